import StateDiff

struct Item: Identifiable, Equatable {
  var id: Int
  var title: String
  var price = 1.5
  var isOpen = false
  var note: String?
}

/// Neither `Equatable` nor `Identifiable`, with a text that is stored elsewhere.
struct Plain {
  var id: Int
  var title: String
  var price = 1.5
  var isOpen = false
  var note: String?
}

/// The same, looked at through its mirror alone.
struct Mirrored: CustomReflectable {
  var plain: Plain
  var customMirror: Mirror {
    Mirror(self, children: Array(Mirror(reflecting: plain).children), displayStyle: .struct)
  }
}

enum Phase {
  case open
  case closed(by: String)
}

/// A case's payload of which only a value can say whether it holds an object.
enum Loadable<Value> {
  case idle
  case loaded(Value)
}

struct Account: Equatable {
  var name = "ann"
  var age = 41
  var mail = "ann@example.org"
  var isActive = true
  var balance = 12.5
}

struct Nest {
  var value: Int
  var inner: [Nest]
}

final class Link {
  var value: Int
  var next: Link?
  init(_ value: Int) { self.value = value }
}

func items(_ count: Int, from start: Int = 0) -> [Item] {
  (start..<start + count).map { Item(id: $0, title: "item \($0)") }
}

func plains(_ count: Int) -> [Plain] {
  (0..<count).map { Plain(id: $0, title: "item \($0) with a title that is stored elsewhere") }
}

func changed(_ items: [Item]) -> [Item] {
  var items = items
  items[items.count / 2].title = "new"
  return items
}

/// The same order each time, whatever the process.
func shuffled(_ items: [Item]) -> [Item] {
  var items = items
  var seed: UInt64 = 42
  for index in stride(from: items.count - 1, to: 0, by: -1) {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    items.swapAt(index, Int(seed >> 33) % (index + 1))
  }
  return items
}

func lines(_ word: String, _ count: Int) -> String {
  (0..<count).map { "\(word) \($0)" }.joined(separator: "\n")
}

func nest(_ leaf: Int) -> Nest {
  (0..<1_000).reduce(Nest(value: leaf, inner: [])) { Nest(value: $1, inner: [$0]) }
}

/// The time of a diff, printed compact; each of the repetitions does the work `rounds` times.
func compactTime(_ old: StateCapture, _ new: StateCapture, _ repetitions: Int, rounds: Int = 1)
  -> Duration
{
  median(of: repetitions) {
    for _ in 0..<rounds { keep(StateDifference.between(old, new).compact()) }
  } / rounds
}

/// The time of a diff, printed in full.
func fullTime(_ old: StateCapture, _ new: StateCapture, _ repetitions: Int, rounds: Int = 1)
  -> Duration
{
  median(of: repetitions) {
    for _ in 0..<rounds { keep(StateDifference.between(old, new).full()) }
  } / rounds
}
