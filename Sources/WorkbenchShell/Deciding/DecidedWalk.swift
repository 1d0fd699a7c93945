import DecisionTrees

/// A walk that has ended: the tree, what it is for, and the facts it was walked with.
struct DecidedWalk: Sendable {
  var tree: Tree
  var subject: Subject
  var facts: Facts

  var walk: Walk { Walk(tree, facts) }

  /// What `decide --json` prints.
  var decision: Decision {
    var decision = walk.decision
    decision.subject = subject
    return decision
  }
}

extension Session {
  /// The dialogue's words in the session's language.
  var phrases: Phrases { .of(treeLanguage) }

  var treeLanguage: Language { Language(rawValue: settings.language) ?? .english }
}
