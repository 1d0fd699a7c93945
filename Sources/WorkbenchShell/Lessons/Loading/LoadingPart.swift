/// What loading lessons from folders keeps of a session.
struct LoadingPart: SessionPart {
  var trusted = TrustedContents()
  var rebuilt: String?
}

extension Session {
  /// The folders that this session may build.
  var trusted: TrustedContents {
    get { self[LoadingPart.self].trusted }
    set { self[LoadingPart.self].trusted = newValue }
  }

  /// The program that `reload` built, which serves the built-in lessons from then on.
  var rebuilt: String? {
    get { self[LoadingPart.self].rebuilt }
    set { self[LoadingPart.self].rebuilt = newValue }
  }
}
