import Observation

/// State: an observable object without methods. Whoever holds it can write all of it, the phase too.
@MainActor @Observable
final class TransferObject {
  var amount = 0.0
  var recipient = ""
  var phase = TransferPhase.editing
}

/// Logic: made on demand over the object, and thrown away; what waits in it keeps the object.
@MainActor
struct TransferObjectLogic {
  let screen: TransferObject
  let send: @Sendable (Double, String) async throws -> Receipt

  var capability: TransferObjectCapability {
    TransferObjectCapability(
      amount: { screen.amount },
      recipient: { screen.recipient },
      phase: { screen.phase },
      canSubmit: { canSubmit },
      setAmount: { screen.amount = $0 },
      setRecipient: { screen.recipient = $0 },
      submit: submit
    )
  }

  private var canSubmit: Bool {
    screen.phase == .editing && screen.amount > 0 && !screen.recipient.isEmpty
  }

  private func submit() async {
    guard canSubmit else { return }
    screen.phase = .submitting
    do {
      screen.phase = .sent(try await send(screen.amount, screen.recipient))
    } catch {
      screen.phase = .failed("not sent")
    }
  }
}

/// Capability: closures only, so that each view reads for itself what it draws.
struct TransferObjectCapability {
  let amount: @MainActor () -> Double
  let recipient: @MainActor () -> String
  let phase: @MainActor () -> TransferPhase
  let canSubmit: @MainActor () -> Bool
  let setAmount: @MainActor (Double) -> Void
  let setRecipient: @MainActor (String) -> Void
  let submit: @MainActor () async -> Void
}
