import LessonKit
import Problems

/// A lesson brought back: its script run again as far as it still runs, and what was left out.
struct ResumedLesson {
  var lesson: OpenLesson
  /// Why the script did not run to its end; nil where it did.
  var obstacle: Obstacle?

  /// Where a remembered script ended, why, and the lines that were not run, that one first.
  struct Obstacle {
    /// The step's number; nil where the run could not begin as it was.
    var step: Int?
    var reason: String
    var left: [String]
  }
}

extension ResumedLesson {
  /// Makes a run again; where it cannot begin as it was, the lesson begins in its own style.
  static func run(
    _ run: RememberedRun,
    _ entry: LessonShelf.Entry
  ) throws(Problem) -> ResumedLesson {
    var (script, obstacle) = read(run.words)
    script.lesson = entry.description.id
    var resumed: ResumedLesson
    do {
      resumed = try started(entry, script, obstacle)
    } catch {
      let fresh = Script(lesson: script.lesson, style: entry.description.openingStyle)
      obstacle = Obstacle(reason: "\(error)", left: run.words.lines)
      resumed = try startedAnew(entry, fresh, obstacle)
    }
    (resumed.lesson.pack, resumed.lesson.origin) = (entry.pack, entry.origin)
    resumed.lesson.guide = run.progress(in: entry.description)
    if resumed.obstacle != nil { resumed.lesson.guide.words = resumed.lesson.script.words }
    return resumed
  }

  /// The script up to the first line that cannot be read.
  private static func read(_ words: String) -> (Script, Obstacle?) {
    do throws(ScriptProblem) {
      return (try Script(words: words), nil)
    } catch {
      let lines = words.lines
      let before = lines.prefix(error.line - 1)
      let script = try? Script(words: before.joined(separator: "\n"))
      let number = (script?.steps.count ?? 0) + 1
      let left = Array(lines.dropFirst(error.line - 1))
      return (
        script ?? Script(lesson: "", style: ""),
        Obstacle(step: number, reason: "\(error.problem)", left: left)
      )
    }
  }

  /// Runs a script; from the first step that cannot be taken any more nothing is taken.
  private static func started(
    _ entry: LessonShelf.Entry,
    _ script: Script,
    _ obstacle: Obstacle?
  ) throws(LessonProblem) -> ResumedLesson {
    let lesson = try OpenLesson.started(entry.open(), script)
    let frames = try lesson.session.ask(.frames)
    guard !script.isHypothetical,
      let place = frames.firstIndex(where: { $0.impossible != nil }), place > 0,
      let problem = frames[place].impossible
    else { return ResumedLesson(lesson: lesson, obstacle: obstacle) }
    lesson.session.end()
    var shorter = script
    shorter.steps = Array(script.steps.prefix(place - 1))
    let left = script.steps.dropFirst(place - 1).map(\.description) + (obstacle?.left ?? [])
    return ResumedLesson(
      lesson: try OpenLesson.started(entry.open(), shorter),
      obstacle: Obstacle(step: place, reason: "\(problem)", left: left)
    )
  }

  private static func startedAnew(
    _ entry: LessonShelf.Entry,
    _ script: Script,
    _ obstacle: Obstacle?
  ) throws(Problem) -> ResumedLesson {
    do {
      return ResumedLesson(
        lesson: try OpenLesson.started(entry.open(), script),
        obstacle: obstacle
      )
    } catch {
      throw .lesson(error)
    }
  }
}

extension ResumedLesson.Obstacle {
  /// What failed, and what was left out.
  var page: Page {
    var page = Page()
    if let step {
      page.text("Step \(step), \(typed: left.first ?? ""), no longer runs: \(reason)")
      page.text("The steps before it were taken. Left out:")
    } else {
      page.text("The run cannot begin as it was: \(reason)")
      page.text("The lesson begins in its own style. Left out:")
    }
    page.list(left.prefix(20).map { Line($0, .typed) })
    if left.count > 20 { page.text("… and \(left.count - 20) more") }
    return page
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n").map(String.init)
  }
}
