/// The fewest removals and insertions that lead from one list to another (Myers, "An O(ND) difference
/// algorithm", 1986), as long as they are few.
struct ShortestEdits {
  private let old: [Int]
  private let new: [Int]
  private let start: (old: Int, new: Int)

  init(_ numbers: Numbers, old: Range<Int>, new: Range<Int>) {
    self.old = Array(numbers.old[old])
    self.new = Array(numbers.new[new])
    start = (old.lowerBound, new.lowerBound)
  }

  /// The pairs that stay; `nil` when more edits than the limit are needed.
  func whole(limit: Int) -> [(old: Int, new: Int)]? {
    if fewestEdits > limit { return nil }
    let search = search(from: (0, 0), limit: limit)
    return search.end == (old.count, new.count) ? search.pairs : nil
  }

  /// Pairs found by going on, after so many edits each time, from where one has come furthest.
  func inSteps(of limit: Int) -> [(old: Int, new: Int)] {
    if Set(old).isDisjoint(with: new) { return [] }
    var pairs: [(old: Int, new: Int)] = []
    var place = (old: 0, new: 0)
    while place.old < old.count, place.new < new.count {
      let search = search(from: place, limit: limit)
      pairs += search.pairs
      place = search.end
    }
    return pairs
  }

  /// How many elements at least have no counterpart.
  private var fewestEdits: Int {
    var counts: [Int: Int] = [:]
    for number in old { counts[number, default: 0] += 1 }
    for number in new { counts[number, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }

  private func search(
    from place: (old: Int, new: Int),
    limit: Int
  ) -> (pairs: [(old: Int, new: Int)], end: (old: Int, new: Int)) {
    var search = EditSearch(old: old[place.old...], new: new[place.new...])
    search.run(limit: limit)
    let (oldShift, newShift) = (place.old + start.old, place.new + start.new)
    let pairs = search.pairs().map { (old: $0.old + oldShift, new: $0.new + newShift) }
    return (pairs, (search.end.old + place.old, search.end.new + place.new))
  }
}

/// One search: how far each diagonal is reached after each number of edits.
private struct EditSearch {
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// After so many edits, the old positions reached on the diagonals from `-edits` to `edits`.
  private var reached: [[Int]] = []
  private(set) var end = (old: 0, new: 0)

  init(old: ArraySlice<Int>, new: ArraySlice<Int>) {
    (self.old, self.new) = (old, new)
  }

  /// Goes on until both ends are reached, or the limit; then the end is what was reached furthest.
  mutating func run(limit: Int) {
    var edits = 0
    repeat {
      extend(by: edits)
      edits += 1
    } while edits <= limit && end != (old.count, new.count)
  }

  private mutating func extend(by edits: Int) {
    var places = [Int](repeating: -1, count: 2 * edits + 1)
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      guard var place = begin(diagonal, edits) else { continue }
      while place < old.count, place - diagonal < new.count,
        old[old.startIndex + place] == new[new.startIndex + place - diagonal]
      {
        place += 1
      }
      places[diagonal + edits] = place
      if 2 * place - diagonal > end.old + end.new { end = (place, place - diagonal) }
    }
    reached.append(places)
  }

  /// Where the run of equal elements on a diagonal begins: behind a removal or an insertion.
  private func begin(_ diagonal: Int, _ edits: Int) -> Int? {
    if edits == 0 { return 0 }
    let (removed, inserted) = (removal(diagonal, edits), insertion(diagonal, edits))
    return removed.map { max($0, inserted ?? -1) } ?? inserted
  }

  private func removal(_ diagonal: Int, _ edits: Int) -> Int? {
    let place = reached(diagonal - 1, edits - 1)
    return place >= 0 && place < old.count ? place + 1 : nil
  }

  private func insertion(_ diagonal: Int, _ edits: Int) -> Int? {
    let place = reached(diagonal + 1, edits - 1)
    return place >= 0 && place - diagonal <= new.count ? place : nil
  }

  private func reached(_ diagonal: Int, _ edits: Int) -> Int {
    abs(diagonal) <= edits ? reached[edits][diagonal + edits] : -1
  }

  /// The equal elements on the way to the end, found from there back.
  func pairs() -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var diagonal = end.old - end.new
    guard var edits = reached.indices.first(where: { reached(diagonal, $0) == end.old })
    else { return [] }
    while true {
      let (first, last) = (begin(diagonal, edits) ?? 0, reached(diagonal, edits))
      pairs += (first..<last).reversed().map { (old: $0, new: $0 - diagonal) }
      if edits == 0 { return pairs.reversed() }
      diagonal += removal(diagonal, edits) == first ? -1 : 1
      edits -= 1
    }
  }
}
