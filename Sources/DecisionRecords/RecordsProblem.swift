/// Why something about records could not be done. The words are in `description`.
public enum RecordsProblem: Error, Sendable, Equatable {
  /// A path is no folder.
  case notAFolder(path: String)
  /// A file or folder could not be read.
  case cannotRead(path: String, FileFailure)
  /// A file or folder could not be written; nothing was changed.
  case cannotWrite(path: String, FileFailure)
  /// The folder could not be locked.
  case cannotLock(path: String, FileFailure)
  /// The user did not want to wait any longer for another program that holds the folder.
  case stoppedWaiting(path: String)
  /// No record has this name or number.
  case noSuchRecord(reference: String, nearest: [String])
  /// Several records have this name or number.
  case ambiguous(reference: String, paths: [String])
  /// A record cannot be related to itself.
  case relatedToItself(reference: String)
  /// The records are in different folders, and a relation is written within one.
  case inDifferentFolders(paths: [String])
  /// A title without a visible character.
  case emptyTitle
  /// A status without a visible character, or with several lines.
  case badStatus(String)
  /// Words of a relation that are empty or hold several lines.
  case badRelation(String)
  /// The file has no heading that could be changed.
  case noTitle(path: String)
  /// The file cannot be read as a record.
  case unreadable(path: String, RecordFolder.Unreadable.Reason)
  /// What would have been written does not read as intended; nothing was changed.
  case wouldNotRead(path: String, wanted: String, got: String)
  /// A change of several files failed in the middle and could not be taken back; the next command
  /// about the folder finishes or undoes it.
  case changedInPart(path: String, reason: String)
  /// The file was changed by somebody else in the meantime; nothing was written.
  case changedMeanwhile(path: String)
  /// Two names lead to one file, which cannot be changed in two ways.
  case sameFile(path: String, other: String)
  /// A file, or a folder it is in, is a link that nobody named; nothing was written through it.
  case isLink(path: String, target: String)
  /// A value is written in a way that only a person can change.
  case editByHand(path: String, line: Int, key: String)
  /// The word of a status cannot be told from the prose around it; nothing was changed.
  case statusInProse(path: String, line: Int, status: String)
  /// The number of a heading cannot be told from its title in the file; nothing was changed.
  case titleByHand(path: String, line: Int, heading: String)
  /// Markdown given for a section leaves something open; nothing was written.
  case sectionSwallows(title: String)
  /// A new file would not read as intended; nothing was written.
  case cannotCreate(path: String, wanted: String, got: String)
  /// One of two records has taken the other's place already, so the other cannot take its.
  case supersededInCircle(old: String, new: String)
  /// A file names unfinished changes, but no change of this user on this disk left it.
  case foreignJournal(path: String)
  /// The folder holds records already.
  case holdsRecords(path: String)
  /// The folder somebody works in is gone.
  case folderGone
  /// Another file has the name already.
  case nameTaken(path: String)
  /// No template has this name.
  case noSuchTemplate(name: String, known: [String])
  /// A file lacks the markers between which the list goes.
  case noMarkers(path: String, begin: String, end: String)
  /// A text given as a record's section or paragraph cannot be understood.
  case badOption(found: String, expected: String)
}

extension RecordsProblem: CustomStringConvertible {
  /// What happened, where, and what to try, in full sentences.
  public var description: String {
    switch self {
    case .notAFolder(let path):
      "\"\(path)\" is not a folder. Name the folder that holds the records."
    case .cannotRead(let path, let failure):
      "\"\(path)\" could not be read: \(failure). Check the path and its permissions."
    case .cannotWrite(let path, let failure):
      "\"\(path)\" could not be written: \(failure). Nothing was changed."
    case .cannotLock(let path, let failure):
      "\"\(path)\" could not be locked: \(failure). Nothing was changed."
    case .stoppedWaiting(let path):
      "Stopped waiting for the other program that changes \"\(path)\". Nothing was changed."
    case .noSuchRecord(let reference, let nearest): noSuchRecord(reference, nearest)
    case .ambiguous(let reference, let paths):
      "\"\(reference)\" means several records: \(paths.joined(separator: ", ")). Use the file's name."
    case .relatedToItself(let reference):
      "\"\(reference)\" cannot be related to itself. Name another record."
    case .inDifferentFolders(let paths):
      "\(paths.map { "\"\($0)\"" }.joined(separator: " and ")) are in different folders, and only"
        + " records of one folder are related so. Link the other by hand."
    case .emptyTitle: "The title is empty. Give a few words that say what is decided."
    case .badStatus(let text): "\"\(text)\" is no status. Give one line, such as accepted."
    case .badRelation(let text):
      "\"\(text)\" does not say how the records are related. Give words such as \"Amends\"."
    case .noTitle(let path):
      "\"\(path)\" has no title to change. Add a line \"# Title\" to it first."
    case .unreadable(let path, let reason):
      "\"\(path)\" could not be read as a record: \(reason). Correct the file first."
    case .wouldNotRead(let path, let wanted, let got):
      "\"\(path)\" was not changed: it would have read \"\(got)\" instead of \"\(wanted)\"."
        + " Edit the file by hand."
    case .changedInPart(let path, let reason):
      "\"\(path)\" is changed already, and that could not be taken back: \(reason)"
        + " The next command about these records finishes or undoes the rest."
    case .changedMeanwhile(let path):
      "\"\(path)\" was changed by somebody else in the meantime. Nothing was written; try again."
    case .sameFile(let path, let other):
      "\"\(path)\" and \"\(other)\" are one file. Nothing was changed; keep one of the names."
    case .isLink(let path, let target):
      "\"\(path)\" is a link to \"\(target)\", and nothing is written through a link."
        + " Nothing was changed; change the file where it is, or put it here itself."
    case .editByHand(let path, let line, let key):
      "\"\(path)\" was not changed: the value of \(key) in line \(line) is more than plain words"
        + " on one line. Edit it by hand."
    case .statusInProse(let path, let line, let status):
      "\"\(path)\" was not changed: in line \(line) the status cannot be told from the words around"
        + " it, \"\(status)\". Edit it by hand."
    case .titleByHand(let path, let line, let heading):
      "\"\(path)\" was not changed: in line \(line) the title cannot be told from what surrounds it,"
        + " \"\(heading)\". Edit it by hand."
    case .sectionSwallows(let title):
      "The text for \"\(title)\" leaves something open, such as a code block or a comment, so what"
        + " stands below it could not be read. Nothing was written; close it."
    case .cannotCreate(let path, let wanted, let got):
      "\"\(path)\" was not written: it would have read \"\(got)\" instead of \"\(wanted)\"."
        + " Choose other words."
    case .supersededInCircle(let old, let new):
      "\"\(old)\" takes the place of \"\(new)\" already, so it cannot be superseded by it."
        + " Nothing was changed."
    case .foreignJournal(let path):
      "\"\(path)\" names unfinished changes that were not made here, so it is not followed."
        + " Nothing was changed; remove it."
    case .holdsRecords(let path): "\"\(path)\" holds records already. Nothing was changed."
    case .folderGone: "The folder you are in is gone. Change to another and try again."
    case .nameTaken(let path): "\"\(path)\" exists already. Choose another title or move that file."
    case .noSuchTemplate(let name, let known):
      "There is no template \"\(name)\". Choose one of \(known.joined(separator: ", "))."
    case .noMarkers(let path, let begin, let end):
      "\"\(path)\" has no place for the list. Put the lines \"\(begin)\" and \"\(end)\" into it."
    case .badOption(let found, let expected):
      "\"\(found)\" is not understood. Write \(expected)."
    }
  }

  private func noSuchRecord(_ reference: String, _ nearest: [String]) -> String {
    let start = "No record is called \"\(reference)\"."
    return nearest.isEmpty
      ? start + " List the records to see their numbers and names."
      : start + " Did you mean \(nearest.joined(separator: ", "))?"
  }
}
