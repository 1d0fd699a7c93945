import CMarkGFM
import Platform
import Synchronization

/// The one place that starts and frees the C library's parsers.
enum CMarkLibrary {
  private static let isReady: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Held while extensions with characters of their own are at work; the library keeps those in
  /// tables that all parsers share.
  private static let pageLock = Mutex(())

  /// Gives the tree of some bytes to a function, and frees it afterwards.
  static func withTree<Result: Sendable>(
    of bytes: ArraySlice<UInt8>,
    dialect: MarkdownDocument.Dialect,
    _ read: (OpaquePointer) -> Result
  ) -> Result? {
    guard isReady else { return nil }
    guard dialect == .page else { return parse(bytes, everyExtension: false, read) }
    return pageLock.withLock { _ in parse(bytes, everyExtension: true, read) }
  }

  private static func parse<Result>(
    _ bytes: ArraySlice<UInt8>,
    everyExtension: Bool,
    _ read: (OpaquePointer) -> Result
  ) -> Result? {
    guard let parser = front_new_parser(mayHaveTables(bytes) ? 1 : 0, everyExtension ? 1 : 0) else {
      return nil
    }
    defer { cmark_parser_free(parser) }
    bytes.withUnsafeBytes { buffer in
      cmark_parser_feed(
        parser,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        buffer.count
      )
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    return read(root)
  }

  /// The library takes time that grows with the square of a table's columns; a text with a line of
  /// more than 500 bars is read without tables.
  private static func mayHaveTables(_ bytes: ArraySlice<UInt8>) -> Bool {
    var bars = 0
    for byte in bytes {
      if byte == UInt8(ascii: "|") {
        bars += 1
        if bars > 500 { return false }
      } else if byte == .lineFeed || byte == .carriageReturn {
        bars = 0
      }
    }
    return true
  }

  /// The HTML of some bytes, with raw HTML and dangerous addresses left out.
  static func html(of bytes: ArraySlice<UInt8>) -> String {
    guard isReady else { return "" }
    return pageLock.withLock { _ in
      let html = bytes.withUnsafeBytes { buffer in
        front_html(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          buffer.count,
          mayHaveTables(bytes) ? 1 : 0
        )
      }
      guard let html else { return "" }
      defer { free(html) }
      return String(cString: html)
    }
  }
}
