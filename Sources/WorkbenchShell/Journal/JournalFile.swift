import LineEditing
import Platform

/// The file behind the journal. It only ever grows: lines are added at its end under a lock, and
/// only what a killed writer left unfinished is taken off again, after it was put beside.
struct JournalFile: Sendable {
  let path: String
  /// More bytes than this are no journal of ours.
  private static let largest = 64 << 20

  /// Where bytes that could not be read are kept.
  private var besides: String { path + ".damaged" }

  /// The name of that file, in the same folder.
  var nameBesides: Substring { besides.split(separator: "/").last ?? "" }
}

extension JournalFile {
  /// What the file holds; a missing file holds nothing.
  func load() -> Result<JournalContents, FileFault> {
    switch LockedFile(path: path).read(limit: Self.largest) {
    case .success(let bytes): .success(JournalContents(bytes))
    case .failure(.system(ENOENT)): .success(JournalContents())
    case .failure(let fault): .failure(fault)
    }
  }

  /// Adds whole lines at the end, all or none of them; what an unfinished line left there is cut off
  /// before. Gives how many bytes that were.
  func append(_ lines: String, syncing: Bool) -> Result<Int, FileFault> {
    LockedFile(path: path).forAppending { descriptor in
      mend(descriptor, onlyIfTorn: true).flatMap { mended in
        let start = mended.needsNewline ? "\n" : ""
        return add(Array((start + lines).utf8), to: descriptor, syncing: syncing)
          .map { mended.cut }
      }
    }
  }

  /// Takes off the bytes after the last readable line, once they stand beside. Gives how many.
  func cutTail() -> Result<Int, FileFault> {
    LockedFile(path: path).forAppending { descriptor in
      mend(descriptor, onlyIfTorn: false).map(\.cut)
    }
  }

  /// Waits until everything written is on the disk.
  func sync() -> Result<Void, FileFault> {
    LockedFile(path: path).forAppending(flushed)
  }
}

extension JournalFile {
  private func add(_ bytes: [UInt8], to descriptor: Int32, syncing: Bool) -> Result<Void, FileFault>
  {
    let size = FileBytes.ordinarySize(descriptor) ?? 0
    var result = FileBytes.write(bytes, to: descriptor)
    if syncing { result = result.flatMap { flushed(descriptor) } }
    if case .failure = result { ftruncate(descriptor, off_t(size)) }
    return result
  }

  /// A line torn by a killed process must neither swallow the next nor be lost.
  private func mend(
    _ descriptor: Int32,
    onlyIfTorn: Bool
  ) -> Result<(cut: Int, needsNewline: Bool), FileFault> {
    if onlyIfTorn, endsInNewline(descriptor) { return .success((0, false)) }
    return FileBytes.read(from: descriptor, limit: Self.largest).flatMap { bytes in
      let contents = JournalContents(bytes)
      let isWhole = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
      guard let tail = contents.tail, contents.newerFormat == nil, !contents.isForeign else {
        return .success((0, !isWhole))
      }
      return keep(bytes[tail.start...]).flatMap {
        guard ftruncate(descriptor, off_t(tail.start)) == 0 else { return .failure(.system(errno)) }
        return flushed(descriptor).map { (bytes.count - tail.start, false) }
      }
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>) -> Result<Void, FileFault> {
    LockedFile(path: besides).forAppending { descriptor in
      add(Array(bytes) + [UInt8(ascii: "\n")], to: descriptor, syncing: true)
    }
  }

  private func endsInNewline(_ descriptor: Int32) -> Bool {
    var byte: UInt8 = 0
    guard let size = FileBytes.ordinarySize(descriptor), size > 0 else { return true }
    return pread(descriptor, &byte, 1, off_t(size - 1)) == 1 && byte == UInt8(ascii: "\n")
  }

  private func flushed(_ descriptor: Int32) -> Result<Void, FileFault> {
    fsync(descriptor) == 0 ? .success(()) : .failure(.system(errno))
  }
}
