extension LessonTemplate {
  var reducer: String {
    """
    import LessonKit

    /// Every change is an action, and only `reduce` may make it.
    struct Save: Reducer {
      struct State: Equatable {
        var text = ""
        var saved = ""
        var running = 0
      }

      enum Action {
        case setText(String)
        case save
        case saveOnce
        case answered(String?)
      }

      let store: @Sendable (String) async throws -> Bool

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .setText(let text): state.text = text
        case .save: return begin(&state)
        case .saveOnce: return state.running == 0 ? begin(&state) : .none
        case .answered(let text):
          state.running -= 1
          if let text { state.saved = text }
        }
        return .none
      }

      private func begin(_ state: inout State) -> Effect<Action> {
        state.running += 1
        let (store, text) = (store, state.text)
        return .run { send in
          let isStored = (try? await store(text)) ?? false
          await send(.answered(isStored ? text : nil))
        }
      }
    }

    extension Store where State == Save.State {
      var label: String { self.running > 0 ? "Saving" : "Save" }
    }

    """
  }

  var model: String {
    """
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

    """
  }

  var capability: String {
    """
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

    """
  }

  var refused: String {
    """
    /// What was saved can be read by all and written by the model alone.
    final class SaveModel {
      private(set) var saved = ""
    }

    func pretend(_ model: SaveModel) {
      model.saved = "never stored"
    }

    """
  }
}
