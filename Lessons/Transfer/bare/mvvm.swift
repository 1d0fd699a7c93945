import Testing

@testable import TransferLesson

/// The same for the model: the client answers with what it was asked, so the receipt tells.
@MainActor @Test func modelSubmitsForTheNewRecipient() async {
  let model = TransferModel { Receipt(amount: $0, recipient: $1) }
  model.amount = 50
  model.recipient = "ana"
  model.recipient = "bob"
  await model.submit()
  #expect(model.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}

/// To see the phase in between: a client that waits, and a stream that says it was asked.
@MainActor @Test func answerEndsTheSubmissionOfTheModel() async {
  let (requests, request) = AsyncStream.makeStream(of: Void.self)
  let (answers, answer) = AsyncStream.makeStream(of: Receipt.self)
  let model = TransferModel { _, _ in
    request.yield()
    for await receipt in answers { return receipt }
    throw TransferError.offline
  }
  model.amount = 50
  model.recipient = "bob"
  let submission = Task { await model.submit() }
  for await _ in requests { break }
  #expect(model.phase == .submitting)
  answer.yield(Receipt(amount: 50, recipient: "bob"))
  await submission.value
  #expect(model.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}
