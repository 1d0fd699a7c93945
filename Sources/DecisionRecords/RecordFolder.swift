/// A folder of decision records on disk.
///
/// Reading never changes anything. Writing methods are in extensions by theme; each one leaves the
/// folder either as it was or as intended, also when the process is killed in between.
public struct RecordFolder: Sendable {
  /// The folder's path, as given.
  public let path: String
  /// What is called before every step of a write; tests stop the world there.
  let steps: WriteSteps
  let patience: FolderPatience

  /// Names a folder; it need not exist yet.
  public init(_ path: String, patience: FolderPatience = FolderPatience()) {
    self.init(path, steps: WriteSteps(), patience: patience)
  }

  package init(_ path: String, steps: WriteSteps, patience: FolderPatience = FolderPatience()) {
    self.path = path.count > 1 && path.hasSuffix("/") ? Paths.normalised(path) : path
    self.steps = steps
    self.patience = patience
  }

  /// Runs some work while no other process changes this folder, or another one that is named.
  func holding<Result>(
    _ folder: String? = nil,
    _ work: () throws(RecordsProblem) -> Result
  ) throws(RecordsProblem) -> Result {
    try FolderLock.hold(folder ?? path, patience, work)
  }
}

extension RecordFolder {
  /// What a folder holds.
  public struct Contents: Sendable {
    /// The folder's path.
    public var path: String
    /// The records, by number and then by name; those without a number last.
    public var records: [Record]
    /// What could not be read, with the reason.
    public var unreadable: [Unreadable]
    /// Templates, indexes and readmes.
    public var companions: [Companion]
  }

  /// A file that could not be read as a record.
  public struct Unreadable: Sendable, Equatable {
    /// The file's path.
    public var path: String
    /// Why.
    public var reason: Reason

    /// Why a file could not be read.
    public enum Reason: Sendable, Equatable {
      /// The file system refused.
      case file(FileFailure)
      /// There is nothing in it.
      case empty
      /// It is text in UTF-16 or UTF-32.
      case wideText
      /// It holds NUL bytes, so it is no text.
      case binary
      /// It is written in another language, such as AsciiDoc.
      case language(String)
      /// It is a link to something that is not there.
      case danglingLink
      /// It names changes to be finished, but no change of this user on this disk left it.
      case foreignJournal
    }
  }

  /// A Markdown file beside the records that is none.
  public struct Companion: Sendable, Equatable {
    /// The file's path.
    public var path: String
    /// What it is.
    public var kind: Kind

    /// What a file beside the records can be.
    public enum Kind: String, Sendable {
      /// A form for new records.
      case template
      /// A list of the records.
      case index
      /// Words about the folder.
      case readme
    }
  }
}

extension RecordFolder.Unreadable.Reason: CustomStringConvertible {
  /// The reason as half a sentence.
  public var description: String {
    switch self {
    case .file(let failure): failure.description
    case .empty: "it is empty"
    case .wideText: "it is not UTF-8 but a text of wider units; save it as UTF-8"
    case .binary: "it holds NUL bytes, so it is no text"
    case .language(let name): "it is \(name), and only Markdown is read"
    case .danglingLink: "it is a link to something that is not there"
    case .foreignJournal:
      "it names unfinished changes that were not made here, so it is not followed; remove it"
    }
  }
}
