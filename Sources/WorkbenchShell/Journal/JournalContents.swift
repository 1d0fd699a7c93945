#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the bytes of a journal say, and what of them says nothing.
struct JournalContents {
  var events: [JournalEvent] = []
  /// The numbers, from 1, of lines that cannot be read and have readable ones after them.
  var damaged: [Int] = []
  /// The highest format found, where it is newer than this program's.
  var newerFormat: Int?
  /// Where the bytes after the last readable line begin, and the numbers of those lines; nil where
  /// there are none.
  var tail: (start: Int, lines: [Int])?
  /// Whether nothing in it looks like a journal.
  var isForeign = false

  init(_ bytes: [UInt8] = []) {
    let decoder = JSONDecoder()
    var unread: [Int] = []
    var (start, number, end) = (0, 0, 0)
    while start < bytes.count {
      let stop = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      if take(bytes[start..<stop], decoder) {
        damaged += unread
        (unread, end) = ([], min(stop + 1, bytes.count))
      } else if stop > start {
        unread.append(number)
      }
      start = stop + 1
    }
    if !unread.isEmpty { tail = (end, unread) }
    isForeign = tail?.start == 0 && !Self.beginsLikeOurs(bytes)
  }

  /// True where the line could be read, or is for a newer program to read.
  private mutating func take(_ line: ArraySlice<UInt8>, _ decoder: JSONDecoder) -> Bool {
    guard line.first == UInt8(ascii: "{"), line.last == UInt8(ascii: "}") else { return false }
    let data = Data(line)
    if let event = try? decoder.decode(JournalEvent.self, from: data),
      event.format == JournalEvent.newestFormat
    {
      events.append(event)
      return true
    }
    guard let header = try? decoder.decode(Header.self, from: data),
      header.format > JournalEvent.newestFormat
    else { return false }
    newerFormat = max(newerFormat ?? 0, header.format)
    return true
  }

  /// All that a later format promises to keep.
  private struct Header: Decodable {
    var format: Int
  }

  private static func beginsLikeOurs(_ bytes: [UInt8]) -> Bool {
    zip(bytes, Array("{\"at\":\"".utf8)).allSatisfy { $0 == $1 }
  }
}
