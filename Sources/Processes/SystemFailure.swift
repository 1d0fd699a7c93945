import Platform

/// What the system refused.
package struct SystemFailure: Error, Equatable, CustomStringConvertible {
  /// The system's error number.
  package let code: Int32

  /// Keeps an error number: that of the last call where no other is given.
  package init(_ code: Int32 = errno) {
    self.code = code
  }

  /// The system's words as half a sentence: "permission denied".
  package var description: String {
    String(cString: strerror(code)).lowercased()
  }
}
