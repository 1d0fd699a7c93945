/// A decision that wants to be looked at again.
public struct ReviewItem: Sendable, Equatable {
  /// The record.
  public var record: Record
  /// Why, in the order found.
  public var reasons: [Reason]

  /// Why a decision wants to be looked at again.
  public enum Reason: Sendable, Equatable {
    /// Its day has passed.
    case datePassed(Trigger)
    /// Its condition holds, given this value of the fact.
    case triggerHolds(Trigger, value: String)
    /// Its tree, walked with today's facts, now ends elsewhere.
    case outcomeChanged(from: String, to: String)
  }
}

/// What came of walking a record's tree again.
public enum TreeVerdict: Sendable, Equatable {
  /// The same outcome as before.
  case same
  /// Another outcome.
  case changed(from: String, to: String)
  /// A question has no answer yet.
  case unanswered(question: String)
  /// Nobody knows the tree.
  case unknownTree
}

/// What a review found.
public struct Review: Sendable, Equatable {
  /// The records to look at again, in the folder's order.
  public var items: [ReviewItem]
  /// The facts that conditions and trees ask for and nobody gave, in the order met.
  public var missingFacts: [String]
  /// The records whose tree nobody knows.
  public var unknownTrees: [String]
  /// The files that could not be read, so that nobody knows whether they are to be looked at.
  public var unreadable: [RecordFolder.Unreadable] = []
}

extension RecordFolder {
  /// The live records whose day has passed, whose condition holds or whose tree now ends elsewhere.
  ///
  /// Facts given take the place of the answers kept in a record. `walk` walks a tree again with the
  /// answers it gets; this library knows no trees.
  public func review(
    facts: [String: String],
    today: String,
    walk: (Record.TreeWalk, [String: String]) -> TreeVerdict
  ) throws(RecordsProblem) -> Review {
    var review = Review(items: [], missingFacts: [], unknownTrees: [])
    let contents = try read()
    review.unreadable = contents.unreadable
    for record in contents.records where record.standing.isLive {
      var reasons = RecordFolder.triggerReasons(record, facts: facts, today: today, &review)
      if let tree = record.walk {
        reasons += RecordFolder.treeReasons(record, walk(tree, facts), &review)
      }
      if !reasons.isEmpty { review.items.append(ReviewItem(record: record, reasons: reasons)) }
    }
    return review
  }

  private static func triggerReasons(
    _ record: Record,
    facts: [String: String],
    today: String,
    _ review: inout Review
  ) -> [ReviewItem.Reason] {
    record.triggers.compactMap { trigger in
      switch trigger.meaning {
      case .words: return nil
      case .date(let date): return date.description <= today ? .datePassed(trigger) : nil
      case .condition(let fact, let comparison, let wanted):
        guard let value = facts[fact] ?? record.answer(to: fact) else {
          review.miss(fact)
          return nil
        }
        return comparison.holds(value, wanted) == true ? .triggerHolds(trigger, value: value) : nil
      }
    }
  }

  private static func treeReasons(
    _ record: Record,
    _ verdict: TreeVerdict,
    _ review: inout Review
  ) -> [ReviewItem.Reason] {
    switch verdict {
    case .same: return []
    case .changed(let from, let to): return [.outcomeChanged(from: from, to: to)]
    case .unanswered(let question): review.miss(question)
    case .unknownTree: review.unknownTrees.append(record.path)
    }
    return []
  }
}

extension Review {
  fileprivate mutating func miss(_ fact: String) {
    if !missingFacts.contains(fact) { missingFacts.append(fact) }
  }
}

extension Record {
  /// The answer a record keeps to a question.
  public func answer(to question: String) -> String? {
    walk?.answers.first { $0.question == question }?.answer
  }
}
