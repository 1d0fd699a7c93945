import LineEditing

/// What Tab offers, from the session as it stands before the line.
final class CompletionSource {
  var session: Session?

  func complete(_ text: String) -> Completion {
    guard let session else { return .none }
    return Completer(commands: session.commands, session: session).complete(text)
  }
}
