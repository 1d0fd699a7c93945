import Platform

/// A search for bytes in bytes that leaps from first byte to first byte; `memmem` is no part of
/// what Swift sees of the C library on Linux.
func systemSearch(
  _ bytes: UnsafeRawPointer,
  _ count: Int,
  _ wanted: UnsafeRawPointer,
  _ length: Int
) -> UnsafeRawPointer? {
  let first = Int32(wanted.load(as: UInt8.self))
  let end = bytes + count - length + 1
  var position = bytes
  while position < end {
    guard let found = memchr(position, first, end - position) else { return nil }
    if memcmp(found, wanted, length) == 0 { return UnsafeRawPointer(found) }
    position = UnsafeRawPointer(found) + 1
  }
  return nil
}
