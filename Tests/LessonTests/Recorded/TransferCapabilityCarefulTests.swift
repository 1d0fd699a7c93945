import LessonKit
import Testing
import TransferLesson

/// What this script showed when the test was written by the command `test`.
@Test func transferCapabilityCareful() throws {
  let script = #"""
    open transfer
    style capability careful
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
      notified    AmountField   reads amount, recipient, phase, submission   drew 0.0
      notified    RecipientField   reads amount, recipient, phase, submission   drew nothing
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase, submission   drew editing
    .setAmount(50)
      changed     amount   0.0 → 50.0   by closure setAmount(50)
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0
      notified    RecipientField   reads amount, recipient, phase, submission   drew nothing, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed), as before
      notified    StatusLabel   reads amount, recipient, phase, submission   drew editing, as before
    .setRecipient("ana")
      changed     recipient   "" → "ana"   by closure setRecipient("ana")
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send
      notified    StatusLabel   reads amount, recipient, phase, submission   drew editing, as before
    .submit
      changed     phase   .editing → .submitting   by closure submit()
      changed     submission   0 → 1   by closure submit()
      effects     e1 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase, submission   drew sending
    .setRecipient("bob")
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase, submission
      not told    RecipientField   reads amount, recipient, phase, submission
      not told    SubmitButton   reads amount, recipient, phase, submission
      not told    StatusLabel   reads amount, recipient, phase, submission
    deliver e1 ok
      changed     phase   .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))   by e1
      effects     e1 send(50.0, "ana")   finished: ok
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed), as before
      notified    StatusLabel   reads amount, recipient, phase, submission   drew sent 50.0 to ana
    .edit
      changed     phase   .sent(Receipt(amount: 50.0, recipient: "ana")) → .editing   by closure edit()
      changed     submission   1 → 2   by closure edit()
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send
      notified    StatusLabel   reads amount, recipient, phase, submission   drew editing
    .submit
      changed     phase   .editing → .submitting   by closure submit()
      changed     submission   2 → 3   by closure submit()
      effects     e2 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase, submission   drew sending
    fail e2 offline
      changed     phase   .submitting → .failed("offline")   by e2
      effects     e2 send(50.0, "ana")   failed: offline
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send
      notified    StatusLabel   reads amount, recipient, phase, submission   drew failed: offline
    .submit
      changed     phase   .failed("offline") → .submitting   by closure submit()
      changed     submission   3 → 4   by closure submit()
      effects     e3 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase, submission   drew sending
    leave
      screen      gone
    deliver e3 ok
      changed     phase   .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))   by e3
      effects     e3 send(50.0, "ana")   finished: ok
      screen      gone
    appear
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase, submission   drew sent 50.0 to ana
    .edit
      changed     phase   .sent(Receipt(amount: 50.0, recipient: "ana")) → .editing   by closure edit()
      changed     submission   4 → 5   by closure edit()
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send
      notified    StatusLabel   reads amount, recipient, phase, submission   drew editing
    .submit
      changed     phase   .editing → .submitting   by closure submit()
      changed     submission   5 → 6   by closure submit()
      effects     e4 send(50.0, "ana")   started, waiting; goes on whatever is cancelled
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send (dimmed)
      notified    StatusLabel   reads amount, recipient, phase, submission   drew sending
    lose e4
      effects     e4 send(50.0, "ana")   lost: no answer will come; goes on whatever is cancelled
      not told    AmountField   reads amount, recipient, phase, submission
      not told    RecipientField   reads amount, recipient, phase, submission
      not told    SubmitButton   reads amount, recipient, phase, submission
      not told    StatusLabel   reads amount, recipient, phase, submission
    .submit
      ignored     nothing changed, nobody was told
      not told    AmountField   reads amount, recipient, phase, submission
      not told    RecipientField   reads amount, recipient, phase, submission
      not told    SubmitButton   reads amount, recipient, phase, submission
      not told    StatusLabel   reads amount, recipient, phase, submission
    .edit
      changed     phase   .submitting → .editing   by closure edit()
      changed     submission   6 → 7   by closure edit()
      notified    AmountField   reads amount, recipient, phase, submission   drew 50.0, as before
      notified    RecipientField   reads amount, recipient, phase, submission   drew ana, as before
      notified    SubmitButton   reads amount, recipient, phase, submission   drew Send
      notified    StatusLabel   reads amount, recipient, phase, submission   drew editing
    """#
  #expect(try Lesson.transfer.transcript(script) == transcript)
}
