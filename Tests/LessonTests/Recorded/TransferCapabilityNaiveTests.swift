import LessonKit
import Testing
import TransferLesson

/// What this script showed when the test was written by the command `test`.
@Test func transferCapabilityNaive() throws {
  let script = #"""
    open transfer
    style capability naive
    .setAmount(50)
    .setRecipient("ana")
    .submit
    .setRecipient("bob")
    deliver e1 ok
    .edit
    .submit
    fail e2 offline
    .submit
    leave
    deliver e3 ok
    appear
    .edit
    .submit
    lose e4
    .submit
    .edit
    """#
  let transcript = #"""
    open transfer
      notified    AmountField   reads amount, recipient, phase   drew 0.0
      notified    RecipientField   reads amount, recipient, phase   drew nothing
      notified    SubmitButton   reads amount, recipient, phase   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase   drew editing
    .setAmount(50)
      changed     amount   0.0 → 50.0   by closure setAmount(50)
      notified    AmountField   reads amount, recipient, phase   drew 50.0
      notified    RecipientField   reads amount, recipient, phase   drew nothing, as before
      notified    SubmitButton   reads amount, recipient, phase   drew Send (dimmed), as before
      notified    StatusLabel   reads amount, recipient, phase   drew editing, as before
    .setRecipient("ana")
      changed     recipient   "" → "ana"   by closure setRecipient("ana")
      notified    AmountField   reads amount, recipient, phase   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase   drew ana
      notified    SubmitButton   reads amount, recipient, phase   drew Send
      notified    StatusLabel   reads amount, recipient, phase   drew editing, as before
    .submit
      changed     phase   .editing → .submitting   by closure submit()
      effects     e1 send(50.0, "ana")   started, waiting; goes on without the screen
      notified    AmountField   reads amount, recipient, phase   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase   drew sending
    .setRecipient("bob")
      changed     recipient   "ana" → "bob"   by closure setRecipient("bob")
      notified    AmountField   reads amount, recipient, phase   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase   drew bob
      notified    SubmitButton   reads amount, recipient, phase   drew Send (dimmed), as before
      notified    StatusLabel   reads amount, recipient, phase   drew sending, as before
    deliver e1 ok
      changed     phase   .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))   by e1
      effects     e1 send(50.0, "ana")   finished: ok
      notified    AmountField   reads amount, recipient, phase   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase   drew bob, as before
      notified    SubmitButton   reads amount, recipient, phase   drew Send (dimmed), as before
      notified    StatusLabel   reads amount, recipient, phase   drew sent 50.0 to ana
      broken      the receipt is for the recipient on the screen
    .edit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    fail e2 offline
      impossible  There is no call e2; nothing is in flight.
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    leave
      changed     self   gone TransferState(amount: 50.0, recipient: "bob", phase: .sent(…   by leave
      screen      gone
    deliver e3 ok
      impossible  There is no call e3; nothing is in flight.
    appear
      changed     self   new TransferState(amount: 0.0, recipient: "", phase: .editing)   by appear
      notified    AmountField   reads amount, recipient, phase   drew 0.0
      notified    RecipientField   reads amount, recipient, phase   drew nothing
      notified    SubmitButton   reads amount, recipient, phase   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase   drew editing
    .edit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    lose e4
      impossible  There is no call e4; nothing is in flight.
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    .edit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase
      not told    RecipientField   reads amount, recipient, phase
      not told    SubmitButton   reads amount, recipient, phase
      not told    StatusLabel   reads amount, recipient, phase
    """#
  #expect(try Lesson.transfer.transcript(script) == transcript)
}
