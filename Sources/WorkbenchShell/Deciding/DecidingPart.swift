import DecisionTrees

/// What deciding keeps of a session.
struct DecidingPart: SessionPart {
  var facts = Facts()
  var learnt: [String: Answer] = [:]
  var subject: Subject?
  var decided: [DecidedWalk] = []
  var left: [Tree] = []
}

extension Session {
  /// Answers given so far, shared by all trees.
  var facts: Facts {
    get { self[DecidingPart.self].facts }
    set { self[DecidingPart.self].facts = newValue }
  }

  /// Those of them that a tree decided, by its id, and nobody answered.
  var learnt: [String: Answer] {
    get { self[DecidingPart.self].learnt }
    set { self[DecidingPart.self].learnt = newValue }
  }

  /// What was said last about what a decision is for.
  var subject: Subject? {
    get { self[DecidingPart.self].subject }
    set { self[DecidingPart.self].subject = newValue }
  }

  /// The walks that were ended last, one for each tree, which `record` and `what-if` work on.
  var decided: [DecidedWalk] {
    get { self[DecidingPart.self].decided }
    set { self[DecidingPart.self].decided = newValue }
  }

  /// The trees of the walk that was left before its end; `decide` goes on with them.
  var left: [Tree] {
    get { self[DecidingPart.self].left }
    set { self[DecidingPart.self].left = newValue }
  }
}
