import DecisionTrees
import TestSupport
import Testing

/// Reads bytes as a tree; when it is one after all, uses it.
private func use(_ bytes: [UInt8]) {
  guard let tree = try? Tree(bytes: bytes, file: "t") else { return }
  for facts in [Facts()] + tree.someFacts(2) {
    let walk = Walk(tree, facts)
    _ = (walk.decision, walk.next, walk.irrelevant, walk.learnt)
  }
  _ = (tree.text(), tree.text(DrawingStyle(width: 1, isASCII: true)), tree.mermaid, tree.dot)
}

/// One to four random changes of bytes.
private func mutated(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
  var bytes = bytes
  for _ in 0...random.number(below: 4) {
    let place = random.number(below: bytes.count)
    let end = min(bytes.count, place + random.number(below: 60))
    switch random.number(below: 6) {
    case 0: bytes[place..<min(bytes.count, place + 1)] = [UInt8(random.number(below: 256))]
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.number(below: bytes.count))
    case 3: bytes.insert(marks[random.number(below: marks.count)], at: place)
    case 4: bytes.swapAt(place, random.number(below: bytes.count))
    default: bytes = Array(bytes.prefix(place))
    }
    if bytes.isEmpty { return [] }
  }
  return bytes
}

private let marks = Array("{}[]\",:\\0123456789-eu\n\u{0}".utf8)

@Test func damagedTreesNeverCrash() {
  var random = Random(seed: 42)
  for _ in 0..<4_000 { use(mutated(Array(teamTree.utf8), &random)) }
}

@Test(arguments: Tree.builtInIDs)
func damagedBuiltInTreesNeverCrash(_ id: String) throws {
  var random = Random(seed: 43)
  let bytes = try tree(id).bytes
  for _ in 0..<60 { use(mutated(bytes, &random)) }
}

@Test func changedWordsNeverCrash() {
  var random = Random(seed: 44)
  let words = teamTree.split(separator: "\"", omittingEmptySubsequences: false)
  for _ in 0..<2_000 {
    var changed = words
    for _ in 0...random.number(below: 3) {
      changed[random.number(below: words.count)] = words[random.number(below: words.count)]
    }
    use(Array(changed.joined(separator: "\"").utf8))
  }
}

@Test func anyBytesNeverCrash() {
  var random = Random(seed: 45)
  for _ in 0..<2_000 {
    use((0..<random.number(below: 200)).map { _ in UInt8(random.number(below: 256)) })
    use((0..<random.number(below: 200)).map { _ in marks[random.number(below: marks.count)] })
  }
}
