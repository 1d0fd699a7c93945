import Problems

/// Where an open lesson comes from, and so how it is built again.
enum LessonOrigin: Sendable, Equatable {
  /// The workbench's own sources.
  case builtIn
  /// A package somewhere else.
  case loaded(LessonPackage)
}

extension LessonOrigin {
  /// The package's folder, absolute; nil for a lesson of the workbench.
  var folder: String? {
    if case .loaded(let package) = self { return package.folder }
    return nil
  }

  /// Throws where a package was moved away while its lesson was open.
  func mustBeThere() throws(Problem) {
    if let folder, !LiveFiles.exists(folder + "/Package.swift") { throw .building(.gone(folder)) }
  }

  /// How it is built; throws where the sources are gone.
  func plan(_ world: World) throws(Problem) -> BuildPlan {
    switch self {
    case .loaded(let package): return .package(package, world)
    case .builtIn:
      guard let plan = BuildPlan.workbench(world) else { throw .building(.noCheckout) }
      return plan
    }
  }

  /// The folders whose files make a difference to it.
  func folders(_ world: World) throws(Problem) -> WatchedFolders {
    let package = try plan(world).package
    switch self {
    case .loaded: return WatchedFolders(root: package, parts: [""])
    case .builtIn: return WatchedFolders(root: package, parts: ["Lessons", "Sources/LessonKit"])
    }
  }
}
