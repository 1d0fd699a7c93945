import CounterLesson
import LessonKit

// Tables of measured times. `swift run -c release Benchmarks` runs all, `… Benchmarks diff` one.

LessonHost.serveIfAsked([.counter])

let suites: [Suite] = [
  diffSuite, captureSuite, steppingSuite, lessonSuite, processSuite, recordsSuite,
]

let asked = CommandLine.arguments.dropFirst()
for suite in suites where asked.isEmpty || asked.contains(suite.name) {
  print(suite.name)
  print(suite.run())
}
