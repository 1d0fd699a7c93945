import LessonKit
import Problems

/// What the user has done, kept in a file of theirs from run to run and shared by all shells.
///
/// Nothing is read or made before there is something to keep or to show. Where the file cannot be
/// used, that is said once and what is done is remembered until the program ends.
final class Journal {
  private let file: JournalFile?
  private let now: @Sendable () -> String
  private let newRun: @Sendable () -> String
  /// Whether each event is on the disk before the next line is read; else `finish` waits for all.
  private let syncs: Bool
  /// What could not be written.
  private var unsaved: [JournalEvent] = []
  private var isPrepared = false
  private var isSynced = true
  /// Why nothing is written, if so.
  private(set) var trouble: JournalTrouble?
  /// Numbers of lines amid the file that could not be read when it was read last.
  private(set) var damaged: [Int] = []
  private var unsaid = Page()
  /// The run that is open as the journal knows it.
  var noted: Noted?

  /// - Parameters:
  ///   - path: the file; nil keeps everything in memory and says so.
  ///   - newRun: gives each run a name that no other has.
  init(
    path: String?,
    syncs: Bool = true,
    now: @escaping @Sendable () -> String,
    newRun: @escaping @Sendable () -> String = Journal.randomName
  ) {
    file = path.map { JournalFile(path: $0) }
    (self.now, self.newRun, self.syncs) = (now, newRun, syncs)
  }

  /// Keeps everything in memory and says nothing about it.
  init() {
    file = nil
    (now, newRun, syncs) = ({ "" }, { "" }, false)
    isPrepared = true
  }

  /// The journal in the user's folder.
  convenience init(_ world: World, syncs: Bool) {
    self.init(path: Home(world).file("journal.jsonl"), syncs: syncs, now: world.now)
  }

  private static let randomName: @Sendable () -> String = {
    String(UInt64.random(in: 0 ... .max), radix: 16)
  }
}

extension Journal {
  /// Everything that was done and can be read, by whichever shell, oldest first.
  func events() -> [JournalEvent] {
    if let contents = prepare() { return contents.events + unsaved }
    guard let file, case .success(let contents) = file.load() else { return unsaved }
    damaged = contents.damaged
    return contents.events + unsaved
  }

  /// Keeps events, all or none; gives why they are only remembered, if so.
  @discardableResult
  func add(_ events: [JournalEvent]) -> JournalTrouble? {
    prepare()
    if let file, trouble == nil {
      switch file.append(events.lines, syncing: syncs) {
      case .success(let cut): sayCut(cut)
      case .failure(let fault): stop(.cannotWrite(path: file.path, fault))
      }
      isSynced = isSynced && syncs
    }
    if file == nil || trouble != nil { unsaved += events }
    return trouble
  }

  /// A new event of a lesson, without what only some kinds have.
  func event(_ kind: JournalEvent.Kind, of lesson: String) -> JournalEvent {
    JournalEvent(at: now(), event: kind, lesson: lesson)
  }

  func nameOfNewRun() -> String { newRun() }

  /// Waits until everything is on the disk, and gives what has to be said yet.
  func finish() -> Page {
    if !isSynced, let file, trouble == nil, case .failure(let fault) = file.sync() {
      stop(.cannotWrite(path: file.path, fault))
    }
    isSynced = true
    return takeRemarks()
  }

  /// What is in the way, for a command that cannot do without; it counts as said.
  func takeTrouble() -> Problem? {
    guard let trouble, trouble.hidesThePast else { return nil }
    unsaid = Page()
    return trouble.problem
  }

  /// What has to be said about the file and was not yet.
  func takeRemarks() -> Page {
    defer { unsaid = Page() }
    return unsaid
  }
}

extension Journal {
  /// Looks at the file once, before the first use, and gives what is in it that time.
  @discardableResult
  private func prepare() -> JournalContents? {
    guard !isPrepared else { return nil }
    isPrepared = true
    guard let file else {
      stop(.noHome)
      return nil
    }
    switch file.load() {
    case .failure(let fault):
      stop(.cannotRead(path: file.path, fault))
      return nil
    case .success(let contents):
      accept(contents, of: file)
      return contents
    }
  }

  private func accept(_ contents: JournalContents, of file: JournalFile) {
    damaged = contents.damaged
    if let format = contents.newerFormat { return stop(.newer(path: file.path, format: format)) }
    if contents.isForeign { return stop(.foreign(path: file.path)) }
    guard contents.tail != nil else { return }
    switch file.cutTail() {
    case .success(let count): sayCut(count)
    case .failure(let fault): stop(.cannotWrite(path: file.path, fault))
    }
  }

  private func stop(_ trouble: JournalTrouble) {
    self.trouble = trouble
    unsaid.append(trouble.problem.page)
  }

  private func sayCut(_ count: Int) {
    guard count > 0, let file else { return }
    unsaid.append(
      Problem(
        what: "The end of the journal could not be read; everything before it is kept.",
        places: [file.path],
        tries: ["The last \(count) bytes were cut off and stand in \(file.nameBesides)."]
      ).page
    )
  }
}
