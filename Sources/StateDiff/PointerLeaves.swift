// Where a pointer leads is another place in every process, and may be no place any more: only that
// there is one is shown.

extension UnsafeRawPointer: LeafValue {
  var leafText: String { "UnsafeRawPointer(…)" }
}

extension UnsafeMutableRawPointer: LeafValue {
  var leafText: String { "UnsafeMutableRawPointer(…)" }
}

extension UnsafePointer: LeafValue {
  var leafText: String { "UnsafePointer(…)" }
}

extension UnsafeMutablePointer: LeafValue {
  var leafText: String { "UnsafeMutablePointer(…)" }
}

extension OpaquePointer: LeafValue {
  var leafText: String { "OpaquePointer(…)" }
}

extension UnsafeBufferPointer: LeafValue {
  var leafText: String { "UnsafeBufferPointer(\(grouped(count)) elements)" }
}

extension UnsafeMutableBufferPointer: LeafValue {
  var leafText: String { "UnsafeMutableBufferPointer(\(grouped(count)) elements)" }
}

extension UnsafeRawBufferPointer: LeafValue {
  var leafText: String { "UnsafeRawBufferPointer(\(grouped(count)) bytes)" }
}

extension UnsafeMutableRawBufferPointer: LeafValue {
  var leafText: String { "UnsafeMutableRawBufferPointer(\(grouped(count)) bytes)" }
}
