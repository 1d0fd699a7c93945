import Observation

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
  private var places: [PartialKeyPath<State>: Int] = [:]
  private var known: [Watch<State>] = []
  private var watched: [Int] = []

  var isWatching: Bool { !watched.isEmpty }

  func watch(_ path: PartialKeyPath<State>, make: () -> Watch<State>) -> Watch<State> {
    let place = places[path] ?? add(path, make())
    if !watched.contains(place) { watched.append(place) }
    return known[place]
  }

  /// The watched properties that differ, which are watched no longer, in the order they were read.
  func takeChanged(from old: State, to new: State) -> [Watch<State>] {
    let changed = watched.filter { !known[$0].isSame(old, new) }
    guard !changed.isEmpty else { return [] }
    watched.removeAll { changed.contains($0) }
    return changed.map { known[$0] }
  }

  private func add(_ path: PartialKeyPath<State>, _ watch: Watch<State>) -> Int {
    known.append(watch)
    places[path] = known.count - 1
    return known.count - 1
  }
}
