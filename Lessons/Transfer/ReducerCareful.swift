import ReducerKit

/// Each action says in which phase it counts, and the effect has an id by which it is given up.
struct CarefulTransfer: Reducer {
  struct State: Equatable, Sendable {
    var amount = 0.0
    var recipient = ""
    var phase = TransferPhase.editing

    var canSubmit: Bool { phase.takesInput && amount > 0 && !recipient.isEmpty }
  }

  enum Action {
    case setAmount(Double), setRecipient(String), submit, edit
    case sent(Receipt), failed(String)
  }

  let send: @Sendable (Double, String) async throws -> Receipt

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setAmount(let amount):
      if state.phase.takesInput { state.amount = amount }
    case .setRecipient(let recipient):
      if state.phase.takesInput { state.recipient = recipient }
    case .submit: return submit(&state)
    case .edit:
      state.phase = .editing
      return .cancel(id: "submission")
    case .sent(let receipt): state.phase = .sent(receipt)
    case .failed(let reason): state.phase = .failed(reason)
    }
    return .none
  }

  private func submit(_ state: inout State) -> Effect<Action> {
    guard state.canSubmit else { return .none }
    state.phase = .submitting
    return .run { [send, state] actions in
      await actions(.sent(try await send(state.amount, state.recipient)))
    } catch: { error, actions in
      await actions(.failed("\(error)"))
    }
    .cancellable(id: "submission")
  }
}

extension Store where State == CarefulTransfer.State {
  /// As in the state, here property by property, so that a view is told of each it reads.
  var canSubmit: Bool { self.phase.takesInput && self.amount > 0 && !self.recipient.isEmpty }
}
