import CounterLesson
import LessonKit
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func counterCapabilityObject() throws {
  let script = #"""
    open counter
    style capability object
    .increment
    .increment
    .reset
    .reset
    .decrement
    leave
    appear
    .increment
    relaunch
    .increment
    """#
  let transcript = #"""
    open counter
      notified    CountLabel   reads count   drew 0
      notified    ResetButton   reads count   drew Reset (dimmed)
    .increment
      changed     count   0 → 1   by closure increment()
      notified    CountLabel   reads count   drew 1
      notified    ResetButton   reads count   drew Reset
    .increment
      changed     count   1 → 2   by closure increment()
      notified    CountLabel   reads count   drew 2
      notified    ResetButton   reads count   drew Reset, as before
    .reset
      changed     count   2 → 0   by closure reset()
      notified    CountLabel   reads count   drew 0
      notified    ResetButton   reads count   drew Reset (dimmed)
    .reset
      ignored     nothing changed, nobody was told
      not told    CountLabel   reads count
      not told    ResetButton   reads count
    .decrement
      changed     count   0 → -1   by closure decrement()
      notified    CountLabel   reads count   drew -1
      notified    ResetButton   reads count   drew Reset
    leave
      screen      gone
    appear
      notified    CountLabel   reads count   drew -1
      notified    ResetButton   reads count   drew Reset
    .increment
      changed     count   -1 → 0   by closure increment()
      notified    CountLabel   reads count   drew 0
      notified    ResetButton   reads count   drew Reset (dimmed)
    relaunch
      notified    CountLabel   reads count   drew 0
      notified    ResetButton   reads count   drew Reset (dimmed)
    .increment
      changed     count   0 → 1   by closure increment()
      notified    CountLabel   reads count   drew 1
      notified    ResetButton   reads count   drew Reset
    """#
  #expect(try Lesson.counter.transcript(script) == transcript)
}
