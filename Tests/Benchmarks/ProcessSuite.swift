import CounterLesson
import LessonKit

/// What a process between the shell and a lesson costs, by the clock; the process is this program's
/// own.
let processSuite = Suite(name: "processes") {
  do {
    return try table([["case", "median", "bar"]] + processRows())
  } catch {
    return "\(error)\n"
  }
}

private func processRows() throws -> [[String]] {
  let start = Script(lesson: "counter", style: "mvvm")
  let (session, inside) = (
    ProcessSession(.current, lesson: "counter"), InProcessSession(.counter)
  )
  _ = try session.ask(.start(start))
  _ = try inside.ask(.start(start))
  return [
    row("opening a built-in lesson and ending it", 200, "30 ms") {
      let session = ProcessSession(.current, lesson: "counter")
      _ = try? session.ask(.start(start))
    },
    row("a step's round trip", 2_000, "1 ms beyond") { _ = try? session.ask(.step(".increment")) },
    row("the step itself", 2_000, "") { _ = try? inside.ask(.step(".increment")) },
    row("a look's round trip", 2_000, "") { _ = try? session.ask(.state(path: nil, step: nil)) },
  ]
}

private func row(_ name: String, _ count: Int, _ bar: String, _ work: () -> Void) -> [String] {
  let clock = ContinuousClock()
  let times = (0..<count).map { _ in clock.measure(work) }.sorted()
  return [name, text(times[count / 2]), bar]
}
