/// What a process that trapped left on standard error, told apart: the lesson's own output, the
/// runtime's reason, the place in the lesson's files, and the backtrace.
struct TrapText: Equatable {
  var printed: [UInt8] = []
  var reason: String?
  var place: String?
  var backtrace = ""
  /// Whether memory could not be had.
  var isAboutMemory = false

  /// The runtime's words are at the end; what is far before them is not looked through.
  init(_ bytes: [UInt8]) {
    let tail = bytes.suffix(64 << 10)
    let text = String(decoding: tail, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for mark in ["*** Signal ", "Current stack trace:"] { takeBacktrace(&lines, from: mark) }
    let message = takeMessage(&lines)
    printed = bytes.dropLast(tail.count) + Array(lines.joined(separator: "\n").utf8)
    isAboutMemory = message?.contains("failed to allocate") ?? text.contains("bad_alloc")
    reason = message ?? Self.failure(in: backtrace)
    place = BacktraceFrames(backtrace).place ?? place
  }
}

extension TrapText {
  /// The line of the mark may begin with what the lesson printed without a line's end.
  private mutating func takeBacktrace(_ lines: inout [String], from mark: String) {
    guard let start = lines.lastIndex(where: { $0.contains(mark) }),
      let cut = lines[start].firstRange(of: mark)?.lowerBound
    else { return }
    let before = String(lines[start][..<cut])
    lines[start].removeSubrange(..<cut)
    let taken = lines[start...].filter { !$0.isEmpty }.joined(separator: "\n")
    backtrace = backtrace.isEmpty ? taken : taken + "\n" + backtrace
    lines[start...] = before.isEmpty ? [] : [before]
  }

  private static let kinds = [
    "Fatal error", "Precondition failed", "Assertion failed", dataRace,
  ]
  /// What the runtime says of it is the reason, not only what follows.
  private static let dataRace = "data race detected"

  /// The runtime's last message, `Model.swift:22: Fatal error: no such order`, and the place it names.
  private mutating func takeMessage(_ lines: inout [String]) -> String? {
    guard let number = lines.lastIndex(where: { Self.kind(in: $0) != nil }),
      let (kind, found) = Self.kind(in: lines[number])
    else { return nil }
    let line = lines[number]
    let words = line[found.upperBound...].drop { $0 == ":" || $0 == " " }
    let before = line[..<found.lowerBound]
    let path = before.split(separator: " ", omittingEmptySubsequences: false).dropLast().last ?? ""
    place = Self.place(path)
    lines[number] = String(before.dropLast(path.count + 1))
    if lines[number].isEmpty { lines.remove(at: number) }
    if words.isEmpty { return kind.lowercased() }
    return kind == Self.dataRace ? "\(kind): \(words)" : String(words)
  }

  private static func kind(in line: String) -> (String, Range<String.Index>)? {
    for kind in kinds {
      if let found = line.firstRange(of: kind) { return (kind, found) }
    }
    return nil
  }

  /// `Module/Model.swift:22:` as `Model.swift:22`; nil for a file of the standard library.
  private static func place(_ path: Substring) -> String? {
    guard path.contains(".swift:"), !path.contains("Swift/") else { return nil }
    return path.split(separator: "/").last.map { String($0.dropLast()) }
  }

  /// `arithmetic overflow` in `Swift runtime failure: arithmetic overflow in …`.
  private static func failure(in backtrace: String) -> String? {
    let mark = "Swift runtime failure: "
    guard let found = backtrace.firstRange(of: mark) else { return nil }
    let line = backtrace[found.upperBound...].prefix { $0 != "\n" }
    let ends = [" ***", " in "].compactMap { line.firstRange(of: $0)?.lowerBound }
    return String(line[..<(ends.min() ?? line.endIndex)])
  }
}

/// The frames of a backtrace, from the innermost.
struct BacktraceFrames {
  private let lines: [Substring]

  init(_ backtrace: String) {
    lines = backtrace.split(separator: "\n").filter { $0.contains(" in ") && $0.contains("0x") }
  }

  /// `Model.swift:22`, the innermost place in the lesson's files; where inlining has left none, the
  /// function the trap is in.
  var place: String? {
    let own = lines.lazy.compactMap(Self.path).first { path in
      !Self.kit.contains { path.contains("Sources/\($0)/") } && !path.contains("/main.swift:")
    }
    guard let file = own?.split(separator: "/").last else { return Self.function(lines.first) }
    return file.split(separator: ":").prefix(2).joined(separator: ":")
  }

  private static let kit = ["LessonKit", "Stepping", "ReducerKit", "DependencyKit", "StateDiff"]

  /// The path of a frame with a line, `/…/Model.swift:22:9`.
  private static func path(_ line: Substring) -> Substring? {
    guard !line.contains("[system]"), let at = line.ranges(of: " at /").last else { return nil }
    let path = line[at.upperBound...]
    return path.contains(".swift:") && !path.contains("/swift/stdlib/") ? path : nil
  }

  /// The name between the address and the image, of code the compiler has moved.
  private static func function(_ line: Substring?) -> String? {
    guard let line, line.contains("<compiler-generated>"), !line.contains("runtime failure"),
      let address = line.firstRange(of: "0x"),
      let end = line.ranges(of: " in ").last
    else { return nil }
    let words = line[address.upperBound..<end.lowerBound].drop { $0 != " " }.dropFirst()
    return String(words.prefix { $0 != "+" }.split(separator: " ").joined(separator: " "))
  }
}
