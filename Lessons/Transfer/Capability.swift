import Hosting

/// State: a plain value, hosted by whoever wants to own it.
struct TransferState: Equatable, Sendable {
  var amount = 0.0
  var recipient = ""
  var phase = TransferPhase.editing
}

/// Logic: made on demand around a binding; what waits in it keeps the binding.
@MainActor
struct TransferLogic {
  @Binding var state: TransferState
  let send: @Sendable (Double, String) async throws -> Receipt

  var capability: TransferCapability {
    TransferCapability(
      amount: state.amount,
      recipient: state.recipient,
      phase: state.phase,
      canSubmit: canSubmit,
      setAmount: { state.amount = $0 },
      setRecipient: { state.recipient = $0 },
      submit: submit
    )
  }

  private var canSubmit: Bool {
    state.phase == .editing && state.amount > 0 && !state.recipient.isEmpty
  }

  private func submit() async {
    guard canSubmit else { return }
    state.phase = .submitting
    do {
      state.phase = .sent(try await send(state.amount, state.recipient))
    } catch {
      state.phase = .failed("not sent")
    }
  }
}

/// Capability: data and closures, the only thing the UI sees.
struct TransferCapability {
  let amount: Double
  let recipient: String
  let phase: TransferPhase
  let canSubmit: Bool
  let setAmount: @MainActor (Double) -> Void
  let setRecipient: @MainActor (String) -> Void
  let submit: @MainActor () async -> Void
}
