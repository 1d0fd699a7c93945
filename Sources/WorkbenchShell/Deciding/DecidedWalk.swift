import DecisionTrees

/// What a decision is made for; the unit of decision is the feature class (K76).
enum Purpose: String, CaseIterable, Codable, Sendable {
  case app
  case featureClass = "feature-class"
  case feature
}

/// A walk that has ended: the tree, what it is for, and the facts it was walked with.
struct DecidedWalk: Sendable {
  var tree: Tree
  var purpose: Purpose
  var facts: Facts

  var walk: Walk { Walk(tree, facts) }
}

/// What `decide --json` prints: the decision, and `for` beside it.
struct DecisionData: Encodable, Sendable {
  var decision: Decision
  var purpose: Purpose

  private enum CodingKeys: String, CodingKey {
    case purpose = "for"
  }

  func encode(to encoder: any Encoder) throws {
    try decision.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(purpose, forKey: .purpose)
  }
}

extension DecidedWalk {
  /// The walk as people read it and as programs do.
  func reply(_ session: Session) -> Reply {
    let page = OutcomePage(walk, phrases: session.phrases).page
    return Reply(page: page, data: DecisionData(decision: walk.decision, purpose: purpose))
  }
}

extension Session {
  /// The dialogue's words in the session's language.
  var phrases: Phrases { .of(treeLanguage) }

  var treeLanguage: Language { Language(rawValue: settings.language) ?? .english }
}
