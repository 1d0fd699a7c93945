/// What the service answers; it says whose money arrived.
struct Receipt: Equatable, Sendable {
  /// `Decimal` in an app; a number with a point keeps the lesson small.
  let amount: Double
  let recipient: String
}

/// Why the service did not transfer.
enum TransferError: Error {
  case rejected, offline
}

/// Where the screen stands; one of these at a time (K26).
enum TransferPhase: Equatable, Sendable {
  case editing
  case submitting
  case sent(Receipt)
  case failed(String)

  /// Whether the fields may change and a submit may begin; only the careful versions ask.
  var takesInput: Bool {
    switch self {
    case .editing, .failed: true
    case .submitting, .sent: false
    }
  }
}
