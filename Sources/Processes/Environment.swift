import Platform

/// The variables of this process, and what they say.
package enum Environment {
  /// By their names; bytes that are not UTF-8 are repaired.
  package static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = ThisProgram.environment
    while let text = next?.pointee {
      let parts = String(cString: text).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next = next?.successor()
    }
    return variables
  }

  /// Where files that nobody keeps are made: `TMPDIR`, else `/tmp`; without a slash at its end.
  package static var temporaryFolder: String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = named.isEmpty ? "/tmp" : named
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
