import LineEditing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a session may build, beside what is kept from run to run.
struct TrustedContents {
  /// The content that each folder may have.
  var contents: [String: [String: String]] = [:]
  /// What came up while something was built, to be asked about.
  var open: TrustQuestion?

  mutating func takeOpen() -> TrustQuestion? {
    defer { open = nil }
    return open
  }
}

/// Which folders the user let the workbench build, with the content they had: `trusted.json` in the
/// user's folder.
///
/// A file that cannot be read, or that a newer version wrote, is left as it is.
struct TrustStore {
  /// Absolute; nil where the user has no folder.
  let path: String?

  init(_ world: World) { path = Home(world).file("trusted.json") }

  /// What the file holds: `{"folders":{"/path":{"Package.swift":"…"}},"version":1}`.
  struct Content: Codable, Equatable {
    var version = 1
    var folders: [String: [String: String]] = [:]
  }

  /// Why it could not be kept.
  enum Trouble: Error, Equatable {
    case unknownHome
    case unreadable(String)
    case newer(Int)
    case cannotWrite(String)
  }
}

extension TrustStore {
  /// The content a folder had when it was trusted; nil where it never was.
  func trusted(_ folder: String) -> [String: String]? {
    (try? content())?.folders[folder]
  }

  func content() throws(Trouble) -> Content {
    guard let path else { throw .unknownHome }
    guard LiveFiles.exists(path) else { return Content() }
    let bytes: [UInt8]
    switch LiveFiles.bytes(of: path) {
    case .success(let read): bytes = read
    case .failure(let failure): throw .unreadable(failure.reason)
    }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: Data(bytes)) else {
      throw .unreadable("it is not what the workbench writes")
    }
    guard version.version == 1 else { throw .newer(version.version) }
    guard let content = try? decoder.decode(Content.self, from: Data(bytes)) else {
      throw .unreadable("it is not what the workbench writes")
    }
    return content
  }

  /// Remembers a folder with its content, beside what others have written meanwhile.
  func remember(_ folder: String, _ digests: [String: String]) throws(Trouble) {
    guard let path else { throw .unknownHome }
    // The lock has a file of its own: this one is replaced, and an empty one would be no content.
    let kept = LockedFile(path: path + ".lock").forAppending { _ in
      .success(Result { () throws(Trouble) in try add(folder, digests, to: path) })
    }
    switch kept {
    case .success(let result): try result.get()
    case .failure(let fault): throw .cannotWrite(fault.words)
    }
  }

  private func add(
    _ folder: String,
    _ digests: [String: String],
    to path: String
  ) throws(Trouble) {
    var content = try content()
    if content.folders[folder] == digests { return }
    content.folders[folder] = digests
    let bytes = Array((JSONText.line(content) + "\n").utf8)
    if case .failure(let fault) = LockedFile(path: path).replace(with: bytes) {
      throw .cannotWrite(fault.words)
    }
  }

  private struct Version: Decodable {
    var version: Int
  }
}

extension TrustStore.Trouble {
  /// What follows "It will be asked again: ".
  var reason: String {
    switch self {
    case .unknownHome: "neither HOME nor WORKBENCH_HOME is set"
    case .unreadable(let reason): "trusted.json cannot be read and is left as it is: \(reason)"
    case .newer(let version): "trusted.json is of version \(version), newer than this program"
    case .cannotWrite(let reason): "trusted.json cannot be written: \(reason)"
    }
  }
}
