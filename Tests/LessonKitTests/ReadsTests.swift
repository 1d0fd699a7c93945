import LessonKit
import Testing

@MainActor @Observable
private final class Form {
  var name = ""
  var city = ""
  var isSent = false
  var isOld = false
  var count = 0
  private(set) var total = 0
  var drafts: [String] = []
  var sent: [String] = []

  var summary: String { isSent ? "sent" : "\(name), \(city)" }
}

private let fill = Move("fill", Parameter<String>("city"))

private let form = Lesson(
  "form",
  title: "A form",
  reason: "Several properties share a type.",
  moves: [fill],
  styles: [
    .mvvm(
      Variant(
        "plain",
        reason: "To be read.",
        mark: .ours,
        owner: .screen,
        file: "Form.swift",
        feature: Feature(model: { _ in Form() })
          .on(fill) { form, city in
            form.city = city
            form.sent = [city]
          }
          .view("All") { form in
            "\(form.total)\(form.isOld)\(form.city)\(form.count)\(form.name)\(form.isSent)"
          }
          .view("Summary") { form in form.summary }
          .view("Lists") { form in "\(form.sent.count) of \(form.drafts.count)" }
          .naming("drafts") { \.drafts }
          .naming("sent") { \.sent }
      )
    )
  ]
)

struct ReadsTests {
  @Test func propertiesOfOneTypeAreToldApart() throws {
    let run = try Run(form, style: "mvvm")
    #expect(
      run.frames[0].notified.map(\.reads) == [
        ["total", "isOld", "city", "count", "name", "isSent"], ["isSent", "name", "city"],
        ["sent", "drafts"],
      ]
    )
  }

  @Test func lookingForNamesTellsNobody() throws {
    let run = try Run(form, style: "mvvm")
    let frame = run.take(.move("fill", [.text("Quito")]))
    #expect(frame.notified.map(\.view) == ["All", "Summary", "Lists"])
    #expect(frame.changed.map(\.path) == ["city", "sent[0]"])
    #expect(run.frames[0].changed.isEmpty && run.frames[0].notified.allSatisfy { $0.times == 0 })
    #expect(run.take(.move("fill", [.text("Quito")])).isIgnored)
  }
}

@MainActor
private final class OldForm: ObservableObject {
  @Published var name = ""
  @Published var city = ""
  @Published private(set) var items: [String] = []

  func add(_ item: String) { items.append(item) }
}

private let add = Move("add", Parameter<String>("item"))

private let oldForm = Lesson(
  "old-form",
  title: "An older form",
  reason: "Everybody is told.",
  moves: [fill, add],
  styles: [
    .mvvm(
      Variant(
        "observable-object",
        reason: "To be read.",
        mark: .ours,
        owner: .screen,
        file: "Form.swift",
        feature: Feature(model: { _ in OldForm() })
          .on(fill) { form, city in form.city = city }
          .on(add) { form, item in form.add(item) }
          .view("City") { form in form.city }
          .view("Name") { form in form.name }
          .view("Items") { form in "\(form.items.count)" }
      )
    )
  ]
)

struct ObservableObjectTests {
  @Test func everyViewIsToldOfEveryWriting() throws {
    let run = try Run(oldForm, style: "mvvm")
    for words in [".fill Quito", ".add tea", ".fill Quito"] { run.take(try Step.parse(words)) }
    #expect(
      run.frames.dropFirst().map(\.description).joined(separator: "\n") == """
        .fill("Quito")
          changed     city   "" → "Quito"   by method fill("Quito")
          notified    City   reads city   drew Quito
          notified    Name   reads name   drew nothing, as before
          notified    Items   reads items   drew 0, as before
        .add("tea")
          changed     items[0]   new "tea"   by method add("tea")
          notified    City   reads city   drew Quito, as before
          notified    Name   reads name   drew nothing, as before
          notified    Items   reads items   drew 1
        .fill("Quito")
          notified    City   reads city   drew Quito, as before
          notified    Name   reads name   drew nothing, as before
          notified    Items   reads items   drew 1, as before
        """
    )
  }
}

/// Every property starts something when it is written.
@MainActor @Observable
private final class Probed {
  var query = "" { didSet { writes.append("query") } }
  var place = "" { didSet { writes.append("place") } }
  private var secret = "" { didSet { writes.append("secret") } }
  let nested = Nested()
  @ObservationIgnored private(set) var writes: [String] = []

  var label: String { "\(query)\(nested.depth)\(secret)" }

  @MainActor @Observable
  final class Nested {
    var depth = 0 { didSet { fetches += 1 } }
    @ObservationIgnored private(set) var fetches = 0
  }
}

private let probed = Lesson(
  "probed",
  title: "A search",
  reason: "Writing a property starts work.",
  moves: [fill],
  styles: [
    .mvvm(
      Variant(
        "plain",
        reason: "To be read.",
        mark: .ours,
        owner: .screen,
        file: "Search.swift",
        feature: Feature(model: { _ in Probed() })
          .on(fill, writing: { \.place })
          .view("Label") { search in search.label }
          .view("Place") { search in search.place }
          .view("Writes") { search in "\(search.writes) \(search.nested.fetches)" }
      )
    )
  ]
)

struct NamingTests {
  @Test func namesComeFromReadingAndNothingIsWritten() throws {
    let run = try Run(probed, style: "mvvm")
    let opening = run.frames[0].notified
    #expect(opening.map(\.reads) == [["query", "depth", "secret"], ["place"], []])
    #expect(opening.last?.drew == "[] 0")
    let frame = run.take(.move("fill", [.text("Quito")]))
    #expect(frame.notified.map(\.view) == ["Place"])
    #expect(frame.changed.map(\.by).allSatisfy { $0 == "binding place" })
  }
}
