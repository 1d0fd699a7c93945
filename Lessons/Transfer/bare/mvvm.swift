import Testing

@testable import TransferLesson

/// The same for the model: a client that waits, and a stream that says it was asked.
@MainActor @Test func modelSubmitsForTheNewRecipient() async {
  let (requests, request) = AsyncStream.makeStream(of: String.self)
  let (answers, answer) = AsyncStream.makeStream(of: Receipt.self)
  let model = TransferModel { _, recipient in
    request.yield(recipient)
    for await receipt in answers { return receipt }
    throw TransferError.offline
  }
  model.amount = 50
  model.recipient = "ana"
  model.recipient = "bob"
  let submission = Task { await model.submit() }
  var asked = requests.makeAsyncIterator()
  #expect(await asked.next() == "bob")
  #expect(model.phase == .submitting)
  answer.yield(Receipt(amount: 50, recipient: "bob"))
  await submission.value
  #expect(model.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}
