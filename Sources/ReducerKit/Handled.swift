/// One action that a store has handled.
public struct Handled<State, Action: Sendable> {
  /// The action.
  public let action: Action
  /// Who sent it.
  public let origin: ActionOrigin
  /// The state before.
  public let old: State
  /// The state after.
  public let new: State
}

/// Who sent an action to a store.
public enum ActionOrigin: Hashable, Sendable, Codable {
  /// A caller of `send`.
  case outside
  /// The reducer itself, by `.send`.
  case reducer
  /// Work that an effect had begun.
  case effect
}

/// Something that went wrong in an effect.
public enum StoreProblem: Hashable, Sendable {
  /// An effect threw an error that nothing handles.
  case effectFailed(Place, error: String)
  /// An effect sent an action after it had ended; the action is ignored.
  case sentAfterEnd(Place, action: String)
}

/// An action that waits to be handled, with what must still exist by then.
struct Arrival<Action: Sendable> {
  let action: Action
  let origin: ActionOrigin
  let lifetime: Lifetime<Action>
  let group: EffectGroup
  var record: EffectRecord<Action>?
}
