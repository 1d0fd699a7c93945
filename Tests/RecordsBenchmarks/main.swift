import DecisionRecords

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Times listing, checking and searching a generated folder beside reading its bytes alone.
//
//     swift run -c release RecordsBenchmarks 10000

/// What some work takes: the best of five runs by the clock, its processor time, and its result.
struct Measure {
  var wall = Double.infinity
  var processor = 0.0
  var result = 0

  init(_ work: () throws -> Int) rethrows {
    for _ in 0..<5 {
      let (start, used) = (ContinuousClock.now, Measure.processorTime)
      result = try work()
      let parts = (ContinuousClock.now - start).components
      let time = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      if time < wall { (wall, processor) = (time, Measure.processorTime - used) }
    }
  }

  /// The seconds all threads of the process have computed, in the kernel too.
  private static var processorTime: Double {
    Double(clock()) / 1_000_000
  }
}

/// A record of about 2 KB in one of three shapes, linked to others.
func text(_ number: Int) -> String {
  let words = ["cache", "queue", "module", "store", "client", "screen", "budget", "training"]
  let paragraph = (0..<10).map { line in
    "The \(words[(number + line) % 8]) of part \(number % 97) is \(words[(number * 7 + line) % 8]) "
      + "in `Module\(line)`, *says* the team."
  }.joined(separator: "\n")
  let sections = ["Context", "Decision", "Consequences"].map { "## \($0)\n\n\(paragraph)\n" }
    .joined(separator: "\n")
  let link =
    number > 1 ? "\nAmends [\(number - 1). Use part \(number - 1)](\(name(number - 1)))\n" : ""
  let back = "\nAmended by [\(number + 1). Use part \(number + 1)](\(name(number + 1)))\n"
  let matter =
    number % 3 == 0 ? "---\nstatus: accepted\ndate: 2026-01-01\ntags: [a, b]\n---\n\n" : ""
  return matter
    + "# \(number). Use part \(number)\n\nDate: 2026-01-01\n\n## Status\n\nAccepted\n\(link)\(back)\n\(sections)"
}

func name(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-use-part-\(digits).md"
}

func write(_ count: Int, into folder: String) {
  mkdir(folder, 0o755)
  for number in 1...count {
    let file = open(folder + "/" + name(number), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let bytes = Array(text(number).utf8)
    _ = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
    close(file)
  }
}

func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

func readAll(_ count: Int, in folder: String) -> Int {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  return (1...count).reduce(0) { sum, number in
    let file = open(folder + "/" + name(number), O_RDONLY)
    defer { close(file) }
    return sum + read(file, &buffer, buffer.count)
  }
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
for count in counts.isEmpty ? [1000, 10_000] : counts {
  let path = "\(root)/records-benchmark-\(getpid())-\(count)"
  write(count, into: path)
  let folder = RecordFolder(path)
  let rows = [
    ("reading alone", Measure { readAll(count, in: path) }),
    ("list", try Measure { try folder.read().records.count }),
    ("check", try Measure { try folder.check(today: "2026-11-30").count }),
    ("search, few hits", try Measure { try folder.search("part 4711").count }),
    ("search, all hit", try Measure { try folder.search("cache").count }),
  ]
  print("\(count) records")
  for (words, row) in rows {
    let (wall, processor) = (Int(row.wall * 1000), Int(row.processor * 1000))
    print("  \(words): \(wall) ms, processor \(processor) ms (\(row.result))")
  }
  for number in 1...count { unlink(path + "/" + name(number)) }
  rmdir(path)
}
