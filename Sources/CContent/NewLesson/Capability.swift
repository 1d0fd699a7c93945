import LessonKit

/// State: a plain value, hosted by whoever wants to own it.
struct SaveState: Equatable {
  var text = ""
  var saved = ""
  var running = 0
}

/// Logic: made on demand around a binding, and thrown away.
@MainActor
struct SaveLogic {
  @Binding var state: SaveState
  let store: @Sendable (String) async throws -> Bool

  var capability: SaveCapability {
    SaveCapability(
      label: state.running > 0 ? "Saving" : "Save",
      saved: state.saved,
      running: state.running,
      setText: { state.text = $0 },
      save: { await save() },
      saveOnce: { if state.running == 0 { await save() } }
    )
  }

  private func save() async {
    state.running += 1
    let text = state.text
    if (try? await store(text)) == true { state.saved = text }
    state.running -= 1
  }
}

/// Capability: data and closures, the only thing the UI sees.
struct SaveCapability {
  let label: String
  let saved: String
  let running: Int
  let setText: @MainActor (String) -> Void
  let save: @MainActor () async -> Void
  let saveOnce: @MainActor () async -> Void
}
