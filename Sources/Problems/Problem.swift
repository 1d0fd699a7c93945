/// A message in three parts: what happened, where, and what to try.
package struct Problem: Error, Equatable, Sendable {
  package var what: String
  package var places: [String]
  package var tries: [String]
  package var status: ExitStatus

  /// Makes a message; words that were wrong are what it is about unless the status says otherwise.
  package init(
    what: String,
    places: [String] = [],
    tries: [String] = [],
    status: ExitStatus = .usage
  ) {
    self.what = what
    self.places = places
    self.tries = tries
    self.status = status
  }
}
