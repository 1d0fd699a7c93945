import Observation

/// State and the methods that change it are one object; `count` can be written by anyone.
@MainActor @Observable
final class CounterModel {
  var count = 0

  var canReset: Bool { count != 0 }

  func increment() { count += 1 }

  func decrement() { count -= 1 }

  func reset() { count = 0 }
}
