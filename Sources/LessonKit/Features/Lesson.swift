/// A feature in several styles, with all that is said about it.
///
///     extension Lesson {
///       public static let counter = Lesson(
///         "counter", title: "One counter, three owners", reason: "…",
///         moves: [Moves.increment, Moves.reset],
///         styles: [.reducer(…), .mvvm(…), .capability(…)],
///         texts: counterTexts
///       )
///     }
public struct Lesson: Sendable {
  /// Everything that can be said without running it.
  public let description: LessonDescription
  /// The files it was compiled from.
  public let texts: LessonTexts
  /// The module it is in, for tests that are written for it.
  public let module: String
  let styles: [Style]

  /// Makes a lesson.
  ///
  /// - Parameters:
  ///   - id: The word to type.
  ///   - shows: The facts and disagreements it shows: `["K30", "D8"]`.
  ///   - tree: The decision tree it speaks to.
  ///   - next: The lesson to open next.
  ///   - refused: Snippets in `refused/NAME.swift` with what the compiler says about them.
  ///   - texts: The embedded files; the guided steps are read from `lesson.md`.
  public init(
    _ id: String,
    title: String,
    reason: String,
    shows: [String] = [],
    tree: String? = nil,
    next: String? = nil,
    moves: [any LessonMove],
    calls: [any LessonCall] = [],
    refused: [LessonDescription.Refused] = [],
    styles: [Style],
    texts: LessonTexts = LessonTexts([]),
    fileID: String = #fileID
  ) {
    self.styles = styles
    self.texts = texts
    module = String(fileID.prefix { $0 != "/" })
    let variants = styles.flatMap(\.variants)
    let guide = Guide.read(texts["lesson.md"] ?? "")
    description = LessonDescription(
      id: id,
      title: title,
      reason: reason,
      shows: shows,
      tree: tree,
      next: next,
      styles: styles.map(\.description),
      moves: moves.map(\.description),
      calls: calls.map(\.description),
      views: variants.flatMap(\.views).withoutRepetition,
      invariants: variants.flatMap(\.invariants).withoutRepetition,
      startStates: variants.flatMap(\.startNames).withoutRepetition,
      refused: refused,
      guide: guide.steps,
      closing: guide.closing
    )
  }
}

/// One style of a lesson with its variants.
public struct Style: Sendable {
  /// `reducer`, `mvvm`, `capability`, or another word.
  public let name: String
  /// The first is meant when none is named.
  public let variants: [Variant]

  /// Makes a style.
  public init(_ name: String, _ variants: [Variant]) {
    (self.name, self.variants) = (name, variants)
  }

  /// The style with a reducer and a store.
  public static func reducer(_ variants: Variant...) -> Style { Style("reducer", variants) }

  /// The style with a model.
  public static func mvvm(_ variants: Variant...) -> Style { Style("mvvm", variants) }

  /// The style with state, logic, capability and UI.
  public static func capability(_ variants: Variant...) -> Style { Style("capability", variants) }

  var description: LessonDescription.Style {
    LessonDescription.Style(name: name, variants: variants.map(\.description))
  }
}

/// One way of writing the feature in a style.
public struct Variant: Sendable {
  let description: LessonDescription.Variant
  let views: [String]
  let invariants: [String]
  let startNames: [String]
  let moves: Set<String>
  let makeStage: @MainActor @Sendable () -> any Stage

  /// Makes a variant.
  ///
  /// - Parameters:
  ///   - name: The word to type behind the style.
  ///   - reason: Why it is there, one line.
  ///   - mark: Whose code it is.
  ///   - care: Whether it guards against what the lesson shows.
  ///   - owner: Who owns the state, and so how long it lives.
  ///   - file: The file it is written in.
  ///   - sharedFiles: Further files it needs and other variants need too; each counts them.
  ///   - screenFile: The file of the UI, where a style writes one. It is shown with the others and not
  ///     counted, because the drawing of other styles stands in the lesson and is not counted either.
  ///   - feature: The feature.
  public init<Subject>(
    _ name: String,
    reason: String,
    mark: LessonDescription.Mark,
    care: LessonDescription.Care = .other,
    owner: LessonDescription.StateOwner,
    file: String,
    sharedFiles: [String] = [],
    screenFile: String? = nil,
    feature: Feature<Subject>
  ) {
    description = LessonDescription.Variant(
      name: name,
      reason: reason,
      mark: mark,
      care: care,
      owner: owner,
      refusedStarts: feature.refusedStarts,
      cannotRestore: feature.cannotRestore,
      file: file,
      sharedFiles: sharedFiles,
      screenFile: screenFile,
      host: feature.host
    )
    views = feature.views.map(\.name)
    invariants = feature.invariants.map(\.name)
    startNames = feature.starts.map(\.name)
    moves = Set(feature.moves.keys)
    makeStage = { FeatureStage(feature) }
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
