import ReducerKit

/// Every change is an action; an edit while sending is one like any other.
struct Transfer: Reducer {
  struct State: Equatable, Sendable {
    var amount = 0.0
    var recipient = ""
    var phase = TransferPhase.editing

    var canSubmit: Bool { phase == .editing && amount > 0 && !recipient.isEmpty }
  }

  enum Action {
    case setAmount(Double), setRecipient(String), submit
    case sent(Receipt), failed
  }

  let send: @Sendable (Double, String) async throws -> Receipt

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setAmount(let amount): state.amount = amount
    case .setRecipient(let recipient): state.recipient = recipient
    case .submit: return submit(&state)
    case .sent(let receipt): state.phase = .sent(receipt)
    case .failed: state.phase = .failed("not sent")
    }
    return .none
  }

  private func submit(_ state: inout State) -> Effect<Action> {
    guard state.canSubmit else { return .none }
    state.phase = .submitting
    return .run { [send, state] actions in
      await actions(.sent(try await send(state.amount, state.recipient)))
    } catch: { _, actions in
      await actions(.failed)
    }
  }
}

extension Store where State == Transfer.State {
  /// As in the state, here property by property, so that a view is told of each it reads.
  var canSubmit: Bool { self.phase == .editing && self.amount > 0 && !self.recipient.isEmpty }
}
