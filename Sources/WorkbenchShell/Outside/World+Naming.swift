import Problems

extension World {
  /// What a file holds; the path is as it was typed, and named so where it cannot be read.
  func bytes(of path: String) throws(Problem) -> [UInt8] {
    switch readFile(Paths.absolute(path, in: self)) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw .cannotRead(path, reason: failure.reason)
    }
  }

  /// Writes a new file at a path as it was typed; one that exists is left as it is.
  func create(_ path: String, _ text: String) throws(Problem) {
    switch createFile(Paths.absolute(path, in: self), text) {
    case .success: return
    case .failure(.exists): throw .exists(path)
    case .failure(let failure): throw .cannotWrite(path, reason: failure.reason)
    }
  }
}
