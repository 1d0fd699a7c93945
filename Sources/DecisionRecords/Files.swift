import Platform
import Processes

/// Reading from the file system, with every failure as a value.
enum Files {
  /// Larger files are no decision records, and reading them would keep everybody waiting.
  static let largest = 4 << 20

  /// What stands at a path, links followed; nil when nothing does.
  static func kind(of path: String) -> Kind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return Kind(info.st_mode)
  }

  /// Whether a path is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Where a link points, as it is written; nil for what is no link.
  static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The first link on the way from a folder to a file in it, with the file itself.
  static func link(onTheWayTo path: String, from folder: String) -> String? {
    var place = folder
    for part in path.dropFirst(folder.count).split(separator: "/") {
      place += "/" + part
      if isLink(place) { return place }
    }
    return nil
  }

  enum Kind: Equatable {
    case file, folder, other

    init(_ mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      default: self = .other
      }
    }
  }

  /// All the bytes of a regular file.
  static func read(_ path: String, largest: Int = largest) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw .opening(path) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw .system(errno) }
    guard Kind(info.st_mode) == .file else { throw .notAFile }
    guard info.st_size <= largest else { throw .tooLarge(bytes: Int(info.st_size)) }
    return try read(file, expecting: Int(info.st_size))
  }

  /// All the bytes of a descriptor.
  static func read(_ file: Int32, expecting size: Int) throws(FileFailure) -> [UInt8] {
    var failure: Int32 = 0
    var bytes: [UInt8] = []
    var isDone = false
    while !isDone {
      let room = max(bytes.isEmpty ? size + 1 : 0, 4096)
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = 0
        while count < room {
          let got = systemRead(file, buffer.baseAddress?.advanced(by: count), room - count)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          if got <= 0 {
            isDone = true
            break
          }
          count += got
        }
      }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    if failure != 0 { throw .system(failure) }
    return bytes
  }

  /// The names in a folder except `.` and `..`, sorted by their bytes.
  static func names(in path: String) throws(FileFailure) -> [String] {
    guard let folder = opendir(path) else { throw .system(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The real path of something that exists, links resolved; nil when it does not.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// Why a file could not be read or written.
public enum FileFailure: Error, Sendable, Equatable {
  /// The system's error number.
  case system(Int32)
  /// It is a folder, a pipe or a device.
  case notAFile
  /// Another process holds it.
  case heldByOther
  /// It is too large for a record.
  case tooLarge(bytes: Int)
  /// Its name holds bytes that no text can hold, so it is not the one that would be opened.
  case nameNotUTF8

  /// Why a path was not opened just now.
  static func opening(_ path: String) -> FileFailure {
    errno == ENOENT && path.unicodeScalars.contains("\u{fffd}") ? .nameNotUTF8 : .system(errno)
  }
}

extension FileFailure: CustomStringConvertible {
  /// The reason as half a sentence: "permission denied".
  public var description: String {
    switch self {
    case .system(let number): SystemFailure(number).description
    case .notAFile: "it is not a regular file"
    case .heldByOther: "another process holds it"
    case .tooLarge(let bytes): "it is \(bytes) bytes long; records may have 4 MB"
    case .nameNotUTF8: "its name is not UTF-8; rename it"
    }
  }
}
