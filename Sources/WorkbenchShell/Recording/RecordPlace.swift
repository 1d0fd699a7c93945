import DecisionRecords

/// The folder that records are read from and written to.
struct RecordPlace: Sendable {
  /// Absolute.
  let path: String
  /// Why it is this one, in the words of the finder.
  let reason: String
  /// Whether the folder is the product's own, which nobody's decisions belong in.
  let isOwn: Bool

  /// The folder an option names, else the one the project uses, else `Decisions`.
  init(_ session: Session, option: String?) {
    let world = session.world
    if let option {
      path = Paths.absolute(option, in: world)
      reason = FoundFolder.Reason.given.description
      isOwn = false
    } else {
      let found = FolderFinder.find(from: world.directory)
      path = found.path
      reason = found.reason.description
      isOwn = Self.checkout(of: world.directory).map { found.path.hasPrefix($0 + "/") } ?? false
    }
  }

  var folder: RecordFolder { RecordFolder(path) }

  /// The workbench's own checkout around a folder, if there is one.
  static func checkout(of directory: String) -> String? {
    var folder = directory
    while true {
      if LiveFiles.isFolder(folder + "/Sources/WorkbenchShell"),
        LiveFiles.exists(folder + "/Package.swift")
      {
        return folder
      }
      if folder == "/" || folder == "." { return nil }
      folder = Paths.parent(of: folder)
    }
  }
}
