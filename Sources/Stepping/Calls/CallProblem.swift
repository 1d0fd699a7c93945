/// Why a call could not be ended as asked; nothing has changed.
public enum CallProblem: Error, Hashable, Sendable {
  /// No call of this run has the id; these are in flight.
  case unknown(Call.ID, inFlight: [Call.ID])
  /// The call has ended already.
  case over(Call)
  /// The call was lost.
  case lost(Call)
  /// The call offers no such outcome; `offered` are those that would do.
  case noOutcome(String?, Call, offered: [String])
}
