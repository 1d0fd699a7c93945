import MarkdownBlocks

/// The record of a folder that new ones are made like.
struct RecordModel {
  let opened: OpenedRecord
  /// The headings most records have, in lower case.
  let common: Set<String>

  var record: Record { opened.record }

  /// The newest of those records that state things in the places most records do; nil where no
  /// record states anything, or the file is gone.
  init?(_ contents: RecordFolder.Contents) {
    let stating = contents.records.filter { !$0.statusPlaces.isEmpty || $0.datePlace != nil }
    guard let shape = Conventions.most(stating.map(Shape.init)) else { return nil }
    let alike = stating.filter { Shape($0) == shape }
    let plain = alike.filter { $0.walk == nil || $0.hasFrontMatter }
    let models = plain.isEmpty ? alike : plain
    guard let record = models.last(where: { $0.standing != .superseded }) ?? models.last,
      let opened = try? OpenedRecord(record)
    else { return nil }
    self.opened = opened
    common = RecordModel.commonHeadings(contents.records)
  }

  /// What two records that are written alike have in common.
  private struct Shape: Hashable {
    var statuses: [Record.Place.Form]
    var date: Record.Place.Form?
    var hasHeading: Bool

    init(_ record: Record) {
      statuses = record.statusPlaces.map(\.form)
      date = record.datePlace?.form
      hasHeading = record.heading != nil
    }
  }

  private static func commonHeadings(_ records: [Record]) -> Set<String> {
    var counts: [String: Int] = [:]
    for record in records {
      let sections = record.sections.filter {
        $0.level == 2 || $0.level > 2 && records.count > 1
      }
      for title in Set(sections.map { $0.title.lowercased() }) { counts[title, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value * 2 > records.count }.keys)
  }
}

extension RecordModel {
  /// The text of a new record with the model's places and headings and with values of its own; nil
  /// where such a text would not say what was asked.
  func text(_ slots: Template.Slots, title: String, path: String, number: Int) -> String? {
    var text = ModelText(self, slots, title: title, path: path, number: number)
    let written = text.written()
    let new = OpenedRecord(MarkdownDocument(Array(written.utf8)), path: path).record
    let isSame = record.statusPlaces.isEmpty || Shape(new).statuses == Shape(record).statuses
    let isDated = new.isoDate == slots.date || record.statusPlaces.contains(where: \.isLogged)
    guard isSame, isDated, new.title == title, new.isInStep,
      new.statusWord == StatusWords.firstWord(slots.status)
    else { return nil }
    return written
  }
}
