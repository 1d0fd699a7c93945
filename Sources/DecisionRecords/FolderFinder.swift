/// Finds the folder a project keeps its decision records in.
public enum FolderFinder {
  /// Names of folders that hold records, in the order they are looked for.
  public static let folderNames = [
    "doc/adr", "docs/adr", "docs/decisions", "doc/decisions", "Decisions", "decisions",
    "docs/adrs", "doc/adrs", "docs/ADR", "docs/architecture/decisions",
    "doc/architecture/decisions", "docs/architecture/adr", "docs/architecture-decisions",
    "docs/design/decisions", "adr", "adrs", "ADR", ".adr/records",
  ]

  /// The folder for somebody who works in a directory: from there up to the project's root, in each
  /// directory first the settings of ADR tools, then the names of folders; where nothing is found,
  /// `Decisions` in the directory itself.
  ///
  /// - Parameter home: The home folder, which belongs to no project, nor does what is above it.
  public static func find(
    from directory: String,
    home: String? = ProjectFolders.home
  ) -> FoundFolder {
    let start = absolute(directory)
    let folders = start.hasPrefix("/") ? ProjectFolders.upward(from: start, home: home) : []
    return folders.lazy.compactMap(find).first
      ?? FoundFolder(path: start + "/Decisions", reason: .byDefault, others: [])
  }

  /// A folder somebody names, relative to a directory or absolute; it need not exist.
  public static func given(_ path: String, from directory: String) -> FoundFolder {
    FoundFolder(path: Paths.joined(absolute(directory), path), reason: .given, others: [])
  }

  /// Every folder with records below a directory, for projects of several packages; hidden folders
  /// and those of dependencies are left out, and nothing deeper than `depth` is looked at.
  public static func findAll(below directory: String, depth: Int = 4) -> [FoundFolder] {
    let start = absolute(directory)
    var found = find(in: start).map { [$0] + $0.others } ?? []
    guard depth > 0, let names = try? Files.names(in: start) else { return found }
    for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
      let path = start + "/" + name
      guard Files.kind(of: path) == .folder, !found.contains(where: { isInside(path, $0.path) })
      else {
        continue
      }
      found += findAll(below: path, depth: depth - 1)
    }
    var seen: Set<String> = []
    return found.filter { seen.insert(Files.realPath($0.path) ?? $0.path).inserted }
  }

  private static let skipped: Set<String> = [
    "node_modules", "vendor", "Pods", "Carthage", "build", "dist", "target", "checkouts",
  ]

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }

  static func absolute(_ directory: String) -> String {
    if let real = Files.realPath(directory) { return real }
    if directory.hasPrefix("/") { return Paths.normalised(directory) }
    return Paths.joined(Files.realPath(".") ?? ".", directory)
  }

  private static func find(in directory: String) -> FoundFolder? {
    for file in FolderSettings.files {
      guard let path = file.folder(in: directory) else { continue }
      return FoundFolder(
        path: path,
        reason: .settings(file: directory + "/" + file.name),
        others: []
      )
    }
    var seen: Set<String> = []
    let found = folderNames.compactMap { name -> FoundFolder? in
      let path = directory + "/" + name
      guard Files.kind(of: path) == .folder, let real = Files.realPath(path),
        seen.insert(identity(real)).inserted
      else { return nil }
      return FoundFolder(path: path, reason: .name(name), others: [])
    }
    guard var first = found.first(where: { holdsRecords($0.path) }) ?? found.first else {
      return nil
    }
    first.others = found.filter { $0.path != first.path }
    return first
  }

  private static func holdsRecords(_ path: String) -> Bool {
    (try? Files.names(in: path))?.contains { FileName.isMarkdown($0) } ?? false
  }
}

/// A folder for decision records, and why it is the one.
public struct FoundFolder: Sendable, Equatable {
  /// The folder's absolute path; it need not exist yet.
  public var path: String
  /// What pointed to it.
  public var reason: Reason
  /// Other folders with records in the same directory.
  public var others: [FoundFolder]

  /// What points to a folder.
  public enum Reason: Sendable, Equatable {
    /// The settings of an ADR tool.
    case settings(file: String)
    /// The folder's own name.
    case name(String)
    /// Nothing was found.
    case byDefault
    /// Somebody asked for it.
    case given
  }
}

extension RecordFolder {
  /// Whether there is nothing in the folder at all.
  public var isBlank: Bool { (try? Files.names(in: path))?.isEmpty ?? false }
}

extension FoundFolder {
  /// Whether nothing but its name speaks for the folder: there is no record in it.
  public var isUnproven: Bool {
    guard case .name = reason else { return false }
    let files = (try? RecordFolder(path).markdownFiles()) ?? []
    return !files.contains { $0.companion == nil }
  }
}

extension FoundFolder.Reason: CustomStringConvertible {
  /// The reason as half a sentence: "named by /a/.adr-dir".
  public var description: String {
    switch self {
    case .settings(let file): "named by \(file)"
    case .name(let name): "found as \(name)"
    case .byDefault: "the default, as no other was found"
    case .given: "as asked"
    }
  }
}
