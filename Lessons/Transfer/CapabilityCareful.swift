import Hosting

/// State: the number of the last submission is part of the value, because logic keeps nothing.
struct CarefulTransferState: Equatable, Sendable {
  var amount = 0.0
  var recipient = ""
  var phase = TransferPhase.editing
  var submission = 0
}

/// Logic: every closure asks the phase first, and every answer must belong to the last submission.
@MainActor
struct CarefulTransferLogic {
  @Binding var state: CarefulTransferState
  let send: @Sendable (Double, String) async throws -> Receipt

  var capability: CarefulTransferCapability {
    CarefulTransferCapability(
      amount: state.amount,
      recipient: state.recipient,
      phase: state.phase,
      canSubmit: canSubmit,
      setAmount: { if state.phase.takesInput { state.amount = $0 } },
      setRecipient: { if state.phase.takesInput { state.recipient = $0 } },
      submit: submit,
      edit: edit
    )
  }

  private var canSubmit: Bool {
    state.phase.takesInput && state.amount > 0 && !state.recipient.isEmpty
  }

  private func submit() async {
    guard canSubmit else { return }
    state.submission += 1
    state.phase = .submitting
    let mine = state.submission
    let answer = await answer()
    if mine == state.submission { state.phase = answer }
  }

  /// Leads back from anywhere; an answer that is still on its way no longer counts.
  private func edit() {
    guard state.phase != .editing else { return }
    state.submission += 1
    state.phase = .editing
  }

  private func answer() async -> TransferPhase {
    do {
      return .sent(try await send(state.amount, state.recipient))
    } catch {
      return .failed("\(error)")
    }
  }
}

/// Capability: one closure more than before, and whoever makes one has to give it.
struct CarefulTransferCapability {
  let amount: Double
  let recipient: String
  let phase: TransferPhase
  let canSubmit: Bool
  let setAmount: @MainActor (Double) -> Void
  let setRecipient: @MainActor (String) -> Void
  let submit: @MainActor () async -> Void
  let edit: @MainActor () -> Void
}
