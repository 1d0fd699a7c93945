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
    return LiveFiles.realPath(path) ?? path
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
    if isOwnLesson(folder) { return nil }
    let content = try digests(folder, typed)
    let known = [TrustStore(world).trusted(folder), trusted.contents[folder]].compactMap(\.self)
    if known.contains(content) { return nil }
    let reason = known.first.map { old in
      TrustQuestion.Reason.changed(FolderContent.changes(from: old, to: content))
    }
    return TrustQuestion(
      folder: folder,
      typed: typed,
      reason: reason ?? .unknown,
      content: content
    )
  }

  /// The same question about what the folder holds now; nil where that is what was asked about.
  func changed(since asked: TrustQuestion) throws(Problem) -> TrustQuestion? {
    let content = try digests(asked.folder, asked.typed)
    let changes = FolderContent.changes(from: asked.content, to: content)
    if changes.isEmpty { return nil }
    var again = asked
    (again.reason, again.content) = (.changedMeanwhile(changes), content)
    return again
  }

  /// Whether a folder is one of the checkout's lessons, whatever link leads to it.
  private func isOwnLesson(_ folder: String) -> Bool {
    guard let checkout = world.checkout, let own = LiveFiles.realPath(checkout + "/Lessons"),
      let real = LiveFiles.realPath(folder)
    else { return false }
    return real.hasPrefix(own + "/")
  }

  /// Remembers that the user lets a folder be built as it is now; says where that cannot be kept.
  mutating func trust(_ folder: String, typed: String) throws(Problem) -> Page {
    trust(folder, try digests(folder, typed))
  }

  /// The same for the content that was asked about.
  mutating func trust(_ folder: String, _ content: [String: String]) -> Page {
    trusted.contents[folder] = content
    do {
      try TrustStore(world).remember(folder, content)
      return Page()
    } catch {
      return Page("It will be asked again in another session: \(error.reason).")
    }
  }

  /// Throws where a folder came to hold something else while it was built than was asked about; the
  /// package manager's own note of what it found is no change.
  private mutating func mustBeAsTrusted(_ folder: String, _ typed: String) throws(Problem) {
    guard var asked = try question(about: folder, typed: typed) else { return }
    guard case .changed(let files) = asked.reason else { throw .building(.notTrusted(asked)) }
    let note = "Package.resolved"
    if files.allSatisfy({ $0 == note || $0 == note + " (new)" }) {
      _ = trust(folder, asked.content)
      return
    }
    asked.reason = .changedMeanwhile(files)
    trusted.open = asked
    throw .building(.notTrusted(asked))
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
  mutating func load(_ folder: String, typed: String) throws(Problem) -> LessonShelf.Entry {
    let package = try package(in: folder, typed: typed)
    let plan = BuildPlan.package(package, world)
    try build(plan, typed)
    try mustBeAsTrusted(folder, typed)
    var entry = try entry(servedBy: plan.program, nil)
    (entry.origin, entry.pack) = (.loaded(package), package.name)
    return entry
  }

  /// The lesson of a program, described by itself.
  func entry(servedBy program: String, _ lesson: String?) throws(Problem) -> LessonShelf.Entry {
    let session = try started(program, lesson)
    guard let description = try? session.ask(.describe) else {
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
    guard let scratch = BuildPlan.scratch(ofPackageIn: folder, world) else {
      throw .building(.noPlace(typed))
    }
    let environment = world.checkout.map { ["env", "WORKBENCH_PATH=\($0)"] } ?? []
    let words = ["swift", "package", "--package-path", folder, "--scratch-path", scratch]
    let result = try tool(environment + words + ["dump-package"], "reading \(typed)")
    guard result.ending == .done, let manifest = try? DumpedManifest(result.output) else {
      let log = BuildLog(result)
      throw .building(
        .failed("Reading \(typed)", faults: log.faults(in: folder), tail: log.tail)
      )
    }
    let programs = manifest.lessonPrograms
    guard programs.count == 1 else { throw .building(.programs(typed, found: programs)) }
    return LessonPackage(
      name: manifest.name,
      folder: folder,
      scratch: scratch,
      product: programs[0]
    )
  }
}

/// Stands where a program was and can be started no more.
private final class GoneSession: LessonSession {
  let program: String

  init(program: String) { self.program = program }

  let standing = Standing()

  func end() -> Int { 0 }

  func ask<Request: LessonRequest>(
    _ request: Request
  ) throws(LessonProblem) -> Request.Answer {
    throw .nothingToShow("program \(program) any more")
  }
}
