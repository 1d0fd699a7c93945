import LineEditing
import Platform

/// The folders that are looked at while a lesson is watched.
public struct WatchedFolders: Sendable, Equatable {
  /// Absolute; paths are named from it.
  public var root: String
  /// The folders below it; an empty name is the whole.
  public var parts: [String]

  /// What the files hold, as digests by path.
  public typealias Content = [String: Int]
}

/// Why watching came back.
public enum WatchEvent: Sendable, Equatable {
  /// These files differ.
  case changed([String], WatchedFolders.Content)
  /// The user pressed Enter.
  case enough
  /// The user pressed Ctrl-C.
  case interrupted
  /// The folder is not there any more.
  case gone
}

extension WatchedFolders {
  /// What the files hold now; a digest is good for this process only.
  func content() -> Content {
    var content: Content = [:]
    for part in parts {
      let folder = part.isEmpty ? root : "\(root)/\(part)"
      for path in FolderContent.paths(in: folder) where !Self.isEditors(path) {
        content[part.isEmpty ? path : "\(part)/\(path)"] = Self.mark(of: "\(folder)/\(path)")
      }
    }
    return content
  }

  /// What tells one content of a file from another: its bytes, of a very large one its size and date.
  private static func mark(of path: String) -> Int? {
    guard let file = FolderContent.PlainFile(path) else { return nil }
    var hasher = Hasher()
    hasher.combine(file.facts.st_size)
    if file.facts.st_size > LiveFiles.largest {
      hasher.combine(file.facts.modified.tv_sec)
      hasher.combine(file.facts.modified.tv_nsec)
      return hasher.finalize()
    }
    while let bytes = file.more(), !bytes.isEmpty { hasher.combine(bytes) }
    return hasher.finalize()
  }

  /// Whether a file is an editor's or the system's own, which comes and goes beside what is edited.
  static func isEditors(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last ?? ""
    let isSwap = name.hasPrefix(".") && ending.count == 3 && ending.hasPrefix("sw")
    return isSwap || name.hasSuffix("~") || name.hasPrefix(".#")
      || name.hasPrefix("#") && name.hasSuffix("#")
      || name == ".DS_Store" || name == "4913" || name.hasPrefix(".goutputstream-")
  }
}

/// Looks at the files again and again, because a mounted drive tells nobody of a change.
enum Watching {
  static func next(_ folders: WatchedFolders, _ known: WatchedFolders.Content) -> WatchEvent {
    var before = known
    while true {
      if let event = pause() { return event }
      guard LiveFiles.isFolder(folders.root) else { return .gone }
      let now = folders.content()
      // A file that is being written is given until the next look to come to rest.
      if now != known, now == before { return .changed(changes(known, now), now) }
      before = now
    }
  }

  private static func changes(
    _ old: WatchedFolders.Content,
    _ new: WatchedFolders.Content
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  /// A short while, in which the user may have enough.
  private static func pause() -> WatchEvent? {
    var waiting = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
    if isatty(0) == 0 { waiting[0].fd = -1 }
    if let interrupts = Interrupts.descriptor {
      waiting.append(pollfd(fd: interrupts, events: Int16(POLLIN), revents: 0))
    }
    _ = poll(&waiting, nfds_t(waiting.count), 150)
    if Interrupts.wasInterrupted { return .interrupted }
    guard waiting[0].revents != 0 else { return nil }
    var byte: UInt8 = 0
    while read(0, &byte, 1) == 1, byte != 10 {}
    return .enough
  }
}
