import DecisionRecords
import Platform

/// Listing, checking and searching generated folders, beside reading their bytes alone.
let recordsSuite = Suite(name: "records") {
  var rows = [["records", "what", "wall", "processor", "bar"]]
  for count in [10, 1_000, 10_000] { rows += folderRows(count) }
  return table(rows)
}

private func folderRows(_ count: Int) -> [[String]] {
  let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  let path = "\(root)/records-benchmark-\(getpid())-\(count)"
  writeRecords(count, into: path)
  defer {
    for number in 1...count { unlink(path + "/" + recordName(number)) }
    rmdir(path)
  }
  let folder = RecordFolder(path)
  let works: [(String, String, () -> Int)] = [
    ("reading alone", "", { readRecords(count, in: path) }),
    ("list", "1 s", { (try? folder.read().records.count) ?? 0 }),
    ("check", "1 s", { (try? folder.check(today: "2026-11-30").count) ?? 0 }),
    ("search, few hits", "500 ms", { (try? folder.search("part 4711").count) ?? 0 }),
    ("search, all hit", "500 ms", { (try? folder.search("cache").count) ?? 0 }),
  ]
  return works.map { name, bar, work in
    let (wall, processor) = best(of: 5, work)
    return ["\(count)", name, text(wall), text(processor), count == 10_000 ? bar : ""]
  }
}

/// The shortest run by the clock, and its processor time, in which all threads count.
private func best(of repetitions: Int, _ work: () -> Int) -> (wall: Duration, processor: Duration) {
  let runs = (0..<repetitions).map { _ in
    let (clock, used) = (ContinuousClock.now, processorTime())
    keep(work())
    return (wall: ContinuousClock.now - clock, processor: processorTime() - used)
  }
  return runs.min { $0.wall < $1.wall } ?? (.zero, .zero)
}
