import Testing

@testable import TransferLesson

/// The same for the capability, over a value that the test hosts; `Binding` is SwiftUI's in an app.
@MainActor @Test func closureSubmitsForTheNewRecipient() async {
  let host = Host(TransferState(amount: 50, recipient: "ana"))
  let logic = TransferLogic(state: host.binding) { Receipt(amount: $0, recipient: $1) }
  logic.capability.setRecipient("bob")
  await logic.capability.submit()
  #expect(host.state.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}

/// To see the phase in between: a client that waits, and a stream that says it was asked.
@MainActor @Test func answerEndsTheSubmissionOfTheCapability() async {
  let (requests, request) = AsyncStream.makeStream(of: Void.self)
  let (answers, answer) = AsyncStream.makeStream(of: Receipt.self)
  let host = Host(TransferState(amount: 50, recipient: "bob"))
  let logic = TransferLogic(state: host.binding) { _, _ in
    request.yield()
    for await receipt in answers { return receipt }
    throw TransferError.offline
  }
  let submission = Task { await logic.capability.submit() }
  for await _ in requests { break }
  #expect(host.state.phase == .submitting)
  answer.yield(Receipt(amount: 50, recipient: "bob"))
  await submission.value
  #expect(host.state.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}

/// Hosts the value, as a view does with `@State`.
@MainActor private final class Host {
  var state: TransferState

  init(_ state: TransferState) { self.state = state }

  var binding: Binding<TransferState> { Binding(get: { self.state }, set: { self.state = $0 }) }
}
