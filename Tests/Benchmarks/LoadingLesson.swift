import LessonKit

@MainActor @Observable
final class LoadingModel {
  var text = ""
  private let fetch: @Sendable (Int) async throws -> String

  init(fetch: @escaping @Sendable (Int) async throws -> String) { self.fetch = fetch }

  func load(_ id: Int) { Task { text = (try? await fetch(id)) ?? "failed" } }
}

private let load = Move("load", Parameter<Int>("id"))
private let fetch = Endpoint<String, Int>("fetch", .returns("ok") { "item \($0)" })

extension Lesson {
  /// A model with one call, as small as asynchronous code gets.
  static let loading = Lesson(
    "loading",
    title: "Loading",
    reason: "To be measured.",
    moves: [load],
    calls: [fetch],
    styles: [
      .mvvm(
        Variant(
          "plain",
          reason: "To be measured.",
          mark: .ours,
          owner: .screen,
          file: "LoadingLesson.swift",
          feature: Feature(model: { world in LoadingModel(fetch: world.endpoint(fetch)) })
            .on(load) { model, id in model.load(id) }
            .view("Text") { model in model.text }
        )
      )
    ]
  )
}
