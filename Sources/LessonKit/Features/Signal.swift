import Observation

/// What is observed in place of a whole object or value; it is not generic, as key paths into generics are slow.
final class Signal: Observable, NamesItsReads, Sendable {
  private let registrar = ObservationRegistrar()
  private var pulse: Bool { true }

  func access() { registrar.access(self, keyPath: \.pulse) }

  func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.pulse, body)
  }
}
