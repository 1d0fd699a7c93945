/// How the records of a folder are written, so that new ones look like the others.
public struct Conventions: Sendable, Equatable {
  /// What stands before the number in file names: `ADR-`, or nothing.
  public var namePrefix = ""
  /// How many digits a number in a file name has at least; nil where names start with a day.
  public var nameDigits: Int? = 4
  /// What stands between number and words in file names.
  public var nameSeparator = "-"
  /// What joins the words of a file name.
  public var wordSeparator = "-"
  /// How file names end.
  public var ending = ".md"
  /// What ends a line of a file.
  public var lineEnd = "\n"
  /// Whether files start with a byte order mark.
  public var startsWithMark = false
  /// Whether names that start with a day write it with dashes.
  public var dayHasDashes = false
  /// Whether files start with front matter; a folder without records leaves it to the writer.
  public var hasFrontMatter: Bool?
  /// How headings are numbered.
  public var heading = Heading.dotted
  /// Where the status stands; new records of the folder's own shape put it there.
  public var statusForms: Set<StatusForm> = [.section]
  /// How a status is spelled.
  public var letterCase = LetterCase.capitalised
  /// Whether the folder writes `Superceded`, as adr-tools does.
  public var writesSuperceded = false
  /// The folder's own template, where it has one.
  public var templatePath: String?
  /// Statuses in use, the most frequent first, in lower case.
  public var statuses: [String] = []
  /// Numbers that several records have, so that they name none of them.
  var sharedNumbers: Set<Int> = []

  /// How a heading carries the number.
  public enum Heading: Sendable, Equatable {
    /// `# 12. Use tea`.
    case dotted
    /// `# ADR-0012: Use tea`: what stands before the number, its digits, what stands behind.
    case named(prefix: String, digits: Int, separator: String)
    /// `# Use tea`.
    case plain
  }

  /// Where a status stands.
  public enum StatusForm: String, Sendable {
    /// In the front matter.
    case frontMatter
    /// Below a heading.
    case section
    /// In a line or bullet of its own.
    case line
  }

  /// How a status is spelled.
  public enum LetterCase: String, Sendable {
    /// `accepted`.
    case lower
    /// `Accepted`.
    case capitalised
    /// `ACCEPTED`.
    case upper
  }

  /// The conventions of an empty folder: those of adr-tools.
  public init() {}
}

extension Conventions {
  /// What the records of a folder have in common; where they differ the majority counts.
  public init(_ contents: RecordFolder.Contents) {
    self.init()
    templatePath = contents.companions.first { $0.kind == .template }?.path
    let records = contents.records
    guard !records.isEmpty else { return }
    readFiles(records)
    readNames(records.map { FileName($0.fileName) })
    readHeadings(records)
    readStatuses(records)
    let numbers = Dictionary(records.compactMap(\.number).map { ($0, 1) }, uniquingKeysWith: +)
    sharedNumbers = Set(numbers.filter { $0.value > 1 }.keys)
  }

  private mutating func readFiles(_ records: [Record]) {
    ending = Conventions.most(records.map { Paths.ending(of: $0.path) }) ?? ending
    lineEnd = Conventions.most(records.map(\.lineEnd)) ?? lineEnd
    startsWithMark = Conventions.most(records.map(\.startsWithMark)) ?? false
    hasFrontMatter = Conventions.most(records.map(\.hasFrontMatter))
  }

  private mutating func readNames(_ names: [FileName]) {
    wordSeparator = Conventions.most(names.compactMap(\.wordSeparator)) ?? wordSeparator
    let numbered = names.filter { $0.number != nil }
    let dated = names.filter(\.isDated)
    if dated.count > numbered.count {
      nameDigits = nil
      nameSeparator = Conventions.most(dated.map(\.tail.separator).filter { !$0.isEmpty }) ?? "-"
      dayHasDashes = dated.filter { $0.digits.count == 4 }.count * 2 > dated.count
      return
    }
    guard !numbered.isEmpty else { return }
    namePrefix = Conventions.most(numbered.map(\.prefix)) ?? ""
    nameDigits = Conventions.most(numbered.map(\.digits.count)) ?? 4
    nameSeparator = Conventions.most(numbered.map(\.separator).filter { !$0.isEmpty }) ?? "-"
  }

  /// Names that start with a day give no number, so headings in such a folder have none.
  private mutating func readHeadings(_ records: [Record]) {
    let forms = records.compactMap(Conventions.form)
    heading = nameDigits == nil ? .plain : Conventions.most(forms) ?? heading
  }

  static func form(of record: Record) -> Heading? {
    guard let heading = record.heading else { return nil }
    let parts = NumberedHeading(heading, in: FileName(record.fileName))
    guard parts.number != nil else { return .plain }
    let prefix = heading.prefix { !$0.isNumber }
    let digits = heading[prefix.endIndex...].prefix { $0.isNumber }
    guard parts.title != heading else { return nil }
    let separator = heading[digits.endIndex...].dropLast(parts.title.count)
    if prefix.isEmpty, separator == ". " { return .dotted }
    let width = digits.hasPrefix("0") ? digits.count : 1
    return .named(prefix: String(prefix), digits: width, separator: String(separator))
  }

  private mutating func readStatuses(_ records: [Record]) {
    let places = records.compactMap(\.statusPlaces.last)
    if !places.isEmpty {
      let forms = records.map { Set($0.statusPlaces.map { Conventions.statusForm($0.form) }) }
      statusForms = Conventions.most(forms.filter { !$0.isEmpty }) ?? statusForms
      letterCase =
        Conventions.most(places.compactMap { Conventions.letterCase($0.text) }) ?? letterCase
    }
    let words = records.compactMap(\.statusWord)
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    statuses = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map(
      \.key
    )
    let kinds = records.flatMap(\.links).map { $0.kind.lowercased() }
    let old = kinds.filter { Text.holds($0, "superced") }.count
    writesSuperceded = old > kinds.filter { Text.holds($0, "supersed") }.count
  }

  private static func statusForm(_ form: Record.Place.Form) -> StatusForm {
    switch form {
    case .frontMatter: .frontMatter
    case .section: .section
    default: .line
    }
  }

  private static func letterCase(_ status: String) -> LetterCase? {
    guard let first = status.first(where: \.isLetter) else { return nil }
    guard first.isUppercase else { return first.isLowercase ? .lower : nil }
    return OpenedRecord.isShouted(status) ? .upper : .capitalised
  }

  /// The most frequent element; the later one wins a tie, as newer records stand later.
  static func most<Element: Hashable>(_ elements: [Element]) -> Element? {
    var counts: [Element: (count: Int, last: Int)] = [:]
    for (index, element) in elements.enumerated() {
      counts[element] = ((counts[element]?.count ?? 0) + 1, index)
    }
    return counts.max { left, right in
      (left.value.count, left.value.last) < (right.value.count, right.value.last)
    }?.key
  }
}

extension Conventions.Heading: Hashable {}

extension Conventions {
  /// The name of a new file.
  ///
  /// - Parameter day: The local day, YYYY-MM-DD, for folders whose names start with one.
  public func fileName(number: Int, title: String, day: String) -> String {
    let words = nameSeparator + Slug.of(title, joinedBy: wordSeparator) + ending
    guard let nameDigits else { return (dayHasDashes ? day : day.filter { $0 != "-" }) + words }
    return namePrefix + Conventions.padded(number, nameDigits) + words
  }

  /// The heading of a record, without marks.
  public func headingText(number: Int, title: String) -> String {
    switch heading {
    case .dotted: "\(number). \(title)"
    case .named(let prefix, let digits, let separator):
      prefix + Conventions.padded(number, digits) + separator + title
    case .plain: title
    }
  }

  /// A number as headings write it: `9`, or `009` in a folder of `ADR-008: Use tea`.
  func numberText(_ number: Int) -> String {
    guard case .named(_, let digits, _) = heading else { return String(number) }
    return Conventions.padded(number, digits)
  }

  /// A status in the folder's spelling.
  public func spelled(_ status: String) -> String {
    switch letterCase {
    case .lower: OpenedRecord.spelled(status, like: "accepted")
    case .capitalised: OpenedRecord.spelled(status, like: "Accepted")
    case .upper: OpenedRecord.spelled(status, like: "ACCEPTED")
    }
  }

  /// `Supersedes` or `Supercedes`, as the folder writes it.
  public var supersedes: String { writesSuperceded ? "Supercedes" : "Supersedes" }

  /// `Superseded` or `Superceded`, as the folder writes it.
  public var superseded: String { writesSuperceded ? "Superceded" : "Superseded" }

  static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
