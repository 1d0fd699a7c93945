import StateDiff

/// Diff and compact print of lists, dictionaries, sets and texts of growing size.
func growthTable() -> String {
  var rows = [["growth", "1,000", "10,000", "100,000"]]
  for (name, work) in growthCases {
    rows.append([name] + [1_000, 10_000, 100_000].map { text(work($0)) })
  }
  return table(rows)
}

private func time<Value>(_ old: Value, _ new: Value, _ count: Int) -> Duration {
  compactTime(StateCapture(old), StateCapture(new), count < 100_000 ? 9 : 3)
}

private func numbered(_ range: Range<Int>) -> [Int: Int] {
  Dictionary(uniqueKeysWithValues: range.map { ($0, $0) })
}

private let growthCases: [(String, @Sendable (Int) -> Duration)] = [
  ("identified, one changed", { time(items($0), changed(items($0)), $0) }),
  ("identified, one inserted in front", { time(items($0), items(1, from: $0) + items($0), $0) }),
  ("identified, all ids replaced", { time(items($0), items($0, from: $0), $0) }),
  ("identified, shuffled", { time(items($0), shuffled(items($0)), $0) }),
  ("identified, reversed", { time(items($0), items($0).reversed(), $0) }),
  ("numbers, all replaced", { time(Array(0..<$0), Array($0..<2 * $0), $0) }),
  ("numbers, shuffled", { time(Array(0..<$0), shuffled(items($0)).map(\.id), $0) }),
  (
    "not Equatable, one changed",
    { count in
      let old = (0..<count).map { Nest(value: $0, inner: []) }
      var new = old
      new[count / 2].value = -1
      return time(old, new, count)
    }
  ),
  (
    "dictionary, one changed",
    { time(numbered(0..<$0), numbered(0..<$0).merging([1: -1]) { $1 }, $0) }
  ),
  ("dictionary, all keys replaced", { time(numbered(0..<$0), numbered($0..<2 * $0), $0) }),
  ("set, one out, one in", { time(Set(0..<$0), Set(1...$0), $0) }),
  ("text, all lines changed", { time(lines("line", $0), lines("other", $0), $0) }),
  (
    "equal, shared storage",
    { count in
      let old = StateCapture(items(count))
      return compactTime(old, old, 9, rounds: 1_000)
    }
  ),
]
