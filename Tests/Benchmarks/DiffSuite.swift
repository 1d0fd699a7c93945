import StateDiff

/// Diff and print, beside a bare typed loop that does the same comparing.
let diffSuite = Suite(name: "diff") {
  var rows = [["case", "diff + print", "typed loop", "ratio", "bar"]]
  for measure in diffCases { rows.append(measure()) }
  var growth = [["growth", "1,000", "10,000", "100,000"]]
  for (name, work) in growthCases {
    growth.append([name] + [1_000, 10_000, 100_000].map { text(work($0)) })
  }
  return table(rows) + "\n" + table(growth)
}

private struct Item: Identifiable, Equatable {
  var id: Int
  var title: String
  var price = 1.5
  var isOpen = false
  var note: String?
}

private struct Account: Equatable {
  var name = "ann"
  var age = 41
  var mail = "ann@example.org"
  var isActive = true
  var balance = 12.5
}

@inline(never)
private func areEqual(_ old: Account, _ new: Account) -> Bool { old == new }

private struct Nest {
  var value: Int
  var inner: [Nest]
}

private final class Link {
  var value: Int
  var next: Link?
  init(_ value: Int) { self.value = value }
}

private func items(_ count: Int, from start: Int = 0) -> [Item] {
  (start..<start + count).map { Item(id: $0, title: "item \($0)") }
}

/// The same order each time, whatever the process.
private func shuffled(_ items: [Item]) -> [Item] {
  var items = items
  var seed: UInt64 = 42
  for index in stride(from: items.count - 1, to: 0, by: -1) {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    items.swapAt(index, Int(seed >> 33) % (index + 1))
  }
  return items
}

private func diffTime<Value>(_ old: Value, _ new: Value, repetitions: Int = 9) -> Duration {
  let (before, after) = (Capture(old), Capture(new))
  return median(of: repetitions) { keep(Diff.between(before, after).compact()) }
}

private func row(
  _ name: String,
  _ time: Duration,
  _ bare: Duration,
  bar: String
) -> [String] {
  let ratio = bare == .zero ? "-" : rounded(time / bare)
  return [name, text(time), bare == .zero ? "-" : text(bare), ratio, bar]
}

private let diffCases: [@Sendable () -> [String]] = [
  {
    let (old, new) = (Account(), Account(age: 42))
    let bare = median(of: 9) { for _ in 0..<10_000 { keep(areEqual(old, new)) } }
    let (before, after) = (Capture(old), Capture(new))
    let time = median(of: 9) {
      for _ in 0..<10_000 { keep(Diff.between(before, after).compact()) }
    }
    return row("five fields, one changed", time / 10_000, bare / 10_000, bar: "15 µs")
  },
  {
    let old = items(100_000)
    var new = old
    new[50_000].title = "new"
    let bare = median(of: 9) { keep(zip(old, new).first { $0 != $1 }) }
    let time = diffTime(old, new)
    let name = "100,000 identified, one changed"
    return row(name, time, bare, bar: "20 ms, 80 MiB: peak \(peakMemory()) MiB")
  },
  {
    let (old, new) = (items(10_000), items(10_000, from: 10_000))
    let bare = median(of: 9) { keep(matches(old, new)) }
    return row("10,000 identified, all replaced", diffTime(old, new), bare, bar: "100 ms")
  },
  {
    let old = items(10_000)
    let new = shuffled(old)
    let bare = median(of: 9) { keep(matches(old, new)) }
    return row("10,000 identified, shuffled", diffTime(old, new), bare, bar: "200 ms")
  },
  {
    let old = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ("key \($0)", $0) })
    var new = old
    new["key 500"] = -1
    let bare = median(of: 9) {
      keep(old.first { new[$0.key] != $0.value }); keep(old.filter { new[$0.key] != $0.value })
    }
    return row("dictionary of 100,000, one changed", diffTime(old, new), bare, bar: "150 ms")
  },
  {
    let old = Set(0..<100_000)
    let new = old.subtracting([500]).union([100_001])
    let bare = median(of: 9) {
      keep(old.filter { !new.contains($0) })
      keep(new.filter { !old.contains($0) })
    }
    return row("set of 100,000, one out, one in", diffTime(old, new), bare, bar: "150 ms")
  },
  {
    let old = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")
    let new = (0..<10_000).map { "other \($0)" }.joined(separator: "\n")
    let bare = median(of: 9) {
      keep(
        zip(old.utf8.split(separator: 10), new.utf8.split(separator: 10)).count {
          $0.elementsEqual($1)
        }
      )
    }
    return row("text of 10,000 lines, all changed", diffTime(old, new), bare, bar: "300 ms")
  },
  {
    func nest(_ leaf: Int) -> Nest {
      (0..<1_000).reduce(Nest(value: leaf, inner: [])) { Nest(value: $1, inner: [$0]) }
    }
    func depth(_ nest: Nest) -> Int { 1 + (nest.inner.first.map(depth) ?? 0) }
    let (old, new) = (nest(1), nest(2))
    let bare = median(of: 9) { keep(depth(old) + depth(new)) }
    return row("nested 1,000 deep, not Equatable", diffTime(old, new), bare, bar: "200 ms")
  },
  {
    let links = (0..<100_000).map(Link.init)
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    let before = Capture(links[0])
    links[3].value = -1
    let after = Capture(links[0])
    let time = median(of: 9) { keep(Diff.between(before, after).compact()) }
    let text = Diff.between(before, after).compact()
    let isAnnounced = text.contains("levels, not compared")
    for link in links { link.next = nil }
    return row(
      "class chain 100,000 deep",
      time,
      .zero,
      bar: isAnnounced ? "no crash: limit announced" : "limit NOT announced"
    )
  },
  {
    let old = items(100_000)
    return row("100,000 equal, shared storage", diffTime(old, old), .zero, bar: "constant")
  },
]

private func matches(_ old: [Item], _ new: [Item]) -> Int {
  let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
  return new.count { item in places[item.id].map { old[$0] == item } ?? false }
}

private let growthCases: [(String, @Sendable (Int) -> Duration)] = [
  (
    "identified, one changed",
    { count in
      let old = items(count)
      var new = old
      new[count / 2].title = "new"
      return diffTime(old, new)
    }
  ),
  (
    "identified, one inserted in front",
    { count in diffTime(items(count), items(1, from: count) + items(count)) }
  ),
  ("identified, all ids replaced", { diffTime(items($0), items($0, from: $0), repetitions: 3) }),
  ("identified, shuffled", { diffTime(items($0), shuffled(items($0)), repetitions: 3) }),
  ("identified, reversed", { diffTime(items($0), items($0).reversed(), repetitions: 3) }),
  (
    "numbers, all replaced",
    { count in diffTime(Array(0..<count), Array(count..<2 * count), repetitions: 3) }
  ),
  (
    "numbers, shuffled",
    { count in diffTime(Array(0..<count), shuffled(items(count)).map(\.id), repetitions: 3) }
  ),
  (
    "dictionary, one changed",
    { count in
      let old = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
      var new = old
      new[1] = -1
      return diffTime(old, new)
    }
  ),
  (
    "dictionary, all keys replaced",
    { count in
      let old = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
      let new = Dictionary(uniqueKeysWithValues: (count..<2 * count).map { ($0, $0) })
      return diffTime(old, new, repetitions: 3)
    }
  ),
  (
    "set, one out, one in",
    { count in diffTime(Set(0..<count), Set(1...count)) }
  ),
  (
    "text, all lines changed",
    { count in
      let old = (0..<count).map { "line \($0)" }.joined(separator: "\n")
      return diffTime(old, old.replacing("line", with: "other"), repetitions: 3)
    }
  ),
  (
    "equal, shared storage",
    { count in
      let old = items(count)
      return diffTime(old, old)
    }
  ),
  (
    "not Equatable, one changed",
    { count in
      let old = (0..<count).map { Nest(value: $0, inner: []) }
      var new = old
      new[count / 2].value = -1
      return diffTime(old, new)
    }
  ),
]
