import Observation

/// The model writes the fields too, and an answer must belong to the last submission.
@MainActor @Observable
final class CarefulTransferModel {
  private(set) var amount = 0.0
  private(set) var recipient = ""
  private(set) var phase = TransferPhase.editing
  private var submission = 0
  private let send: @Sendable (Double, String) async throws -> Receipt

  init(send: @escaping @Sendable (Double, String) async throws -> Receipt) {
    self.send = send
  }

  var canSubmit: Bool { phase.takesInput && amount > 0 && !recipient.isEmpty }

  func setAmount(_ amount: Double) {
    if phase.takesInput { self.amount = amount }
  }

  func setRecipient(_ recipient: String) {
    if phase.takesInput { self.recipient = recipient }
  }

  func submit() async {
    guard canSubmit else { return }
    submission += 1
    phase = .submitting
    let mine = submission
    let answer = await answer()
    if mine == submission { phase = answer }
  }

  /// Leads back from anywhere; an answer that is still on its way no longer counts.
  func edit() {
    guard phase != .editing else { return }
    submission += 1
    phase = .editing
  }

  private func answer() async -> TransferPhase {
    do {
      return .sent(try await send(amount, recipient))
    } catch {
      return .failed("\(error)")
    }
  }
}
