/// What becomes of one element, or of several equal ones in a row.
struct ListStep {
  var old: Int?
  var new: Int?
  var isMoved = false
  var isEqual = false
  var count = 1
}

/// The stretch of two lists between their equal ends.
struct Middle {
  let old: Range<Int>
  let new: Range<Int>

  /// Pairs given by positions inside the stretch, as steps; those out of order have moved.
  func moved(_ pairs: [(old: Int, new: Int)]) -> [ListStep] {
    let staying = Set(Matching.longestGrowing(pairs.map(\.old)))
    return pairs.enumerated().map { position, pair in
      ListStep(
        old: pair.old + old.lowerBound,
        new: pair.new + new.lowerBound,
        isMoved: !staying.contains(position)
      )
    }
  }

  /// Adds pairs for elements without a match that face each other: each is a change in its place.
  func filled(_ pairs: [ListStep]) -> [ListStep] {
    var filled: [ListStep] = []
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    let end = ListStep(old: old.upperBound, new: new.upperBound)
    for pair in pairs + [end] {
      let (oldEnd, newEnd) = (pair.old ?? oldStart, pair.new ?? newStart)
      for offset in 0..<max(0, min(oldEnd - oldStart, newEnd - newStart)) {
        filled.append(ListStep(old: oldStart + offset, new: newStart + offset))
      }
      filled.append(pair)
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
    return Array(filled.dropLast())
  }

  /// Marks the pairs whose elements are equal.
  func flagged(_ pairs: [ListStep], _ lists: any ListPair) -> [ListStep] {
    let equal = lists.areEqual(pairs.map { (old: $0.old ?? 0, new: $0.new ?? 0) })
    var flagged = pairs
    for (index, isEqual) in zip(flagged.indices, equal) {
      flagged[index].isEqual = isEqual && !flagged[index].isMoved
    }
    return flagged
  }

  /// The steps in reading order: a removed element stands before what followed it.
  func steps(pairs: [ListStep]) -> [ListStep] {
    let leaving = Set(pairs.compactMap(\.old))
    var steps: [ListStep] = []
    var nextOld = old.lowerBound
    var nextNew = new.lowerBound
    for pair in pairs + [ListStep(old: old.upperBound, new: new.upperBound)] {
      if !pair.isMoved, let end = pair.old {
        for place in nextOld..<max(nextOld, end) where !leaving.contains(place) {
          steps.append(ListStep(old: place))
        }
        nextOld = max(nextOld, end + 1)
      }
      for place in nextNew..<max(nextNew, pair.new ?? nextNew) {
        steps.append(ListStep(new: place))
      }
      nextNew = max(nextNew, (pair.new ?? nextNew) + 1)
      append(pair, to: &steps)
    }
    return Array(steps.dropLast())
  }

  private func append(_ step: ListStep, to steps: inout [ListStep]) {
    if step.isEqual, let last = steps.last, last.isEqual, let start = last.old,
      let place = step.old,
      start + last.count == place
    {
      steps[steps.count - 1].count += 1
    } else {
      steps.append(step)
    }
  }
}
