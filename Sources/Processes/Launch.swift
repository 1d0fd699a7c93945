package import Platform

/// A program to be started, as a value; nothing happens before it is asked to ``start()``.
///
///     try Launch(["git", "--version"], streams: [0: .nothing]).start()
package struct Launch {
  /// Its path, or a name that is looked for in `PATH`.
  package var program: String
  /// What it is told, its own name first.
  package var words: [String]
  /// Its variables; nil for those of this process, as they are.
  package var environment: [String: String]?
  /// What its descriptors are, by their numbers there; any other is inherited, unless it closes when
  /// a program starts.
  package var streams: [Int32: Stream]
  /// Whom the terminal's signals reach together with it.
  package var group: Group
  /// What it does at first about signals.
  package var signals: Signals

  /// Describes a program that is named by its first word, with this process's variables and
  /// descriptors, except for what else is said.
  package init(
    _ words: [String],
    environment: [String: String]? = nil,
    streams: [Int32: Stream] = [:],
    group: Group = .shared,
    signals: Signals = .inherited
  ) {
    program = words.first ?? ""
    (self.words, self.environment, self.streams) = (words, environment, streams)
    (self.group, self.signals) = (group, signals)
  }
}

extension Launch {
  /// What a descriptor of the program leads to.
  package enum Stream: Equatable, Sendable {
    /// The same as a descriptor of this process.
    case same(Int32)
    /// A file that exists, for reading and writing.
    case file(String)

    /// Empty where it is read, and forgetting what is written.
    package static let nothing = Stream.file("/dev/null")
  }

  /// Whom the terminal's signals reach together with the program.
  package enum Group: Sendable {
    /// This process and its group.
    case shared
    /// Those only that it starts itself.
    case own
    /// The same, and it has no terminal.
    case ownSession
  }

  /// What the program does at first about signals.
  package enum Signals: Sendable {
    /// It ignores and blocks those that this process does.
    case inherited
    /// The same, except that these do what they usually do.
    case usual([Int32])
    /// All do what they usually do, and none is blocked.
    case fresh
  }
}

extension Launch {
  /// Starts the program and gives its number, which stays its own until it was waited for.
  @discardableResult
  package func start() throws(SystemFailure) -> pid_t {
    let prepared = try SpawnRequest(self)
    let words = CTexts(words)
    let variables = environment.map { CTexts($0.map { "\($0.key)=\($0.value)" }.sorted()) }
    var process: pid_t = 0
    let code = prepared.spawn(&process, program, words.pointers, variables?.pointers)
    guard code == 0 else { throw SystemFailure(code) }
    return process
  }
}

/// Texts as C wants them, for as long as the object lives.
private final class CTexts {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { for pointer in pointers { free(pointer) } }
}
