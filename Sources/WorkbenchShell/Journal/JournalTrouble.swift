import LineEditing
import Problems

/// Why what is done is remembered only until the program ends.
enum JournalTrouble: Error, Equatable {
  /// No folder is known.
  case noHome
  case cannotRead(path: String, FileFault)
  case cannotWrite(path: String, FileFault)
  /// The file has lines of a format that this program does not know.
  case newer(path: String, format: Int)
  /// The file is something else.
  case foreign(path: String)
}

extension JournalTrouble {
  /// What happened, where, and what it means for the user.
  var problem: Problem {
    Problem(what: what, places: places, tries: [advice], status: .outside)
  }

  private var what: String {
    switch self {
    case .noHome: "Progress has no place: neither HOME nor WORKBENCH_HOME is set."
    case .cannotRead(_, let fault): "The journal cannot be read: \(fault.words)."
    case .cannotWrite(_, let fault): "The journal cannot be written: \(fault.words)."
    case .newer(_, let format):
      "The journal is of a newer workbench (format \(format)) and is left as it is."
    case .foreign: "The file in the journal's place is no journal and is left as it is."
    }
  }

  private var places: [String] {
    switch self {
    case .noHome: []
    case .cannotRead(let path, _), .cannotWrite(let path, _), .newer(let path, _),
      .foreign(let path):
      [path]
    }
  }

  private var advice: String {
    "What you do is remembered until the program ends; export progress FILE keeps it."
  }

  /// Whether earlier progress is unknown too.
  var hidesThePast: Bool {
    switch self {
    case .cannotRead, .foreign: true
    case .noHome, .cannotWrite, .newer: false
    }
  }
}

extension FileFault {
  /// The reason as it reads after a colon.
  var words: String {
    switch self {
    case .system(let code): systemReason(code)
    case .notAnOrdinaryFile: "it is not an ordinary file"
    case .link: "it is a link, and nothing is written through one"
    case .longerThan(let bytes): "it is larger than \(bytes >> 20) MiB"
    case .locked: "another process holds it locked"
    }
  }
}
