/// Looks for bytes that are not UTF-8.
enum UTF8Check {
  /// The offset of the first byte that belongs to no character, or nil.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let lead = bytes[index]
        if lead < 0x80 {
          index += 1
          continue
        }
        guard let length = length(of: lead), index + length <= bytes.count,
          isValid(bytes, index, length)
        else { return index }
        index += length
      }
      return nil
    }
  }

  private static func length(of lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private static func isValid(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int)
    -> Bool
  {
    for offset in 1..<length where bytes[start + offset] & 0xC0 != 0x80 { return false }
    let second = bytes[start + 1]
    switch bytes[start] {
    case 0xE0: return second >= 0xA0
    case 0xED: return second < 0xA0
    case 0xF0: return second >= 0x90
    case 0xF4: return second < 0x90
    default: return true
    }
  }
}
