import LessonKit

/// State and the methods that change it are one object.
@MainActor @Observable
final class SaveModel {
  var text = ""
  private(set) var saved = ""
  private(set) var running = 0
  private let store: @Sendable (String) async throws -> Bool

  init(store: @escaping @Sendable (String) async throws -> Bool) { self.store = store }

  var label: String { running > 0 ? "Saving" : "Save" }

  func save() async {
    running += 1
    let text = text
    if (try? await store(text)) == true { saved = text }
    running -= 1
  }

  func saveOnce() async {
    if running == 0 { await save() }
  }
}
