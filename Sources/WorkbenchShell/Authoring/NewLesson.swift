import Platform
import Problems

/// `lesson new`: writes the files of a package, each of them new.
enum NewLesson {
  /// What `lesson new --json` prints.
  struct Data: Encodable, Sendable {
    var folder: String
    var files: [String]
  }

  static func write(_ typed: String, _ session: Session) throws(Problem) -> Reply {
    guard let kit = session.world.checkout else { throw .building(.noCheckout) }
    let folder = Paths.absolute(typed, in: session.world)
    guard !typed.trimmed.isEmpty else {
      throw .missingWord("the folder to write", command: "lesson new", usage: "lesson new DIR.")
    }
    let name = Paths.parts(of: folder).last ?? ""
    try refuseKitsName(name, kit)
    var names = try LessonNames(folder: name, typed: typed)
    if names.areTaken(in: kit) { names.module += "Own" }
    let files = LessonTemplate(names: names, kit: kit).files
    for file in files {
      let path = "\(folder)/\(file.path)"
      if let link = LiveFiles.link(onTheWayTo: path, from: folder) {
        throw .cannotWrite(
          typed + link.dropFirst(folder.count),
          reason: "it is a link, and nothing is written through one"
        )
      }
      if LiveFiles.exists(path) { throw .exists("\(typed)/\(file.path)") }
    }
    for file in files { try create(file, in: folder, session.world) }
    return reply(session.packageWord(typed), files.map(\.path))
  }

  /// The package manager knows packages by their folders' names, and the kit's can be had only once.
  private static func refuseKitsName(_ name: String, _ kit: String) throws(Problem) {
    let taken = ["workbench", Paths.parts(of: kit).last ?? ""].map { $0.lowercased() }
    guard taken.contains(name.lowercased()) else { return }
    throw Problem(
      what:
        "A lesson package cannot be called '\(name)': the package it finds LessonKit in is called so.",
      tries: ["another name for the folder, such as \(name)-lesson."]
    )
  }

  private static func create(
    _ file: LessonTemplate.File,
    in folder: String,
    _ world: World
  ) throws(Problem) {
    let path = "\(folder)/\(file.path)"
    guard makeFolder(Paths.parent(of: path)) else {
      throw .cannotWrite(path, reason: systemReason())
    }
    try world.create(path, file.text)
  }

  private static func makeFolder(_ path: String) -> Bool {
    if LiveFiles.isFolder(path) { return true }
    let parent = Paths.parent(of: path)
    guard parent == path || makeFolder(parent) else { return false }
    return mkdir(path, 0o777) == 0 || errno == EEXIST
  }

  private static func reply(_ typed: String, _ files: [String]) -> Reply {
    var page = Page()
    page.text("\(typed, .strong) has one lesson in three styles:")
    page.verbatim(files.map { Line("  \($0)") })
    page.gap()
    page.rows([
      .init(Line("open \(typed)", .typed), "builds and opens it"),
      .init(Line("lesson check \(typed)", .typed), "proves it"),
      .init(Line("swift test", .typed), "runs its tests, in its folder"),
    ])
    return Reply(page: page, data: Data(folder: typed, files: files))
  }
}

/// The names in a new package, all made from its folder's.
struct LessonNames: Equatable, Sendable {
  /// The word to type: `our-hard-part`.
  var id: String
  /// The member of `Lesson`: `ourHardPart`.
  var member: String
  /// What modules begin with: `OurHardPart`.
  var module: String

  init(folder: String, typed: String) throws(Problem) {
    let parts = asciiText(folder).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(
      String.init
    )
    guard let first = parts.first, first.first?.isLetter == true else {
      throw Problem(
        what:
          "'\(typed)' cannot be a lesson's folder: its modules are called after it, and a module's name begins with a letter.",
        tries: ["a name such as lesson-\(parts.first ?? "one")."]
      )
    }
    id = parts.joined(separator: "-").lowercased()
    let words = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    module = words.joined()
    member = first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().joined()
    if Self.taken.contains(member) { (member, module) = (member + "Lesson", module + "Own") }
  }

  /// Whether the checkout has a module of that name: each is there once, whoever depends on it.
  func areTaken(in kit: String) -> Bool {
    let folders = ["Sources", "Tests"].flatMap { place in
      ["Lesson", "Text", "Program", "Tests"].map { "\(place)/\(module)\($0)" }
    }
    return (folders + ["Lessons/\(module)"]).contains { LiveFiles.isFolder("\(kit)/\($0)") }
  }

  /// Words of the language, names the kit has taken, and those the template uses itself.
  static let taken: Set = [
    "capability", "model", "promise", "reducer", "variant", "store", "host", "world", "save",
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "description", "flaws", "texts",
    "module", "styles", "transcript",
  ]
}
