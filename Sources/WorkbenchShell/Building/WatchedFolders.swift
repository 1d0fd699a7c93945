import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
}

extension WatchedFolders {
  /// What the files hold now; a digest is good for this process only.
  func content() -> Content {
    var content: Content = [:]
    for part in parts {
      let folder = part.isEmpty ? root : "\(root)/\(part)"
      for path in FolderContent.paths(in: folder) {
        guard case .success(let bytes) = LiveFiles.bytes(of: "\(folder)/\(path)") else { continue }
        content[part.isEmpty ? path : "\(part)/\(path)"] = bytes.hashValue
      }
    }
    return content
  }
}

/// Looks at the files again and again, because a mounted drive tells nobody of a change.
enum Watching {
  static func next(_ folders: WatchedFolders, _ known: WatchedFolders.Content) -> WatchEvent {
    var before = known
    while true {
      if let event = pause() { return event }
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
