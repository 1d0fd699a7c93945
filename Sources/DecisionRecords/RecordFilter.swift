/// Which records of a folder are wanted; what is nil does not matter.
public struct RecordFilter: Sendable, Equatable {
  /// The first word of the status, ignoring case.
  public var status: String?
  /// One of the tags, ignoring case.
  public var tag: String?
  /// A part of somebody's name, ignoring case.
  public var person: String?
  /// The earliest day, YYYY-MM-DD; records without a day in that form are left out.
  public var since: String?
  /// True for records in force or on their way, false for the others.
  public var isLive: Bool?

  /// A filter that lets every record through.
  public init() {}

  /// Whether a record is wanted.
  public func matches(_ record: Record) -> Bool {
    if let status, record.statusWord != StatusWords.firstWord(status) { return false }
    if let tag, !record.tags.contains(where: { $0.lowercased() == tag.lowercased() }) {
      return false
    }
    if let person,
      !record.people.contains(where: { $0.name.lowercased().contains(person.lowercased()) })
    {
      return false
    }
    if let since, (record.isoDate ?? "") < since { return false }
    if let isLive, record.standing.isLive != isLive { return false }
    return true
  }
}
