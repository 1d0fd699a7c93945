/// A count with its thousands apart: `99,999`.
func grouped(_ count: Int) -> String {
  let digits = String(count)
  var parts: [Substring] = []
  var end = digits.endIndex
  while end > digits.startIndex {
    let start = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex) ?? digits.startIndex
    parts.append(digits[start..<end])
    end = start
  }
  return parts.reversed().joined(separator: ",")
}

/// Bytes in hexadecimal, two digits each: `68 65 6C`.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    .joined(separator: " ")
}

/// Bytes from a position on, at most sixteen: `Data(5 bytes: 68 65 6C 6C 6F)`.
func bytesText(_ bytes: [UInt8], from start: Int) -> String {
  let count = bytes.count == 1 ? "1 byte" : "\(grouped(bytes.count)) bytes"
  let window = bytes[min(start, bytes.count)...].prefix(16)
  if window.isEmpty { return "Data(\(count))" }
  let place = start == 0 ? ": " : ", from \(grouped(start)): "
  let rest = window.endIndex < bytes.count ? " …" : ""
  return "Data(" + count + place + hexadecimal(window) + rest + ")"
}
