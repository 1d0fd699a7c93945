import ReducerKit
import Stepping
import Testing

private struct Transfer: PlainReducer {
  struct State: Equatable {
    var amount = 0
    var recipient = ""
    var receipt: String?
  }

  enum Action: Sendable { case setRecipient(String), submit, sent(String) }
  enum Effect: Equatable { case send(amount: Int, to: String) }

  func reduce(into state: inout State, action: Action) -> [Effect] {
    switch action {
    case .setRecipient(let name):
      state.recipient = name
      return []
    case .submit: return [.send(amount: state.amount, to: state.recipient)]
    case .sent(let receipt):
      state.receipt = receipt
      return []
    }
  }
}

struct PlainReducerTests {
  @Test func submitAfterAChangeCarriesTheNewRecipient() {
    var state = Transfer.State(amount: 50, recipient: "ana")
    #expect(Transfer().reduce(into: &state, action: .setRecipient("bo")) == [])
    #expect(Transfer().reduce(into: &state, action: .submit) == [.send(amount: 50, to: "bo")])
  }

  @MainActor @Test func hostTurnsDescriptionsIntoWork() throws {
    let world = World()
    let send: @Sendable (Int, String) async throws -> String = world.endpoint(
      "send",
      outcomes: [.returns("ok") { "\($0) to \($1)" }]
    )
    let reducer = Interpreting(Transfer()) { effect in
      switch effect {
      case .send(let amount, let recipient):
        .run { reply in await reply(.sent(try await send(amount, recipient))) }
      }
    }
    let store = world.perform(.start) {
      Store(Transfer.State(amount: 50, recipient: "ana"), reducer)
    }
    world.perform(.action("submit")) { _ = store.send(.submit) }
    #expect(store.receipt == nil)
    try world.deliver("e1")
    #expect(store.receipt == "50 to ana")
    #expect(world.end().isNothing)
  }
}
