import Testing

@testable import TransferLesson

/// A submit after the recipient changed carries the new recipient. The test ends at the description
/// of the call; what `PlainTransfer.host` makes of it is not run.
@Test func submitCarriesTheNewRecipient() {
  var state = PlainTransfer.State(amount: 50, recipient: "ana")
  _ = PlainTransfer().reduce(into: &state, action: .setRecipient("bob"))
  let effects = PlainTransfer().reduce(into: &state, action: .submit)
  #expect(effects == [.send(amount: 50, to: "bob")])
}

/// While the call waits the phase says so, and the answer ends it.
@Test func answerEndsTheSubmission() {
  var state = PlainTransfer.State(amount: 50, recipient: "bob")
  _ = PlainTransfer().reduce(into: &state, action: .submit)
  #expect(state.phase == .submitting)
  _ = PlainTransfer().reduce(into: &state, action: .sent(Receipt(amount: 50, recipient: "bob")))
  #expect(state.phase == .sent(Receipt(amount: 50, recipient: "bob")))
}
