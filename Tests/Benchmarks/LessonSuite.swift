import CounterLesson
import LessonKit

/// Runs of lessons, with frames and without.
let lessonSuite = Suite(name: "lessons") {
  do {
    return try table([["case", "each", "bar"]] + runRows() + sessionRows())
  } catch {
    return "\(error)\n"
  }
}

private func runRows() throws -> [[String]] {
  let words = [
    "open loading", "style mvvm", ".load 1", "deliver e1 ok", ".load 2", "deliver e2 ok",
  ]
  let loading = try Script(words: words.joined(separator: "\n"))
  var rows = [
    try row("four async steps, no diff, no print", 5_000, "20 µs") {
      try quietly(.loading, loading)
    },
    try row("four async steps with whole frames", 1_000) {
      let run = try Run(.loading, loading)
      run.play(loading)
      run.end()
    },
  ]
  for style in ["reducer", "mvvm", "capability"] {
    let steps = Array(repeating: Step.move("increment", []), count: 4)
    let script = Script(lesson: "counter", style: style, steps: steps)
    rows.append(
      try row("four counter steps, \(style), no diff, no print", 5_000, "20 µs") {
        try quietly(.counter, script)
      }
    )
  }
  return rows
}

private func sessionRows() throws -> [[String]] {
  let session = InProcessSession(.counter)
  let steps = Array(repeating: Step.move("increment", []), count: 10_000)
  let script = Script(lesson: "counter", style: "mvvm", steps: steps)
  _ = try session.ask(.start(script))
  return [
    try row("one more step after 10 000", 1) { _ = try session.ask(.step(".increment")) },
    try row("goto 9 999", 1, "100 ms") {
      _ = try session.ask(.goto(9_999))
      _ = try session.ask(.step(".increment"))
    },
  ]
}

private func quietly(_ lesson: Lesson, _ script: Script) throws {
  let run = try Run(lesson, script, opening: Frame(step: 0, input: "", of: .opening("")))
  for step in script.steps { run.takeQuietly(known: Frame(step: 1, input: "", of: .step(step))) }
  run.end()
}

private func row(
  _ name: String,
  _ count: Int,
  _ bar: String = "",
  _ work: () throws -> Void
) throws -> [String] {
  var failure: (any Error)?
  let time = median(of: 3) {
    do { for _ in 0..<count { try work() } } catch { failure = error }
  }
  if let failure { throw failure }
  return [name, text(time / count), bar]
}
