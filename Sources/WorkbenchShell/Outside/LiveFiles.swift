import DecisionRecords
import LineEditing
import Platform

/// Plain reading and writing of files, whole or not at all.
enum LiveFiles {
  /// The largest file that is read: a script, a tree.
  static let largest = 16 << 20

  static func bytes(of path: String) -> Result<[UInt8], OutsideFailure> {
    opened(path, waits: false).flatMap { file in
      defer { close(file) }
      return everything(in: file)
    }
  }

  /// A file's descriptor, for its reader to close; a folder is refused.
  ///
  /// - Parameter waits: whether a named pipe is opened only once somebody writes to it; else one
  ///   without a writer is empty.
  static func opened(_ path: String, waits: Bool = true) -> Result<Int32, OutsideFailure> {
    if isFolder(path) { return .failure(OutsideFailure("it is a folder")) }
    let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard file >= 0 else { return .failure(OutsideFailure(systemReason())) }
    if !waits { _ = fcntl(file, F_SETFL, 0) }
    return .success(file)
  }

  private static func everything(in file: Int32) -> Result<[UInt8], OutsideFailure> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= largest {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .failure(OutsideFailure(systemReason())) }
      if count == 0 { return .success(bytes) }
      bytes += buffer[..<count]
    }
    return .failure(OutsideFailure("it is larger than 16 MiB"))
  }

  /// Tries it with a file that leaves no trace.
  static func canWrite(in folder: String) -> Result<Void, OutsideFailure> {
    var template = Array("\(folder)/.workbench-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return .failure(OutsideFailure(systemReason())) }
    close(file)
    unlink(template)
    return .success(())
  }

  /// Writes a new file, which appears whole or not at all.
  static func create(_ path: String, _ text: String) -> Result<Void, OutsideFailure> {
    do {
      return .success(try NewFile(path).write(Array(text.utf8)))
    } catch .nameTaken {
      return .failure(.exists)
    } catch .cannotWrite(_, let failure) {
      return .failure(OutsideFailure(failure.description))
    } catch {
      return .failure(OutsideFailure(error.description))
    }
  }

  static func write(_ text: String, to descriptor: Int32) -> Bool {
    if case .success = FileBytes.write(Array(text.utf8), to: descriptor) { true } else { false }
  }
}

extension LiveFiles {
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths lead to one file or folder.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var facts = (stat(), stat())
    guard stat(one, &facts.0) == 0, stat(other, &facts.1) == 0 else { return one == other }
    return facts.0.st_dev == facts.1.st_dev && facts.0.st_ino == facts.1.st_ino
  }

  /// The path of something that exists, without links; nil where there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The first link on the way from a folder to a file below it, the file included.
  static func link(onTheWayTo path: String, from folder: String) -> String? {
    var place = folder
    for part in path.dropFirst(folder.count).split(separator: "/") {
      place += "/" + part
      var facts = stat()
      if lstat(place, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK { return place }
    }
    return nil
  }

  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The names in a folder, sorted; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
