/// Bytes from a terminal as characters and key sequences.
struct KeyDecoder {
  private var state = State.ground

  private enum State: Equatable {
    case ground
    case escape
    case sequence([UInt8])
    case character([UInt8], needed: Int)
  }
}

/// One thing the terminal sent.
enum KeyEvent: Equatable {
  case scalar(Unicode.Scalar)
  /// A complete sequence without its leading escape, such as `[A`.
  case sequence(String)
}

extension KeyDecoder {
  /// Whether what came so far is a key of its own if nothing follows soon.
  var isAmbiguous: Bool {
    switch state {
    case .escape: true
    case .sequence(let bytes): bytes.count == 1
    case .ground, .character: false
    }
  }

  /// Nothing followed: an escape is the escape key.
  mutating func flush() -> [KeyEvent] {
    defer { state = .ground }
    switch state {
    case .escape: return [.scalar("\u{1b}")]
    case .sequence(let bytes):
      return [.scalar("\u{1b}")] + bytes.map { .scalar(Unicode.Scalar($0)) }
    case .ground, .character: return []
    }
  }

  /// Takes one byte and says what it completed, which may be nothing or several events.
  mutating func feed(_ byte: UInt8) -> [KeyEvent] {
    switch state {
    case .ground: begin(byte)
    case .escape: continueEscape(byte)
    case .sequence(let bytes): continueSequence(bytes, byte)
    case .character(let bytes, let needed): continueCharacter(bytes, needed, byte)
    }
  }
}

extension KeyDecoder {
  private mutating func begin(_ byte: UInt8) -> [KeyEvent] {
    state = .ground
    switch byte {
    case 0x1b: state = .escape
    case 0xc2...0xdf: state = .character([byte], needed: 2)
    case 0xe0...0xef: state = .character([byte], needed: 3)
    case 0xf0...0xf4: state = .character([byte], needed: 4)
    case 0..<0x80: return [.scalar(Unicode.Scalar(byte))]
    default: return [.scalar("\u{fffd}")]
    }
    return []
  }

  private mutating func continueEscape(_ byte: UInt8) -> [KeyEvent] {
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
      state = .sequence([byte])
      return []
    }
    return [.scalar("\u{1b}")] + begin(byte)
  }

  private mutating func continueSequence(_ bytes: [UInt8], _ byte: UInt8) -> [KeyEvent] {
    guard (0x20...0x7e).contains(byte), bytes.count < 64 else { return begin(byte) }
    let all = bytes + [byte]
    if isFinal(byte, after: bytes) {
      state = .ground
      return [.sequence(String(decoding: all, as: UTF8.self))]
    }
    state = .sequence(all)
    return []
  }

  /// `O` takes one more byte; `[` takes parameters and a letter; the Linux console sends `[[A`.
  private func isFinal(_ byte: UInt8, after bytes: [UInt8]) -> Bool {
    if bytes == [UInt8(ascii: "O")] || bytes == Array("[[".utf8) { return true }
    if bytes == [UInt8(ascii: "[")], byte == UInt8(ascii: "[") { return false }
    return byte >= 0x40
  }

  private mutating func continueCharacter(
    _ bytes: [UInt8],
    _ needed: Int,
    _ byte: UInt8
  ) -> [KeyEvent] {
    guard (0x80...0xbf).contains(byte) else { return [.scalar("\u{fffd}")] + begin(byte) }
    let all = bytes + [byte]
    if all.count < needed {
      state = .character(all, needed: needed)
      return []
    }
    state = .ground
    return [.scalar(String(decoding: all, as: UTF8.self).unicodeScalars.first ?? "\u{fffd}")]
  }
}
