extension StringProtocol {
  /// How many columns a terminal takes for it: two for wide characters, one for all others.
  var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
  /// Whether it is drawn two columns wide: East Asian letters and most emoji.
  var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    return wideScalars.contains { $0.contains(first.value) }
  }
}

/// The blocks drawn wide, after Unicode's East Asian Width.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
  0x1F900...0x1FAFF, 0x20000...0x3FFFD,
]
