/// A decision record as it was found; what the file does not say is nil or empty.
public struct Record: Sendable, Equatable {
  /// The file name without its extension, with the category folder before it where there is one.
  public var id: String
  /// The path of the file, beginning with the folder's path.
  public var path: String
  /// The number in the file's name, or nil for names that start with a date or with words.
  public var fileNumber: Int?
  /// The number in the heading or in the front matter.
  public var headingNumber: Int?
  /// The first heading of level 1 as it stands, with its number.
  public var heading: String?
  /// The title without number.
  public var title: String?
  /// The line of the heading the title was taken from.
  public var titleLine: Int?
  /// Every place that states the status; the first one counts.
  public var statusPlaces: [Place]
  /// The place that states the date.
  public var datePlace: Place?
  /// The people named, in order.
  public var people: [Person]
  /// The tags, in order.
  public var tags: [String]
  /// Every link of the file, and every mention of another record by number in its status.
  public var links: [RecordLink]
  /// The headings with what stands below them.
  public var sections: [Section]
  /// Sentences that begin with `Open:`.
  public var openPoints: [OpenPoint]
  /// When the decision wants to be looked at again.
  public var triggers: [Trigger]
  /// The walk through a decision tree the record came from.
  public var walk: TreeWalk?
  /// What could not be understood on the way.
  public var flaws: [Flaw]
  /// What ends the file's first line; a line feed where there is but one line.
  public var lineEnd: String
  /// Whether the file starts with a byte order mark.
  public var startsWithMark: Bool
  /// Whether the file starts with front matter.
  public var hasFrontMatter: Bool
}

extension Record {
  /// A value together with where it stands.
  public struct Place: Sendable, Equatable {
    /// How the value is written down.
    public var form: Form
    /// The value as written, without marks around it.
    public var text: String
    /// The bytes of the value in the file.
    public var range: Range<Int>
    /// The line, counted from 1.
    public var line: Int

    /// The ways to write a value down.
    public enum Form: Sendable, Equatable {
      /// A key of the front matter.
      case frontMatter
      /// The first text below a heading.
      case section
      /// `Status: accepted`, plain or bold.
      case line
      /// `* Status: accepted`.
      case bullet
      /// A cell of a table.
      case table
      /// `## Status: accepted`.
      case heading
    }
  }

  /// Somebody named in a record.
  public struct Person: Sendable, Equatable {
    /// The key that names them: `deciders`, `owner`, …
    public var role: String
    /// The name as written.
    public var name: String
  }

  /// A heading and what stands below it.
  public struct Section: Sendable, Equatable {
    /// The heading's text.
    public var title: String
    /// The heading's level, 1 to 6.
    public var level: Int
    /// The heading's line.
    public var line: Int
    /// Whether nothing but comments and blanks stands below it.
    public var isEmpty: Bool
  }

  /// Something nobody has answered yet.
  public struct OpenPoint: Sendable, Equatable {
    /// What follows `Open:`.
    public var text: String
    /// The line it stands on.
    public var line: Int
  }

  /// A walk through a decision tree.
  public struct TreeWalk: Sendable, Equatable {
    /// The tree's name.
    public var tree: String
    /// The tree's version as written.
    public var version: String?
    /// Questions and answers in order.
    public var answers: [Answer]

    /// One answer.
    public struct Answer: Sendable, Equatable {
      /// The question's id.
      public var question: String
      /// The answer as text.
      public var answer: String

      /// One answer to one question.
      public init(question: String, answer: String) {
        self.question = question
        self.answer = answer
      }
    }
  }

  /// Something in a file that is not as it should be.
  public struct Flaw: Sendable, Equatable {
    /// What is wrong.
    public var kind: Kind
    /// Where.
    public var line: Int

    /// What can be wrong with a file that can still be read.
    public enum Kind: Sendable, Equatable {
      /// A line of the front matter is no key with a value.
      case frontMatterLine(String)
      /// A value of the front matter is no YAML.
      case frontMatterValue(String)
      /// The front matter never ends, so that all of it is read as text.
      case frontMatterOpen
      /// A line of the closing comment is no key with a value.
      case commentLine(String)
      /// Some bytes are not UTF-8.
      case notUTF8
    }
  }
}

extension Record {
  /// The number, from the file's name or else from the heading.
  public var number: Int? { fileNumber ?? headingNumber }

  /// The file's name.
  public var fileName: String { Paths.name(of: path) }

  /// The title, or the id where there is none.
  public var name: String { title ?? id }

  /// The status as written, with everything around it.
  public var status: String? { statusPlaces.first?.text }

  /// The first word of the status in lower case: `superseded` for "Superseded by ADR-7".
  public var statusWord: String? { status.map(StatusWords.firstWord) }

  /// What the status means.
  public var standing: Standing { status.map(StatusWords.standing) ?? .unstated }

  /// The date as written.
  public var date: String? { datePlace?.text }

  /// The date where it is written as YYYY-MM-DD and exists in the calendar.
  public var isoDate: String? { date.flatMap(CalendarDate.init).map(\.description) }

  /// The first section of a name, ignoring case.
  public func section(_ title: String) -> Section? {
    sections.first { $0.title.lowercased() == title.lowercased() }
  }
}
