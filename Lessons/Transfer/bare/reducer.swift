import Testing

@testable import TransferLesson

/// A submit after the recipient changed carries the new recipient.
@Test func submitCarriesTheNewRecipient() {
  var state = PlainTransfer.State(amount: 50, recipient: "ana")
  _ = PlainTransfer().reduce(into: &state, action: .setRecipient("bob"))
  let effects = PlainTransfer().reduce(into: &state, action: .submit)
  #expect(effects == [.send(amount: 50, to: "bob")])
}
