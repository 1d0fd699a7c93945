import DecisionRecords
import Problems

/// The folder that records are read from and written to.
struct RecordPlace: Sendable, Equatable {
  /// Absolute.
  let path: String
  /// Why it is this one, in the words of the finder.
  let reason: String
  /// Whether the folder is the product's own, which nobody's decisions belong in.
  let isOwn: Bool
  /// Whether nothing but its name speaks for the folder, which holds no record.
  var isUnproven = false
  /// Other folders with records in the same directory, which are not looked at.
  var others: [String] = []
}

extension RecordPlace {
  /// The folder an option names, else the one the project uses, else `Decisions`.
  init(_ session: Session, option: String?) {
    let world = session.world
    if let option {
      self.init(
        path: Paths.absolute(option, in: world),
        reason: FoundFolder.Reason.given.description,
        isOwn: false
      )
    } else {
      self.init(FolderFinder.find(from: world.directory, home: world.environment("HOME")), world)
    }
  }

  /// The same for a command that reads or writes there.
  ///
  /// Throws where the option names nothing, and where the folder somebody works in is gone, so that
  /// nothing is looked for or written somewhere else.
  static func named(_ option: String?, _ session: Session) throws(Problem) -> RecordPlace {
    if let option, option.trimmed.isEmpty { throw .emptyFolder }
    let world = session.world
    let isFixed = option.map { Paths.absolute($0, in: world) != world.directory + "/" + $0 }
    if isFixed != true, !world.directory.hasPrefix("/") || !LiveFiles.isFolder(world.directory) {
      throw RecordsProblem.folderGone.problem(in: world)
    }
    return RecordPlace(session, option: option)
  }

  /// A folder that was found and not named.
  init(_ found: FoundFolder, _ world: World) {
    self.init(
      path: found.path,
      reason: Self.words(found.reason, world),
      isOwn: Checkout.around(world.directory).map { found.path.hasPrefix($0 + "/") } ?? false,
      isUnproven: found.isUnproven,
      others: found.others.map(\.path)
    )
  }

  private static func words(_ reason: FoundFolder.Reason, _ world: World) -> String {
    guard case .settings(let file) = reason else { return reason.description }
    return FoundFolder.Reason.settings(file: Paths.short(file, in: world)).description
  }

  var folder: RecordFolder { RecordFolder(path, patience: .atTheShell) }
}

extension RecordPlace {
  /// The folders a command reads: those that `--dir` names, with `--all` every one of the checkout,
  /// else the one the project uses. A folder that is named has to exist.
  static func all(
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> [RecordPlace] {
    let named = unique(try places(invocation, session))
    for place in named where !LiveFiles.isFolder(place.path) {
      throw RecordsProblem.notAFolder(path: place.path).problem(in: session.world)
    }
    guard named.isEmpty, invocation.has("--all") else {
      return named.isEmpty ? [try self.named(nil, session)] : named
    }
    let directory = session.world.directory
    let top = Checkout.nearest(to: directory) { LiveFiles.exists($0 + "/.git") } ?? directory
    let found = FolderFinder.findAll(below: top).map { RecordPlace($0, session.world) }
    return found.isEmpty ? [try self.named(nil, session)] : found
  }

  /// The one folder a command writes to; in the workbench's own checkout it has to be named.
  static func one(_ invocation: Invocation, _ session: Session) throws(Problem) -> RecordPlace {
    let places = unique(try places(invocation, session))
    guard places.count < 2 else {
      let paths = places.map { Paths.short($0.path, in: session.world) }
      throw .severalFolders(command: invocation.name, paths: paths)
    }
    let place = if let first = places.first { first } else { try named(nil, session) }
    if place.isOwn { throw .needsFolder(command: invocation.name) }
    return place
  }

  private static func places(
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> [RecordPlace] {
    var places: [RecordPlace] = []
    for option in invocation.values("--dir") { places.append(try named(option, session)) }
    return places
  }

  private static func unique(_ places: [RecordPlace]) -> [RecordPlace] {
    var seen: Set<String> = []
    return places.filter { seen.insert($0.path).inserted }
  }
}

extension RecordPlace {
  /// The folder and why it is the one, as reports begin.
  func headline(_ session: Session) -> Line {
    "\(Paths.short(path, in: session.world), .strong) (\(reason))"
  }

  /// What to know about folders beside this one.
  func note(_ session: Session) -> Line? {
    guard !others.isEmpty else { return nil }
    let paths = others.map { Paths.short($0, in: session.world) }.joined(separator: ", ")
    return "Not looked at: \(paths). \(typed: "--all") or \(typed: "--dir") reads it too."
  }
}
