import Platform

/// Why history is kept in memory only.
package struct HistoryTrouble: Error, Equatable, Sendable {
  /// What was tried.
  package enum Attempt: Equatable, Sendable {
    /// Reading the file, or writing to it.
    case read, write
  }

  /// What was in the way.
  package enum Cause: Equatable, Sendable {
    /// The system refused, with its error number.
    case system(Int32)
    /// The path names a folder, a device or a pipe.
    case notAnOrdinaryFile
    /// The path names a link, through which nothing is written.
    case link
    /// The file is larger than any history, in bytes.
    case longerThan(Int)
    /// Another process holds the file for longer than is reasonable.
    case locked
  }

  /// What was tried.
  package let attempt: Attempt
  /// What was in the way.
  package let cause: Cause
  /// The file's path.
  package let path: String
}

extension HistoryTrouble {
  /// A sentence on what happened and where, and one on what that means.
  package var message: String {
    let verb = attempt == .read ? "read" : "written"
    return "History cannot be \(verb) at \"\(path)\": \(reason). "
      + "Lines are remembered until the program ends."
  }

  private var reason: String {
    switch cause {
    case .system(let code): String(cString: strerror(code))
    case .notAnOrdinaryFile: "it is not an ordinary file"
    case .link: "it is a link, and nothing is written through one"
    case .longerThan(let bytes): "it is larger than \(bytes) bytes"
    case .locked: "another process holds it locked"
    }
  }

  init(_ attempt: Attempt, _ fault: FileFault, _ path: String) {
    self.attempt = attempt
    self.path = path
    switch fault {
    case .system(let code): cause = .system(code)
    case .notAnOrdinaryFile: cause = .notAnOrdinaryFile
    case .link: cause = .link
    case .longerThan(let bytes): cause = .longerThan(bytes)
    case .locked: cause = .locked
    }
  }
}
