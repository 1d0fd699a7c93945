import LessonKit

/// What somebody thinks that a step will change, in names of the lesson.
struct Guess {
  /// The names that were said, as they are written.
  var said: [String] = []
  /// Words that are no name here, numbers among them.
  var unknown: [String] = []
  /// Whether the first word is a name in full.
  var beginsWithName = false

  init() {}

  /// Reads names in full, without regard to capitals, or their beginnings from three letters where
  /// one name begins so; `e1` is an effect, `none` is nothing.
  init(_ text: String, among known: [String]) {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map { $0.lowercased() }
    for word in words where !Self.isFiller(word, in: words) {
      if let name = Self.name(word, known) { said.append(name) } else { unknown.append(word) }
    }
    beginsWithName = words.first.map { Self.exact($0, known) != nil } ?? false
  }

  /// Whether there is nothing in it but names and numbers.
  var isMadeOfNames: Bool {
    unknown.allSatisfy { $0.allSatisfy { $0.isNumber || $0 == "." } }
      && !(said.isEmpty && unknown.isEmpty)
  }
}

extension Guess {
  private static func name(_ word: String, _ known: [String]) -> String? {
    if let name = exact(word, known) { return name }
    let begun = word.count < 3 ? [] : known.filter { $0.lowercased().hasPrefix(word) }
    return begun.count == 1 ? begun[0] : nil
  }

  private static func exact(_ word: String, _ known: [String]) -> String? {
    if ["nothing", "none", "nada"].contains(word) { return "nothing" }
    let isEffect = word.first == "e" && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    return isEffect ? word : known.first { $0.lowercased() == word }
  }

  /// Words that join names, in both languages; one alone joins nothing.
  private static func isFiller(_ word: String, in words: [String]) -> Bool {
    words.count > 1 && ["and", "the", "y", "e"].contains(word)
  }
}

/// What was said before a step against what it did.
struct Prediction {
  let guess: Guess
  private let happened: [Happening]

  /// Something the frame shows, under each name it goes by.
  private struct Happening {
    var names: [String]

    /// A path counts for the parts below it: `state` for `state.loaded[0]`.
    func goes(by said: String) -> Bool {
      names.contains { $0 == said || $0.hasPrefix(said + ".") || $0.hasPrefix(said + "[") }
    }
  }

  init(_ guess: Guess, _ frame: Frame) {
    self.guess = guess
    let effects = frame.effects.map { Happening(names: [$0.name, $0.id.description]) }
    happened =
      frame.changed.map { Happening(names: [$0.path]) } + effects
      + frame.notified.map { Happening(names: [$0.view]) }
      + (frame.broken.isEmpty ? [] : [Happening(names: ["broken"])])
  }
}

extension Prediction {
  var page: Page {
    var page = Page()
    let marks = guess.said.map { name -> Line in
      didHappen(name) ? "\(name) \("✓ yes", .good)" : "\(name) \("✗ no", .bad)"
    }
    if !marks.isEmpty {
      page.row("you said", Line(spans: Array(marks.map(\.spans).joined(separator: [Self.gap]))))
    }
    if !missed.isEmpty { page.row("not said", "\(missed.joined(separator: ", "))") }
    if !guess.unknown.isEmpty {
      page.row("no name", "\(guess.unknown.joined(separator: ", "))")
    }
    return page
  }

  /// Right where all that was said happened and nothing else did.
  var mark: JournalEvent.Mark {
    let said = guess.said
    if said.isEmpty { return guess.unknown.isEmpty ? .passed : .wrong }
    let right = said.count(where: didHappen)
    if right == 0 { return .wrong }
    return right == said.count && guess.unknown.isEmpty && missed.isEmpty ? .right : .partly
  }

  /// Whether something of that name happened; `nothing`, where nothing did.
  private func didHappen(_ name: String) -> Bool {
    happened.isEmpty ? name == "nothing" : happened.contains { $0.goes(by: name) }
  }

  private var missed: [String] {
    var seen: Set<String> = []
    return happened.filter { what in !guess.said.contains { what.goes(by: $0) } }
      .compactMap(\.names.first).filter { seen.insert($0).inserted }
  }

  private static let gap = Span(text: "   ", tone: .plain)
}
