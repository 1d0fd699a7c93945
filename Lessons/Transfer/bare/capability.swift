import Testing

@testable import TransferLesson

/// The same for the capability, over a value that the test hosts; `Binding` is SwiftUI's in an app.
@MainActor @Test func closureSubmitsForTheNewRecipient() async {
  let (requests, request) = AsyncStream.makeStream(of: String.self)
  let (answers, answer) = AsyncStream.makeStream(of: Receipt.self)
  let host = Host()
  let logic = TransferLogic(state: Binding(get: { host.state }, set: { host.state = $0 })) {
    request.yield($1)
    for await receipt in answers { return receipt }
    throw TransferError.offline
  }
  logic.capability.setAmount(50)
  logic.capability.setRecipient("ana")
  logic.capability.setRecipient("bob")
  let submission = Task { await logic.capability.submit() }
  var asked = requests.makeAsyncIterator()
  #expect(await asked.next() == "bob")
  #expect(host.state.phase == .submitting)
  answer.yield(Receipt(amount: 50, recipient: "bob"))
  await submission.value
  #expect(host.state.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}

@MainActor private final class Host {
  var state = TransferState()
}
