import ReducerKit
import StateDiff
import Stepping

/// A feature on stage, whatever its type: what a run needs of it.
@MainActor
protocol Stage: AnyObject {
  var isThere: Bool { get }
  var doors: Doors { get }
  var endsWorkWhenReleased: Bool { get }
  var viewNames: [String] { get }

  func enter(_ world: World, start: String?)
  func enter(_ world: World, value: Any) -> Bool
  func leave()
  func draw(_ view: Int) -> String
  func isAsync(_ move: String) -> Bool
  /// The property that a move writes through a binding; nil where it calls something.
  func property(of move: String) -> String?
  func perform(_ move: String, _ arguments: [Argument])
  func perform(later move: String, _ arguments: [Argument]) -> (
    @MainActor @Sendable () async -> Void
  )?
  func capture() -> StateCapture?
  func snapshot() -> Any?
  /// Whether an invariant speaks of what was before.
  var remembers: Bool { get }
  /// What invariants remember, in the order of the invariants.
  var memories: [any Sendable] { get set }
  func remember(_ step: Step)
  func broken() -> [String]
  func problems() -> [String]
}

/// A feature with the subject that is on stage now.
@MainActor
final class FeatureStage<Subject: AnyObject & Sendable>: Stage {
  private let feature: Feature<Subject>
  private var subject: Subject?
  var remembers: Bool { feature.remembers }
  var memories: [any Sendable]

  init(_ feature: Feature<Subject>) {
    self.feature = feature
    memories = feature.firstMemories
    for (name, path) in feature.names { PropertyNames.remember(path(), as: name) }
  }

  var isThere: Bool { subject != nil }
  var viewNames: [String] { feature.views.map(\.name) }
  var doors: Doors { feature.doors }
  var endsWorkWhenReleased: Bool { feature.endsWorkWhenReleased }

  func enter(_ world: World, start: String?) {
    let make = feature.starts.first { $0.name == start }?.make ?? feature.make
    subject = make(world)
  }

  func enter(_ world: World, value: Any) -> Bool {
    subject = feature.remake?(world, value)
    return isThere
  }

  func leave() { subject = nil }

  func draw(_ view: Int) -> String {
    guard let subject else { return "" }
    if let older = subject as? any ObservableObject { ObjectSignals.signal(of: older).access() }
    return feature.views[view].draw(subject)
  }
}

extension FeatureStage {
  func remember(_ step: Step) {
    guard let subject else { return }
    for (place, invariant) in feature.invariants.enumerated() {
      invariant.note?(&memories[place], step, subject)
    }
  }

  func isAsync(_ move: String) -> Bool {
    if case .later = feature.moves[move] { true } else { false }
  }

  func property(of move: String) -> String? {
    guard let path = feature.bindings[move], let subject else { return nil }
    return path(subject)
  }

  func perform(_ move: String, _ arguments: [Argument]) {
    if let subject, case .now(let body) = feature.moves[move] { body(subject, arguments) }
  }

  func perform(
    later move: String,
    _ arguments: [Argument]
  ) -> (@MainActor @Sendable () async -> Void)? {
    guard let subject, case .later(let body) = feature.moves[move] else { return nil }
    return { await body(subject, arguments) }
  }

  func capture() -> StateCapture? { subject.map(feature.state) }

  func snapshot() -> Any? {
    guard let subject, let snapshot = feature.snapshot else { return nil }
    return snapshot(subject)
  }

  func broken() -> [String] {
    guard let subject else { return [] }
    let remembered = zip(feature.invariants, memories)
    return remembered.filter { !$0.holds(subject, $1) }.map(\.0.name)
  }

  func problems() -> [String] { subject.map(feature.problems) ?? [] }
}
