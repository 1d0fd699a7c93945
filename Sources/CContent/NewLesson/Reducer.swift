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
