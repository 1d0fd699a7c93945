import Observation
import Stepping

/// One observed property of a store's state.
@MainActor
struct Watch<State> {
  let isSame: (State, State) -> Bool
  private let told: (ObservationRegistrar, AnyObject, Moment) -> Void

  private enum Moment { case access, willSet, didSet }

  init<Subject: Observable & AnyObject, Value>(
    _ path: KeyPath<Subject, Value>,
    isSame: @escaping (State, State) -> Bool
  ) {
    self.isSame = isSame
    told = { registrar, subject, moment in
      guard let subject = subject as? Subject else { return }
      switch moment {
      case .access: registrar.access(subject, keyPath: path)
      case .willSet: registrar.willSet(subject, keyPath: path)
      case .didSet: registrar.didSet(subject, keyPath: path)
      }
    }
  }

  func access(_ registrar: ObservationRegistrar, _ subject: AnyObject) {
    told(registrar, subject, .access)
  }

  func willSet(_ registrar: ObservationRegistrar, _ subject: AnyObject) {
    told(registrar, subject, .willSet)
  }

  func didSet(_ registrar: ObservationRegistrar, _ subject: AnyObject) {
    told(registrar, subject, .didSet)
  }
}

/// The properties somebody has read since they last changed.
///
/// Being told uses up an observation, so a property that has changed is watched again when it is
/// read again; with none watched, state is reduced in place.
@MainActor
final class StateObservation<State> {
  private var known: [PartialKeyPath<State>: Watch<State>] = [:]
  private var watched: Set<PartialKeyPath<State>> = []

  var isWatching: Bool { !watched.isEmpty }

  func watch(_ path: PartialKeyPath<State>, make: () -> Watch<State>) -> Watch<State> {
    watched.insert(path)
    if let watch = known[path] { return watch }
    let watch = make()
    known[path] = watch
    return watch
  }

  func takeChanged(from old: State, to new: State) -> [Watch<State>] {
    var changed: [Watch<State>] = []
    for path in watched {
      guard let watch = known[path], !watch.isSame(old, new) else { continue }
      changed.append(watch)
      watched.remove(path)
    }
    return changed
  }
}
