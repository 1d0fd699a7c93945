import DecisionTrees
import Problems

/// `trees`: what can be decided.
enum Trees {
  static let command = Command(
    name: "trees",
    group: .deciding,
    summary: "the decision trees and their questions",
    usage: ["trees"],
    details: [
      "The names after each tree are its questions; decide TREE question=answer uses them."
    ],
    examples: ["trees"],
    run: { _, session throws(Problem) in
      let shelf = TreeShelf(session: session)
      var trees: [Tree] = []
      for id in Tree.builtInIDs { trees.append(try shelf.builtIn(id)) }
      return reply(trees)
    }
  )

  /// What `trees --json` prints: `{"trees":[{"id","title","purpose","version","questions":[…]}]}`.
  struct Data: Encodable, Sendable {
    var trees: [Entry]

    struct Entry: Encodable, Sendable {
      var id: String
      var title: String
      var purpose: String
      var version: Int
      var questions: [QuestionEntry]
    }

    struct QuestionEntry: Encodable, Sendable {
      var id: String
      var text: String
      var answers: [String]
      var isOptional: Bool
      /// The lessons in which it can be felt; absent where there are none.
      var see: [String]?

      enum CodingKeys: String, CodingKey {
        case id, text, answers, see
        case isOptional = "optional"
      }
    }
  }

  private static func reply(_ trees: [Tree]) -> Reply {
    var page = Page()
    page.rows(
      trees.flatMap { tree in
        let questions = tree.questions.map(\.id).joined(separator: " · ")
        return [
          Page.Row(Line(tree.id, .typed), Line(tree.title, .strong)), Page.Row("", Line(questions)),
        ]
      }
    )
    return Reply(page: page, data: Data(trees: trees.map(entry)))
  }

  private static func entry(_ tree: Tree) -> Data.Entry {
    Data.Entry(
      id: tree.id,
      title: tree.title,
      purpose: tree.purpose,
      version: tree.version,
      questions: tree.questions.map {
        Data.QuestionEntry(
          id: $0.id,
          text: $0.text,
          answers: $0.answers.map(\.text),
          isOptional: $0.isOptional,
          see: $0.see
        )
      }
    )
  }
}
