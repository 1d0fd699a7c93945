// Figures of runs of lessons; run with: swift run -c release LessonBenchmarks
import CounterLesson
import LessonKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Nanoseconds of processor time this process has used.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Prints wall time and processor time; on a busy machine the second is the one to compare.
func measure(_ name: String, _ count: Int, _ work: () throws -> Void) rethrows {
  let start = processorTime()
  let time = try ContinuousClock().measure(work)
  let processor = (processorTime() - start) / Double(count)
  let wall = time / count / .nanoseconds(1)
  print("\(name): \(Int(wall)) ns each, \(Int(processor)) ns of a processor")
}

func runQuietly(_ lesson: Lesson, _ script: Script, _ count: Int) throws {
  let frame = Frame(step: 1, input: "", as: "")
  for _ in 0..<count {
    let run = try Run(lesson, script, opening: frame)
    for step in script.steps { run.takeQuietly(step, known: frame) }
    run.end()
  }
}

let words = ["open loading", "style mvvm", ".load 1", "deliver e1 ok", ".load 2", "deliver e2 ok"]
let loading = try Script(words: words.joined(separator: "\n"))
try measure("four async steps without diff and print", 20_000) {
  try runQuietly(.loading, loading, 20_000)
}
try measure("four async steps with frames", 5_000) {
  for _ in 0..<5_000 {
    let run = try Run(.loading, loading)
    run.play(loading)
    run.end()
  }
}
for style in ["reducer", "mvvm", "capability"] {
  let increments = Array(repeating: Step.move("increment", []), count: 4)
  let script = Script(lesson: "counter", style: style, steps: increments)
  try measure("four counter steps without diff and print, \(style)", 20_000) {
    try runQuietly(.counter, script, 20_000)
  }
}

let session = InProcessSession(.counter)
let long = Array(repeating: Step.move("increment", []), count: 10_000)
let script = Script(lesson: "counter", style: "mvvm", steps: long)
try measure("a session of 10 000 steps, each", 10_000) { _ = try session.ask(.start(script)) }
try measure("goto 9 999 in it", 1) { _ = try session.ask(.goto(9_999)) }
try measure("one more step", 1) { _ = try session.ask(.step(".increment")) }
try measure("skip 5 000 in it", 1) { _ = try session.ask(.skip(5_000)) }
