import DecisionTrees

/// A walk that has ended: the tree, what it is for, and the facts it was walked with.
struct DecidedWalk: Sendable {
  var tree: Tree
  /// What somebody said it is for; nil where nobody was asked, which counts as the app.
  var subject: Subject?
  var facts: Facts

  var walk: Walk { Walk(tree, facts) }

  /// The same walk over the English edition of a tree that has one.
  var inEnglish: DecidedWalk {
    DecidedWalk(tree: tree.edition(in: .english), subject: subject, facts: facts)
  }

  /// What `decide --json` prints.
  var decision: Decision {
    var decision = walk.decision
    decision.subject = subject ?? .app
    return decision
  }
}

extension Session {
  /// The dialogue's words in the session's language.
  var phrases: Phrases { .of(treeLanguage) }

  var treeLanguage: Language { Language(rawValue: settings.language) ?? .english }
}
