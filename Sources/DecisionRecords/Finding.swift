/// Something a check found in a folder of records.
public struct Finding: Sendable, Equatable {
  /// What was found.
  public var kind: Kind
  /// The file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// Whether it can be corrected without a decision by anybody.
  public var isFixable: Bool

  /// The things a check finds, each with its facts.
  public enum Kind: Sendable, Equatable {
    /// Several records of a folder have one number.
    case duplicateNumber(Int, others: [String])
    /// The file's name and the heading have different numbers.
    case numberMismatch(file: Int, heading: Int)
    /// There is no title.
    case noTitle
    /// No status is stated.
    case noStatus
    /// The status is a word nobody knows.
    case unknownStatus(String, nearest: String?)
    /// Places in one file state different statuses.
    case statusOutOfStep([String])
    /// No date is stated.
    case noDate
    /// The date is not written as YYYY-MM-DD.
    case dateNotISO(String, suggestion: String?)
    /// A link leads to nothing.
    case danglingLink(String)
    /// One record says how it is related to another, which says nothing.
    case oneSidedLink(words: String, other: String)
    /// One record says it takes another's place, or that another takes its, and the other says
    /// nothing.
    case oneSidedSupersession(words: String, other: String)
    /// The record is superseded, by what is not said.
    case noSuccessor
    /// Records took each other's place in a circle, so that none of them holds.
    case supersessionCircle
    /// A section that the folder's records have is missing.
    case missingSection(String)
    /// A section holds nothing.
    case emptySection(String)
    /// Nobody has answered this yet.
    case openPoint(String)
    /// The day to look again has passed.
    case reviewOverdue(String)
    /// The file could not be read.
    case unreadable(RecordFolder.Unreadable.Reason)
    /// A line of the front matter is no key with a value.
    case frontMatterLine(String)
    /// A value of the front matter is no YAML.
    case frontMatterValue(String)
    /// The front matter never ends.
    case frontMatterOpen
    /// A line of the closing comment is no key with a value.
    case commentLine(String)
    /// Some bytes are not UTF-8.
    case notUTF8
  }
}

extension Finding {
  /// A short name that stays the same in later versions: `duplicate-number`.
  public var code: String {
    switch kind {
    case .duplicateNumber: "duplicate-number"
    case .numberMismatch: "number-mismatch"
    case .noTitle: "no-title"
    case .noStatus: "no-status"
    case .unknownStatus: "unknown-status"
    case .statusOutOfStep: "status-out-of-step"
    case .noDate: "no-date"
    case .dateNotISO: "date-not-iso"
    case .danglingLink: "dangling-link"
    case .oneSidedLink: "one-sided-link"
    case .oneSidedSupersession: "one-sided-supersession"
    case .noSuccessor: "no-successor"
    case .supersessionCircle: "supersession-circle"
    case .missingSection: "missing-section"
    case .emptySection: "empty-section"
    case .openPoint: "open-point"
    case .reviewOverdue: "review-overdue"
    case .unreadable: "unreadable"
    case .frontMatterLine: "front-matter-line"
    case .frontMatterValue: "front-matter-value"
    case .frontMatterOpen: "front-matter-open"
    case .commentLine: "comment-line"
    case .notUTF8: "not-utf8"
    }
  }
}
