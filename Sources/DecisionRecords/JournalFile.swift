import Platform

/// The file a journal is kept in.
struct JournalFile {
  let folder: String

  var path: String { folder + "/" + Journal.name }

  /// Whether something has the journal's name, a link that leads nowhere included.
  var exists: Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// The journal, or nil where the file is none that this user wrote on this disk.
  ///
  /// A journal that came with a clone or an archive has another file number than it says; one that
  /// another user left has another owner.
  func read() -> Journal? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, Files.Kind(info.st_mode) == .file, info.st_uid == geteuid(),
      info.st_nlink == 1, info.st_size <= 1 << 20,
      let bytes = try? Files.read(file, expecting: Int(info.st_size)),
      let journal = Journal(bytes), journal.place == place(of: file), journal.namesRecordsOnly
    else { return nil }
    return journal
  }

  /// The disk's numbers for the folder and for an open file in it.
  func place(of file: Int32) -> String {
    var info = stat()
    guard fstat(file, &info) == 0 else { return "" }
    return "\(identity(folder)) \(info.st_dev)/\(info.st_ino)"
  }
}
