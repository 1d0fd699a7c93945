import LessonKit

/// What somebody thinks that a step will do, in names of the lesson; only names can be marked.
struct Guess {
  /// The names that were said, as they are written, each once.
  var said: [String] = []
  /// Words that are no name here, so that the answer cannot be marked.
  var unknown: [String] = []
  /// Whether every name was said in full.
  var isInFull = true
  /// Those of the names that are paths of the state.
  private(set) var paths: Set<String> = []

  init() {}

  /// Reads names in full, without regard to capitals, or their beginnings from three letters where
  /// one name begins so; `e1` is an effect, `none` is nothing.
  init(_ text: String, among known: Known) {
    let words = text.split { $0.isWhitespace || ",;&+".contains($0) }.map(Self.bare)
    for word in words where !Self.joins(word, words) {
      let full = Self.exact(word, known.all)
      isInFull = isInFull && full != nil
      guard let name = full ?? Self.begun(word, known.all) else {
        unknown.append(word)
        continue
      }
      if !said.contains(name) { said.append(name) }
    }
    paths = Set(said).intersection(known.paths)
  }

  /// The names that an answer can be made of.
  struct Known {
    /// Paths of the state.
    var paths: [String]
    /// Views, calls, and what is said of promises.
    var others: [String]

    var all: [String] { paths + others + ["nothing"] }
  }

  /// Whether it can be marked: there is nothing in it but names.
  var isMadeOfNames: Bool { unknown.isEmpty && !said.isEmpty }

  /// Whether it is a yes or a no, in either language.
  var isYesOrNo: Bool { said.isEmpty && unknown.count == 1 && Self.yesAndNo.contains(unknown[0]) }

  /// Whether it begins as no command does, though one may go by that word.
  var isHedged: Bool { unknown.first == "only" }
}

extension Guess {
  private static let yesAndNo: Set = ["yes", "no", "sí", "si", "y", "n"]

  /// Words that say something else than the name which may begin like them.
  private static let denials: Set = ["not", "non", "never", "nor", "nunca", "ningún", "ninguno"]

  /// A word in small letters, without the quotes, parentheses and full stop that it may come with.
  private static func bare(_ word: Substring) -> String {
    var word = word.lowercased()[...]
    if word.last == "." { word = word.dropLast() }
    let quotes: Set<Character> = ["\"", "'", "“", "”", "‘", "’", "«", "»"]
    while let first = word.first, quotes.contains(first) { word = word.dropFirst() }
    while let last = word.last, quotes.contains(last) { word = word.dropLast() }
    return String(word.hasSuffix("()") ? word.dropLast(2) : word)
  }

  private static func exact(_ word: String, _ known: [String]) -> String? {
    if ["nothing", "none", "nada"].contains(word) { return "nothing" }
    let isEffect = word.first == "e" && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    return isEffect ? word : known.first { $0.lowercased() == word }
  }

  /// The name that begins so, never `nothing`.
  private static func begun(_ word: String, _ known: [String]) -> String? {
    guard word.count >= 3, !denials.contains(word), !yesAndNo.contains(word) else { return nil }
    let begun = known.filter { $0 != "nothing" && $0.lowercased().hasPrefix(word) }
    return begun.count == 1 ? begun[0] : nil
  }

  /// Words that join names, in both languages; one alone joins nothing.
  private static func joins(_ word: String, _ words: [String]) -> Bool {
    words.count > 1 && ["and", "the", "y", "e"].contains(word)
  }
}

/// What was said before a step against what it did.
struct Prediction {
  let guess: Guess
  private let happened: [Happening]
  /// Whether the frame says that nothing changed.
  private let changedNothing: Bool

  /// Something the frame shows.
  private enum Happening {
    case change(path: String)
    case other(names: [String])

    var name: String {
      switch self {
      case .change(let path): path
      case .other(let names): names.first ?? ""
      }
    }
  }

  init(_ guess: Guess, _ frame: Frame) {
    self.guess = guess
    changedNothing = frame.changed.isEmpty
    happened =
      frame.changed.map { .change(path: $0.path) }
      + frame.effects.map { .other(names: [$0.name, $0.id.description]) }
      + frame.notified.map { .other(names: [$0.view]) }
      + (frame.broken.isEmpty ? [] : [.other(names: ["broken"])])
  }

  /// Whether this goes by a name that was said. A path counts for its parts, `state` for
  /// `state.loaded[0]`, and every path where the whole has gone.
  private func goes(_ what: Happening, by said: String) -> Bool {
    switch what {
    case .other(let names): names.contains(said)
    case .change(let path):
      guess.paths.contains(said)
        && (path == said || path == "self" || said == "self" || path.hasPrefix(said + ".")
          || path.hasPrefix(said + "["))
    }
  }
}

extension Prediction {
  var page: Page {
    var page = Page()
    let marks = guess.said.map { name -> Line in
      didHappen(name) ? "\(name) \("✓ yes", .good)" : "\(name) \("✗ no", .bad)"
    }
    if !marks.isEmpty { page.row("you said", Self.joined(marks)) }
    if !missed.isEmpty { page.row("not said", Self.joined(missed.map { "\($0) \("✗", .bad)" })) }
    return page
  }

  /// Right where all that was said happened and nothing else did.
  var mark: JournalEvent.Mark {
    if guess.said.isEmpty { return .passed }
    let right = guess.said.count(where: didHappen)
    if right == 0 { return .wrong }
    return right == guess.said.count && missed.isEmpty ? .right : .partly
  }

  /// Whether something of that name happened; `nothing`, where nothing changed.
  private func didHappen(_ name: String) -> Bool {
    name == "nothing" ? changedNothing : happened.contains { goes($0, by: name) }
  }

  private var missed: [String] {
    var seen: Set<String> = []
    return happened.filter { what in !guess.said.contains { goes(what, by: $0) } }
      .map(\.name).filter { seen.insert($0).inserted }
  }

  private static func joined(_ lines: [Line]) -> Line {
    Line(spans: Array(lines.map(\.spans).joined(separator: [Span(text: "   ", tone: .plain)])))
  }
}
