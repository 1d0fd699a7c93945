// Figures of runs of lessons; run with: swift run -c release LessonBenchmarks
import CounterLesson
import LessonKit

func measure(_ name: String, _ count: Int, _ work: () throws -> Void) rethrows {
  let time = try ContinuousClock().measure(work)
  let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
  print("\(name): \(Int(seconds / Double(count) * 1e9)) ns each")
}
