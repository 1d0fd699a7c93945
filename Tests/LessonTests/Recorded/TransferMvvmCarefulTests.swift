import LessonKit
import Testing
import TransferLesson

/// What this script showed when the test was written by the command `test`.
@Test func transferMvvmCareful() throws {
  let script = #"""
    open transfer
    style mvvm careful
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
      changed     amount   0.0 → 50.0   by method setAmount(50)
      notified    AmountField   reads amount   drew 50.0
      notified    SubmitButton   reads phase, amount, recipient   drew Send (dimmed), as before
      not told    RecipientField   reads recipient
      not told    StatusLabel   reads phase
    .setRecipient("ana")
      changed     recipient   "" → "ana"   by method setRecipient("ana")
      notified    RecipientField   reads recipient   drew ana
      notified    SubmitButton   reads phase, amount, recipient   drew Send
      not told    AmountField   reads amount
      not told    StatusLabel   reads phase
    .submit
      changed     phase   .editing → .submitting   by method submit()
      changed     submission   0 → 1   by method submit()
      effects     e1 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    SubmitButton   reads phase   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew sending
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    .setRecipient("bob")
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
      not told    SubmitButton   reads phase
      not told    StatusLabel   reads phase
    deliver e1 ok
      changed     phase   .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))   by e1
      effects     e1 send(50.0, "ana")   finished: ok
      notified    SubmitButton   reads phase   drew Send (dimmed), as before
      notified    StatusLabel   reads phase   drew sent 50.0 to ana
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    .edit
      changed     phase   .sent(Receipt(amount: 50.0, recipient: "ana")) → .editing   by method edit()
      changed     submission   1 → 2   by method edit()
      notified    SubmitButton   reads phase, amount, recipient   drew Send
      notified    StatusLabel   reads phase   drew editing
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    .submit
      changed     phase   .editing → .submitting   by method submit()
      changed     submission   2 → 3   by method submit()
      effects     e2 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    SubmitButton   reads phase   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew sending
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    fail e2 offline
      changed     phase   .submitting → .failed("offline")   by e2
      effects     e2 send(50.0, "ana")   failed: offline
      notified    SubmitButton   reads phase, amount, recipient   drew Send
      notified    StatusLabel   reads phase   drew failed: offline
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    .submit
      changed     phase   .failed("offline") → .submitting   by method submit()
      changed     submission   3 → 4   by method submit()
      effects     e3 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    SubmitButton   reads phase   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew sending
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    leave
      screen      gone
    deliver e3 ok
      changed     phase   .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))   by e3
      effects     e3 send(50.0, "ana")   finished: ok
      screen      gone
    appear
      notified    AmountField   reads amount   drew 50.0
      notified    RecipientField   reads recipient   drew ana
      notified    SubmitButton   reads phase   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew sent 50.0 to ana
    .edit
      changed     phase   .sent(Receipt(amount: 50.0, recipient: "ana")) → .editing   by method edit()
      changed     submission   4 → 5   by method edit()
      notified    SubmitButton   reads phase, amount, recipient   drew Send
      notified    StatusLabel   reads phase   drew editing
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    .submit
      changed     phase   .editing → .submitting   by method submit()
      changed     submission   5 → 6   by method submit()
      effects     e4 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    SubmitButton   reads phase   drew Send (dimmed)
      notified    StatusLabel   reads phase   drew sending
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    lose e4
      effects     e4 send(50.0, "ana")   lost: no answer will come; goes on whatever is cancelled
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
    .edit
      changed     phase   .submitting → .editing   by method edit()
      changed     submission   6 → 7   by method edit()
      notified    SubmitButton   reads phase, amount, recipient   drew Send
      notified    StatusLabel   reads phase   drew editing
      not told    AmountField   reads amount
      not told    RecipientField   reads recipient
    """#
  #expect(try Lesson.transfer.transcript(script) == transcript)
}
