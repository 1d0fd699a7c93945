import Observation

/// Anyone may write the fields, at any time; only the model writes the phase.
@MainActor @Observable
final class TransferModel {
  var amount = 0.0
  var recipient = ""
  private(set) var phase = TransferPhase.editing
  private let send: @Sendable (Double, String) async throws -> Receipt

  init(send: @escaping @Sendable (Double, String) async throws -> Receipt) {
    self.send = send
  }

  var canSubmit: Bool { phase == .editing && amount > 0 && !recipient.isEmpty }

  func submit() async {
    guard canSubmit else { return }
    phase = .submitting
    do {
      phase = .sent(try await send(amount, recipient))
    } catch {
      phase = .failed("not sent")
    }
  }
}
