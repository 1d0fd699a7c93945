import Platform

/// A record of about 2 KB in one of three shapes, linked to others.
func recordText(_ number: Int) -> String {
  let words = ["cache", "queue", "module", "store", "client", "screen", "budget", "training"]
  let paragraph = (0..<10).map { line in
    "The \(words[(number + line) % 8]) of part \(number % 97) is \(words[(number * 7 + line) % 8]) "
      + "in `Module\(line)`, *says* the team."
  }.joined(separator: "\n")
  let sections = ["Context", "Decision", "Consequences"].map { "## \($0)\n\n\(paragraph)\n" }
    .joined(separator: "\n")
  let link =
    number > 1
    ? "\nAmends [\(number - 1). Use part \(number - 1)](\(recordName(number - 1)))\n" : ""
  let back = "\nAmended by [\(number + 1). Use part \(number + 1)](\(recordName(number + 1)))\n"
  let matter =
    number % 3 == 0 ? "---\nstatus: accepted\ndate: 2026-01-01\ntags: [a, b]\n---\n\n" : ""
  return matter
    + "# \(number). Use part \(number)\n\nDate: 2026-01-01\n\n## Status\n\nAccepted\n\(link)\(back)\n\(sections)"
}

func recordName(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-use-part-\(digits).md"
}

func writeRecords(_ count: Int, into folder: String) {
  mkdir(folder, 0o755)
  for number in 1...count {
    let file = open(folder + "/" + recordName(number), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let bytes = Array(recordText(number).utf8)
    _ = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
    close(file)
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

func readRecords(_ count: Int, in folder: String) -> Int {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  return (1...count).reduce(0) { sum, number in
    let file = open(folder + "/" + recordName(number), O_RDONLY)
    defer { close(file) }
    return sum + read(file, &buffer, buffer.count)
  }
}
