/// What the package manager and the compiler say, read for what a person has to know.
struct BuildLog {
  let text: String

  init(_ result: BuildResult) {
    text = result.output + "\n" + result.errors
  }

  init(text: String) {
    self.text = text
  }

  /// One thing the compiler refuses.
  struct Fault: Equatable, Sendable, Encodable {
    /// The file, nil where the manifest or the linker complains.
    var file: String?
    var line: Int?
    /// In the compiler's words.
    var message: String

    var place: String? {
      file.map { file in line.map { "\(file):\($0)" } ?? file }
    }
  }
}

extension BuildLog {
  /// The errors in the order they were found, each once; files are named from a folder.
  func faults(in folder: String) -> [Fault] {
    var faults: [Fault] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let fault = Self.fault(line, folder), !faults.contains(fault) else { continue }
      faults.append(fault)
    }
    let placed = faults.filter { $0.file != nil }
    return placed.isEmpty ? faults : placed
  }

  /// `path:12:5: error: message`, or a line that begins with `error: `.
  private static func fault(_ line: Substring, _ folder: String) -> Fault? {
    guard let mark = line.firstRange(of: "error: ") else { return nil }
    let message = brief(line[mark.upperBound...])
    if message.hasPrefix("invalid manifests at [") { return nil }
    let before = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard before.count >= 3, let row = Int(before[before.count - 3]) else {
      let isPlain = before.isEmpty || before.count == 1 && before[0].isEmpty
      return isPlain ? Fault(file: nil, line: nil, message: message) : nil
    }
    let path = before.dropLast(3).joined(separator: ":")
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let file = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    return Fault(file: file, line: row, message: message)
  }

  /// The package manager adds its whole command to what it says of a manifest that printed nothing.
  private static func brief(_ message: Substring) -> String {
    guard let command = message.firstRange(of: " (compiled with: [") else { return String(message) }
    return message[..<command.lowerBound] + ": it ran and described no package"
  }

  /// Its last lines, for a failure that names no error.
  var tail: [String] {
    text.split(whereSeparator: \.isNewline).suffix(4).map(String.init)
  }

  /// Who holds the build folder, as it reads behind "another build"; nil where nobody does.
  static func holder(in text: String) -> String? {
    guard let mark = text.firstRange(of: "is already running using") else { return nil }
    guard let pid = text[..<mark.lowerBound].ranges(of: "(PID: ").last else { return "" }
    let number = text[pid.upperBound...].prefix { $0.isNumber }
    return number.isEmpty ? "" : " (process \(number))"
  }
}
