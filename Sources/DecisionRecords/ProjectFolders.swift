import Platform
import Processes

/// The folders of the project somebody works in, as far as anything of it is looked for.
public enum ProjectFolders {
  /// A folder and those above it up to the project's root: the checkout, outside one the outermost
  /// folder with a package in it, else the folder itself.
  ///
  /// The home folder and what is above it belong to no project, nor do folders of another owner or
  /// on another disk.
  static func upward(from start: String, home: String?) -> [String] {
    let home = home.flatMap { $0.isEmpty ? nil : Files.realPath($0) ?? $0 }
    let folders = reachable(from: start, home: home)
    let checkout = folders.firstIndex { folder in
      checkouts.contains { Files.kind(of: folder + "/" + $0) != nil }
    }
    let root = checkout ?? folders.lastIndex(where: holdsPackage) ?? 0
    return Array(folders.prefix(root + 1))
  }

  /// The home folder of whoever runs the program.
  public static var home: String? { Environment.variables["HOME"] }

  private static func reachable(from start: String, home: String?) -> [String] {
    var folders = [start]
    guard let owner = Owner(start), start != home else { return folders }
    while let last = folders.last {
      let next = Paths.folder(of: last)
      let isAboveHome = home.map { ($0 + "/").hasPrefix(next + "/") } ?? false
      guard next != "/", !isAboveHome, Owner(next) == owner else { break }
      folders.append(next)
    }
    return folders
  }

  private static let checkouts = [".git", ".hg", ".jj"]

  private static func holdsPackage(_ folder: String) -> Bool {
    manifests.contains { Files.kind(of: folder + "/" + $0) == .file }
      || (try? Files.names(in: folder))?.contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      } ?? false
  }

  private static let manifests = [
    "Package.swift", "package.json", "Cargo.toml", "go.mod", "go.work", "pyproject.toml",
    "setup.py", "pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle",
    "settings.gradle.kts", "Gemfile", "composer.json", "mix.exs", "pubspec.yaml", "Podfile",
    "CMakeLists.txt", "meson.build", "build.sbt", "deno.json", "MODULE.bazel", "WORKSPACE",
  ]
}

/// Whose a folder is, and on which disk.
private struct Owner: Equatable {
  let user: UInt32
  let device: Int

  init?(_ folder: String) {
    var info = stat()
    guard stat(folder, &info) == 0 else { return nil }
    user = info.st_uid
    device = Int(info.st_dev)
  }
}
