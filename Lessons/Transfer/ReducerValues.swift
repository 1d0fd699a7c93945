import ReducerKit

/// The reducer only describes what is to be done, as a value that a test can compare.
struct PlainTransfer: PlainReducer {
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

  enum Effect: Equatable {
    case send(amount: Double, to: String)
  }

  func reduce(into state: inout State, action: Action) -> [Effect] {
    switch action {
    case .setAmount(let amount): state.amount = amount
    case .setRecipient(let recipient): state.recipient = recipient
    case .submit where state.canSubmit:
      state.phase = .submitting
      return [.send(amount: state.amount, to: state.recipient)]
    case .submit: break
    case .sent(let receipt): state.phase = .sent(receipt)
    case .failed: state.phase = .failed("not sent")
    }
    return []
  }
}

extension PlainTransfer {
  /// The other half: what the described effects mean.
  static func host(
    send: @escaping @Sendable (Double, String) async throws -> Receipt
  ) -> Interpreting<PlainTransfer> {
    Interpreting(PlainTransfer()) { effect in
      switch effect {
      case .send(let amount, let recipient):
        .run { actions in
          await actions(.sent(try await send(amount, recipient)))
        } catch: { _, actions in
          await actions(.failed)
        }
      }
    }
  }
}

extension Store where State == PlainTransfer.State {
  /// As in the state, here property by property, so that a view is told of each it reads.
  var canSubmit: Bool { self.phase == .editing && self.amount > 0 && !self.recipient.isEmpty }
}
