import LessonKit
import LineEditing
import Platform
import Problems

extension Session {
  /// Runs a build and waits for it.
  func build(_ plan: BuildPlan, _ what: String) throws(Problem) {
    let result = try tool(plan.words, "building \(what)")
    guard result.ending == .failed else { return }
    let log = BuildLog(result)
    throw .building(
      .failed("Building \(what)", faults: log.faults(in: plan.package), tail: log.tail)
    )
  }

  /// Runs one of the Swift tools; being stopped is an error.
  func tool(_ words: [String], _ label: String) throws(Problem) -> BuildResult {
    let isWatched = settings.isTerminal && settings.redraws
    switch world.build(BuildRequest(words, label: label, isWatched: isWatched)) {
    case .failure(let failure): throw .cannotRun("swift", reason: failure.reason)
    case .success(let result):
      if result.ending == .interrupted { throw .building(.stopped(label)) }
      return result
    }
  }
}

extension Session {
  /// The folder that a word names, where it is one and no lesson is called so.
  func packageFolder(_ typed: String) -> String? {
    let isPath = typed.contains("/") || typed.hasPrefix(".") || typed.hasPrefix("~")
    if !isPath, (try? shelf.entry(named: typed)) != nil { return nil }
    let path = Paths.absolute(typed, in: world)
    guard isPath || LiveFiles.isFolder(path) else { return nil }
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// A folder as it has to be typed to be taken for one, though a lesson may be called so.
  func packageWord(_ typed: String) -> String {
    packageFolder(typed) == nil ? "./\(typed)" : typed
  }

  /// What has to be asked before a folder is built; nil where nothing has.
  func question(about folder: String, typed: String) throws(Problem) -> TrustQuestion? {
    guard LiveFiles.isFolder(folder) else { throw .building(.noFolder(typed)) }
    guard LiveFiles.exists(folder + "/Package.swift") else {
      throw .building(.noPackage(typed))
    }
    if let checkout = world.checkout, folder == checkout || folder.hasPrefix(checkout + "/") {
      return nil
    }
    guard let known = TrustStore(world).trusted(folder) else {
      return trusted.contains(folder)
        ? nil : TrustQuestion(folder: folder, typed: typed, changes: nil)
    }
    let changes = FolderContent.changes(from: known, to: try digests(folder, typed))
    return changes.isEmpty
      ? nil : TrustQuestion(folder: folder, typed: typed, changes: changes)
  }

  /// Remembers that the user lets a folder be built as it is now; says where that cannot be kept.
  mutating func trust(_ folder: String, typed: String) throws(Problem) -> Page {
    trusted.insert(folder)
    let digests = try digests(folder, typed)
    do {
      try TrustStore(world).remember(folder, digests)
      return Page()
    } catch {
      return Page("It will be asked again in another session: \(error.reason).")
    }
  }

  private func digests(_ folder: String, _ typed: String) throws(Problem) -> [String: String] {
    let label = "reading \(typed)"
    var spinner = Spinner(label: label, isShown: settings.isTerminal && settings.redraws)
    defer { spinner.erase() }
    let found = FolderContent.digests(of: folder) {
      spinner.turnNowAndThen()
      return !Interrupts.wasInterrupted
    }
    switch found {
    case .success(let digests): return digests
    case .failure(let failure) where failure == .stopped: throw .building(.stopped(label))
    case .failure(let failure): throw .building(.unreadable(typed, reason: failure.reason))
    }
  }
}

extension Session {
  /// Builds the package in a folder that may be built, and starts its lesson.
  func load(_ folder: String, typed: String) throws(Problem) -> LessonShelf.Entry {
    let package = try package(in: folder, typed: typed)
    let plan = BuildPlan.package(package, world)
    try build(plan, typed)
    var entry = try entry(servedBy: plan.program, nil)
    (entry.origin, entry.pack) = (.loaded(package), package.name)
    return entry
  }

  /// The lesson of a program, described by itself.
  func entry(servedBy program: String, _ lesson: String?) throws(Problem) -> LessonShelf.Entry {
    let session = try started(program, lesson)
    guard case .description(let description) = try? session.ask(.describe) else {
      throw .building(.cannotStart(program, reason: "it does not say what the lesson is"))
    }
    let start = world.startLesson
    return LessonShelf.Entry(description) {
      (try? start(program, description.id).get()) ?? GoneSession(program: program)
    }
  }

  /// A built-in lesson by its name, in the program that `reload` built where there is one.
  func shelved(_ name: String) throws(Problem) -> LessonShelf.Entry {
    let entry = try shelf.entry(named: name)
    guard let rebuilt else { return entry }
    return try self.entry(servedBy: rebuilt, entry.description.id)
  }

  /// The package lesson that is open, by its key or id, to be begun again as it was built; nil where
  /// none is open under that name.
  func reopened(_ name: String) -> LessonShelf.Entry? {
    guard let open = lesson, open.key == name || open.description.id == name,
      case .loaded(let package) = open.origin
    else { return nil }
    let program = BuildPlan.package(package, world).program
    var entry = try? entry(servedBy: program, open.description.id)
    entry?.origin = open.origin
    entry?.pack = open.pack
    return entry
  }

  func started(_ program: String, _ lesson: String?) throws(Problem) -> any LessonSession {
    switch world.startLesson(program, lesson) {
    case .success(let session): return session
    case .failure(let failure):
      throw .building(.cannotStart(program, reason: failure.reason))
    }
  }

  /// The package with the one program that uses `LessonKit`, as its manifest says.
  private func package(in folder: String, typed: String) throws(Problem) -> LessonPackage {
    let environment = world.checkout.map { ["env", "WORKBENCH_PATH=\($0)"] } ?? []
    let words = ["swift", "package", "--package-path", folder, "dump-package"]
    let scratch = ["--scratch-path", folder + "/.build/workbench"]
    let result = try tool(environment + words + scratch, "reading \(typed)")
    guard result.ending == .done, let manifest = try? DumpedManifest(result.output) else {
      let log = BuildLog(result)
      throw .building(
        .failed("Reading \(typed)", faults: log.faults(in: folder), tail: log.tail)
      )
    }
    let programs = manifest.lessonPrograms
    guard programs.count == 1 else { throw .building(.programs(typed, found: programs)) }
    return LessonPackage(name: manifest.name, folder: folder, product: programs[0])
  }
}

/// Stands where a program was and can be started no more.
private final class GoneSession: LessonSession {
  let program: String

  init(program: String) { self.program = program }

  func ask(_ request: LessonRequest) throws(LessonProblem) -> LessonAnswer {
    throw .nothingToShow("program \(program) any more")
  }
}
