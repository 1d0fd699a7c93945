import LessonKit
import Testing
import TransferLesson

/// What this script showed when the test was written by the command `test`.
@Test func transferMvvmNaive() throws {
  let script = #"""
    open transfer
    style mvvm naive
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
      notified    AmountField   reads amount   drew 0.0
      notified    RecipientField   reads recipient   drew nothing
      notified    SubmitButton   reads phase, amount   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew editing
    .setAmount(50)
      changed     amount   0.0 → 50.0   by binding amount
      notified    AmountField   reads amount   drew 50.0
      notified    SubmitButton   reads phase, amount, recipient   drew Send (dimmed), as before
      not told    RecipientField   reads recipient
      not told    StatusLabel   reads phase
    .setRecipient("ana")
      changed     recipient   "" → "ana"   by binding recipient
      notified    RecipientField   reads recipient   drew ana
      notified    SubmitButton   reads phase, amount, recipient   drew Send
      not told    AmountField   reads amount
      not told    StatusLabel   reads phase
    .submit
      changed     phase   .editing → .submitting   by method submit()
      effects     e1 send(50.0, "ana")   started, waiting; goes on without the screen
      notified    SubmitButton   reads phase   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew sending
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    .setRecipient("bob")
      changed     recipient   "ana" → "bob"   by binding recipient
      notified    RecipientField   reads recipient   drew bob
      not told    AmountField   reads amount
      not told    SubmitButton   reads phase
      not told    StatusLabel   reads phase
    deliver e1 ok
      changed     phase   .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))   by e1
      effects     e1 send(50.0, "ana")   finished: ok
      notified    SubmitButton   reads phase   drew Send (dimmed), as before
      notified    StatusLabel   reads phase   drew sent 50.0 to ana
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      broken      the receipt is for the recipient on the screen
    .edit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase
      not told    StatusLabel   reads phase
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase
      not told    StatusLabel   reads phase
    fail e2 offline
      impossible  There is no call e2; nothing is in flight.
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase
      not told    StatusLabel   reads phase
    leave
      changed     self   gone TransferModel(amount: 50.0, recipient: "bob", phase: .sent(…   by leave
      screen      gone
    deliver e3 ok
      impossible  There is no call e3; nothing is in flight.
    appear
      changed     self   new TransferModel(amount: 0.0, recipient: "", phase: .editing)   by appear
      notified    AmountField   reads amount   drew 0.0
      notified    RecipientField   reads recipient   drew nothing
      notified    SubmitButton   reads phase, amount   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew editing
    .edit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase, amount
      not told    StatusLabel   reads phase
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase, amount
      not told    StatusLabel   reads phase
    lose e4
      impossible  There is no call e4; nothing is in flight.
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase, amount
      not told    StatusLabel   reads phase
    .edit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase, amount
      not told    StatusLabel   reads phase
    """#
  #expect(try Lesson.transfer.transcript(script) == transcript)
}
