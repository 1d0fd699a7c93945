/// What a reducer wants done outside: nothing, an action at once, work that sends actions later, or its end.
///
/// The store files an effect in the moment the reducer returns it, so a later `.cancel(id:)` finds it
/// even in the same turn. An id is private to the store, and to the child instance that returned it.
public struct Effect<Action: Sendable>: Sendable {
  private let box: Box?

  /// Kept apart so that an effect has one size whatever its action is, and none costs nothing.
  private final class Box: Sendable {
    let operation: Operation
    init(_ operation: Operation) { self.operation = operation }
  }

  /// Nil when there is nothing to do.
  var operation: Operation? { box?.operation }

  /// Whether there is nothing to do.
  var isNone: Bool { box == nil }

  init(operation: Operation) { box = Box(operation) }

  private init() { box = nil }

  indirect enum Operation: Sendable {
    case send(Action)
    case run(Work)
    case cancel(EffectID)
    case merge([Operation])
    case concatenate([Operation])
    /// The effect of a child instance; its ids and its work end with the child.
    case inside(EffectID, Operation)
    /// A child instance has gone or been replaced.
    case leave(EffectID)
  }

  /// Work with what the store needs to file it.
  struct Work: Sendable {
    var ids: [EffectID] = []
    let place: Place
    let body: @Sendable (Send<Action>) async throws -> Void
  }
}

extension Effect {
  /// Nothing to do.
  public static var none: Effect { Effect() }

  /// An action handled in the same turn, after those that wait already.
  public static func send(_ action: Action) -> Effect { Effect(operation: .send(action)) }

  /// Asynchronous work that begins in a later turn and sends its results back as actions.
  ///
  ///     .run { send in await send(.loaded(try await client.fetchAll())) }
  ///
  /// An error goes to `catch`; without one it is reported by the store with this place, except a
  /// `CancellationError`.
  public static func run(
    fileID: String = #fileID,
    line: Int = #line,
    _ body: @escaping @Sendable (Send<Action>) async throws -> Void,
    catch handle: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect {
    let place = Place(fileID: fileID, line: line)
    guard let handle else { return Effect(operation: .run(Work(place: place, body: body))) }
    return Effect(
      operation: .run(
        Work(place: place) { send in
          do {
            try await body(send)
          } catch is CancellationError {
            throw CancellationError()
          } catch {
            await handle(error, send)
          }
        }
      )
    )
  }

  /// Ends the work filed under an id, also work that has not begun; an unknown id does nothing.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(operation: .cancel(EffectID(id)))
  }

  /// Several effects, begun in order in the same turn.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Several effects, begun in order in the same turn.
  public static func merge(_ effects: [Effect]) -> Effect {
    Effect(operation: .merge(effects.compactMap(\.operation)))
  }

  /// Several effects, each begun when the one before has ended; a cancelled one is skipped.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Several effects, each begun when the one before has ended; a cancelled one is skipped.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    Effect(operation: .concatenate(effects.compactMap(\.operation)))
  }
}

extension Effect {
  /// Files the work of this effect under an id, and first ends what is filed there if asked to.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    guard let operation else { return cancelInFlight ? .cancel(id: id) : .none }
    let filed = operation.mapWork { work in
      var work = work
      work.ids.append(EffectID(id))
      return work
    }
    return Effect(operation: cancelInFlight ? .merge([.cancel(EffectID(id)), filed]) : filed)
  }
}

extension Effect.Operation {
  func mapWork(_ change: (Effect.Work) -> Effect.Work) -> Self {
    switch self {
    case .run(let work): .run(change(work))
    case .merge(let parts): .merge(parts.map { $0.mapWork(change) })
    case .concatenate(let parts): .concatenate(parts.map { $0.mapWork(change) })
    case .inside(let child, let part): .inside(child, part.mapWork(change))
    case .send, .cancel, .leave: self
    }
  }
}

/// Sends actions of an effect back to its store; dropped once the effect or its child has gone.
@MainActor
public struct Send<Action: Sendable>: Sendable {
  let deliver: @MainActor @Sendable (Action) -> Void

  /// Hands the action to the store, which handles it and what follows before this returns.
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}

/// Where in the source an effect was made.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// Module and file.
  public let fileID: String
  /// Counts from 1.
  public let line: Int

  /// `Orders/Reducer.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
