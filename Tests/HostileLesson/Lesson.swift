import LessonKit

/// A model that counts, and does something worse when it is told to.
@MainActor @Observable
final class HostileModel {
  private(set) var count = 0
  private(set) var value = Sly(isSly: false)
  var drawsBadly = false
  private let report: @Sendable (Sly) async throws -> Int

  init(report: @escaping @Sendable (Sly) async throws -> Int) { self.report = report }

  func increment() { count += 1 }
  func perform(_ deed: Deed) { deed.perform() }
  func describeBadly() { value = Sly(isSly: true) }
  func tellBadly() async { count += (try? await report(Sly(isSly: true))) ?? 0 }
}

/// A value whose description traps.
struct Sly: CustomStringConvertible, CustomReflectable, Sendable {
  var isSly: Bool

  var description: String { isSly ? trapped() : "honest" }
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: nil) }

  private func trapped() -> String { [String]()[0] }
}

private enum Calls {
  static let report = Endpoint<Int, Sly>("report", .returns("ok") { _ in 1 })
}

private enum Moves {
  static let increment = Move("increment")
  static let draw = Move("draw")
  static let describe = Move("describe")
  static let tell = Move("tell")
  static let deeds = Deed.allCases.map { ($0, Move($0.rawValue)) }
}

extension Lesson {
  static let hostile = Lesson(
    "hostile",
    title: "Everything a lesson should not do",
    reason: "The session has to survive it.",
    moves: [Moves.increment, Moves.draw, Moves.describe, Moves.tell] + Moves.deeds.map(\.1),
    calls: [Calls.report],
    styles: [.mvvm(plain)]
  )

  private static let plain = Variant(
    "plain",
    reason: "The obvious code.",
    mark: .ours,
    owner: .app,
    file: "Lesson.swift",
    feature: feature
  )

  private static let feature: Feature<HostileModel> = {
    var feature = Feature(model: { world in HostileModel(report: world.endpoint(Calls.report)) })
      .on(Moves.increment) { model in model.increment() }
      .on(Moves.draw) { model in model.drawsBadly = true }
      .on(Moves.describe) { model in model.describeBadly() }
      .on(Moves.tell) { model in await model.tellBadly() }
      .view("Count") { model in model.drawsBadly ? [String]()[model.count] : "\(model.count)" }
      .starting("trap") { world in
        fatalError("no model today")
      }
    for (deed, move) in Moves.deeds {
      feature = feature.on(move) { model in model.perform(deed) }
    }
    return feature
  }()
}
