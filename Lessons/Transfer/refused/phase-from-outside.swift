import LessonKit

/// The phase of this model can be read by anyone and written by its methods only.
@MainActor @Observable
final class TransferModel {
  private(set) var phase = "editing"
}

/// Somebody who cannot wait for the receipt.
@MainActor
func pretend(_ model: TransferModel) {
  model.phase = "sent"
}
