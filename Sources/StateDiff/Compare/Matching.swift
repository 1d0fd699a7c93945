/// Which element of a new list stands for which of the old one.
///
/// The rules are fixed here, so that the same two lists give the same text with every toolchain.
enum Matching {
  /// Pairs equal numbers, the first with the first, the second with the second; by new position.
  static func byOccurrence(_ numbers: Numbers) -> [(old: Int, new: Int)] {
    var places: [Int: [Int]] = [:]
    places.reserveCapacity(numbers.old.count)
    for (index, number) in numbers.old.enumerated().reversed() {
      places[number, default: []].append(index)
    }
    var pairs: [(old: Int, new: Int)] = []
    for (index, number) in numbers.new.enumerated() {
      if let old = places[number]?.popLast() { pairs.append((old, index)) }
    }
    return pairs
  }

  /// The positions of a longest run of growing values; of several, the one with the smallest values.
  static func longestGrowing(_ values: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let length = ends.partition { values[$0] >= value }
      if length > 0 { before[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      run.append(next)
      next = before[next]
    }
    return run.reversed()
  }

  /// Pairs equal numbers in growing order on both sides, as many as can be where few are left out.
  /// Otherwise elements that occur once on each side are anchors, between which the search begins
  /// anew; without any, it goes on in steps.
  static func byCommonRun(_ numbers: Numbers) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var work = [Segment(old: 0..<numbers.old.count, new: 0..<numbers.new.count, level: 0)]
    while var segment = work.popLast() {
      pairs += segment.trim(numbers)
      if segment.old.isEmpty || segment.new.isEmpty { continue }
      let (anchors, leavesGaps) = segment.anchors(numbers)
      pairs += anchors
      if leavesGaps { work += segment.gaps(between: anchors) }
    }
    return pairs.sorted { $0.new < $1.new }
  }
}

/// A stretch of both lists that is still to be matched.
private struct Segment {
  var old: Range<Int>
  var new: Range<Int>
  var level: Int

  /// Takes what is equal off both ends.
  mutating func trim(_ numbers: Numbers) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    while let first = old.first, let other = new.first, numbers.old[first] == numbers.new[other] {
      pairs.append((first, other))
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, let other = new.last, numbers.old[last] == numbers.new[other] {
      pairs.append((last, other))
      old.removeLast()
      new.removeLast()
    }
    return pairs
  }

  /// Pairs of this stretch, and whether between them there may be more.
  func anchors(_ numbers: Numbers) -> (pairs: [(old: Int, new: Int)], leavesGaps: Bool) {
    if old.count * new.count <= 4_096 { return (exact(numbers), false) }
    let edits = ShortestEdits(numbers, old: old, new: new)
    if let pairs = edits.whole(limit: 500) { return (pairs, false) }
    let unique = level < 8 ? growing(uniquePairs(numbers)) : []
    return unique.isEmpty ? (edits.inSteps(of: 100), false) : (unique, true)
  }

  func gaps(between anchors: [(old: Int, new: Int)]) -> [Segment] {
    var gaps: [Segment] = []
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    for anchor in anchors + [(old.upperBound, new.upperBound)] {
      gaps.append(Segment(old: oldStart..<anchor.old, new: newStart..<anchor.new, level: level + 1))
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    return gaps.filter { !$0.old.isEmpty && !$0.new.isEmpty }
  }

  private func growing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    Matching.longestGrowing(pairs.map(\.old)).map { pairs[$0] }
  }

  private func uniquePairs(_ numbers: Numbers) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int?, new: Int?, oldCount: Int, newCount: Int)] = [:]
    for index in old {
      let seen = places[numbers.old[index]] ?? (nil, nil, 0, 0)
      places[numbers.old[index]] = (index, nil, seen.oldCount + 1, 0)
    }
    for index in new {
      guard let seen = places[numbers.new[index]] else { continue }
      places[numbers.new[index]] = (seen.old, index, seen.oldCount, seen.newCount + 1)
    }
    return new.compactMap { index in
      guard let seen = places[numbers.new[index]], seen.oldCount == 1, seen.newCount == 1,
        let old = seen.old
      else { return nil }
      return (old, index)
    }
  }

  /// The longest common subsequence of a small segment, by the table of lengths.
  private func exact(_ numbers: Numbers) -> [(old: Int, new: Int)] {
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in (0..<old.count).reversed() {
      for column in (0..<new.count).reversed() {
        let at = row * width + column
        let isEqual = numbers.old[old.lowerBound + row] == numbers.new[new.lowerBound + column]
        lengths[at] =
          isEqual ? lengths[at + width + 1] + 1 : max(lengths[at + width], lengths[at + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let (oldIndex, newIndex) = (old.lowerBound + row, new.lowerBound + column)
      let at = row * width + column
      if numbers.old[oldIndex] == numbers.new[newIndex] {
        pairs.append((oldIndex, newIndex))
        (row, column) = (row + 1, column + 1)
      } else if lengths[at + width] >= lengths[at + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

extension Array where Element == Int {
  /// The first position whose element fulfils the condition, when all that do are at the end.
  fileprivate func partition(_ isLater: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
