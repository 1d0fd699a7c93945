extension Task where Success == Never, Failure == Never {
  /// Lets every job that is ready run first, as the standard `Task.yield()` does.
  ///
  /// In a file that imports this module it takes that one's place: inside a plain actor, and in what
  /// an actor calls, the standard one goes to the global pool past every hook (6.3.1, Linux).
  public static func yield() async {
    await withUnsafeContinuation { continuation in
      Task<Void, Never>.detached { continuation.resume() }
    }
  }
}
