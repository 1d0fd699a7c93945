/// Days written in other ways that can mean one day only.
enum DateWords {
  /// The day as YYYY-MM-DD where the year comes first or the month has a name; nil where day and
  /// month could be exchanged.
  ///
  ///     DateWords.iso("Oct 29, 2022")  // "2022-10-29"
  static func iso(_ text: String) -> String? {
    let parts = text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    guard parts.count == 3 else { return nil }
    if parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    {
      return checked(year, month, day)
    }
    guard let year = Int(parts[2]), parts[2].count == 4 else { return nil }
    if let month = month(parts[0]), let day = day(parts[1]) { return checked(year, month, day) }
    if let month = month(parts[1]), let day = day(parts[0]) { return checked(year, month, day) }
    return nil
  }

  private static func checked(_ year: Int, _ month: Int, _ day: Int) -> String? {
    let text = [(year, 4), (month, 2), (day, 2)].map(Conventions.padded).joined(separator: "-")
    return CalendarDate(text)?.description
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static func day(_ word: String) -> Int? {
    let endings = ["st", "nd", "rd", "th"]
    let bare = endings.contains { word.hasSuffix($0) } ? String(word.dropLast(2)) : word
    return Int(bare)
  }
}
