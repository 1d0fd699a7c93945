import StateDiff

/// Diff and print, beside a bare typed loop that does the same comparing.
let diffSuite = Suite(name: "diff") {
  var rows = [["case", "diff + compact", "diff + full", "typed loop", "ratio", "bar"]]
  for measure in diffCases { rows.append(measure()) }
  return table(rows) + "\n" + growthTable() + "\n" + figureTable()
}

/// A row of the table; `ratio` compares the compact form with the typed loop.
private func row<Value>(
  _ name: String,
  _ old: Value,
  _ new: Value,
  bar: String,
  rounds: Int = 1,
  bare: (() -> Void)?
) -> [String] {
  let (before, after) = (StateCapture(old), StateCapture(new))
  return row(name, before, after, bar: bar, rounds: rounds, bare: bare)
}

private func row(
  _ name: String,
  _ old: StateCapture,
  _ new: StateCapture,
  bar: String,
  rounds: Int = 1,
  bare: (() -> Void)?
) -> [String] {
  let compact = compactTime(old, new, 9, rounds: rounds)
  let full = fullTime(old, new, 9, rounds: rounds)
  let loop = bare.map { median(of: 9, $0) / rounds }
  return [
    name, text(compact), text(full), loop.map(text) ?? "-",
    loop.map { rounded(compact / $0) } ?? "-", bar,
  ]
}

/// Matches two lists by id and compares the matches.
private func matches(_ old: [Item], _ new: [Item]) -> Int {
  let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
  return new.count { item in places[item.id].map { old[$0] == item } ?? false }
}

private func depth(_ nest: Nest) -> Int { 1 + (nest.inner.first.map(depth) ?? 0) }

private let diffCases: [@Sendable () -> [String]] = [
  {
    let (old, new) = (Account(), Account(age: 42))
    return row("five fields, one changed", old, new, bar: "15 µs", rounds: 10_000) {
      for _ in 0..<10_000 { keep(opaque(old) == opaque(new)) }
    }
  },
  {
    let old = items(100_000)
    let new = changed(old)
    let cells = row("100,000 identified, one changed", old, new, bar: "20 ms, 80 MiB") {
      keep(zip(old, new).filter { $0 != $1 })
    }
    return cells.dropLast() + [(cells.last ?? "") + ": peak \(peakMemory()) MiB"]
  },
  {
    let (old, new) = (items(10_000), items(10_000, from: 10_000))
    return row("10,000 identified, all ids replaced", old, new, bar: "100 ms") {
      keep(matches(old, new))
    }
  },
  {
    let old = items(10_000)
    let new = shuffled(old)
    return row("10,000 identified, shuffled", old, new, bar: "200 ms") { keep(matches(old, new)) }
  },
  {
    let old = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ("key \($0)", $0) })
    let new = old.merging(["key 500": -1]) { $1 }
    return row("dictionary of 100,000, one changed", old, new, bar: "150 ms") {
      keep(old.filter { new[$0.key] != $0.value })
    }
  },
  {
    let old = Set(0..<100_000)
    let new = old.subtracting([500]).union([100_001])
    return row("set of 100,000, one out, one in", old, new, bar: "150 ms") {
      keep(old.filter { !new.contains($0) })
      keep(new.filter { !old.contains($0) })
    }
  },
  {
    let (old, new) = (lines("line", 10_000), lines("other", 10_000))
    return row("text of 10,000 lines, all changed", old, new, bar: "300 ms") {
      let pairs = zip(old.utf8.split(separator: 10), new.utf8.split(separator: 10))
      keep(pairs.count { $0.elementsEqual($1) })
    }
  },
  {
    let (old, new) = (nest(1), nest(2))
    return row("nested 1,000 deep, not Equatable", old, new, bar: "200 ms") {
      keep(depth(old) + depth(new))
    }
  },
  {
    let links = (0..<100_000).map(Link.init)
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    defer { for link in links { link.next = nil } }
    let before = StateCapture(links[0])
    links[3].value = -1
    let after = StateCapture(links[0])
    let isSaid = StateDifference.between(before, after).compact().contains("levels, not compared")
    let bar = "no crash; limit \(isSaid ? "announced" : "NOT announced")"
    return row("class chain 100,000 deep", before, after, bar: bar, bare: nil)
  },
  {
    let old = items(100_000)
    return row("100,000 equal, shared storage", old, old, bar: "constant", rounds: 1_000, bare: nil)
  },
]
