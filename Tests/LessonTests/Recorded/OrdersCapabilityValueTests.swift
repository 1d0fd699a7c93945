import LessonKit
import OrdersLesson
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func ordersCapabilityValue() throws {
  let script = #"""
    open orders
    style capability value
    .setQuery("te")
    .load
    deliver e1 ok
    .setQuery("")
    .load
    .load
    deliver e3 ok
    deliver e2 empty
    .load
    deliver e4 ok
    .delete(2)
    .load
    deliver e5 ok
    .load
    fail e6 offline
    .load
    leave
    appear
    """#
  let transcript = #"""
    open orders
      notified    OrdersList   reads state, query   drew nothing
      notified    SearchField   reads state, query   drew nothing
      notified    Spinner   reads state, query   drew nothing
    .setQuery("te")
      changed     query   "" → "te"   by closure setQuery("te")
      notified    OrdersList   reads state, query   drew nothing, as before
      notified    SearchField   reads state, query   drew te
      notified    Spinner   reads state, query   drew nothing, as before
    .load
      changed     state   .idle → .loading   by closure load()
      effects     e1 fetchAll()   started, waiting; ends with the screen
      notified    OrdersList   reads state, query   drew nothing, as before
      notified    SearchField   reads state, query   drew te, as before
      notified    Spinner   reads state, query   drew loading
    deliver e1 ok
      changed     state   .loading → .loaded([Order(id: 1, title: "Green tea"), Order(id: 2, tit…   by e1
      effects     e1 fetchAll()   finished: ok
      notified    OrdersList   reads state, query   drew Green tea, Teapot
      notified    SearchField   reads state, query   drew te, as before
      notified    Spinner   reads state, query   drew nothing
    .setQuery("")
      changed     query   "te" → ""   by closure setQuery("")
      notified    OrdersList   reads state, query   drew Green tea, Teapot, Milk
      notified    SearchField   reads state, query   drew nothing
      notified    Spinner   reads state, query   drew nothing, as before
    .load
      changed     state   .loaded([Order(id: 1, title: "Green tea"), Order(id: 2, tit… → .loading   by closure load()
      effects     e2 fetchAll()   started, waiting; ends with the screen
      notified    OrdersList   reads state, query   drew nothing
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew loading
    .load
      effects     e3 fetchAll()   started, waiting; ends with the screen
      not told    OrdersList   reads state, query
      not told    SearchField   reads state, query
      not told    Spinner   reads state, query
    deliver e3 ok
      changed     state   .loading → .loaded([Order(id: 1, title: "Green tea"), Order(id: 2, tit…   by e3
      effects     e3 fetchAll()   finished: ok
      notified    OrdersList   reads state, query   drew Green tea, Teapot, Milk
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew nothing
    deliver e2 empty
      changed     state.loaded[0]   gone Order(id: 1, title: "Green tea")   by e2
      changed     state.loaded[1]   gone Order(id: 2, title: "Teapot")   by e2
      changed     state.loaded[2]   gone Order(id: 3, title: "Milk")   by e2
      effects     e2 fetchAll()   finished: empty
      notified    OrdersList   reads state, query   drew nothing
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew nothing, as before
      broken      The list is the newest answer.
    .load
      changed     state   .loaded([]) → .loading   by closure load()
      effects     e4 fetchAll()   started, waiting; ends with the screen
      notified    OrdersList   reads state, query   drew nothing, as before
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew loading
    deliver e4 ok
      changed     state   .loading → .loaded([Order(id: 1, title: "Green tea"), Order(id: 2, tit…   by e4
      effects     e4 fetchAll()   finished: ok
      notified    OrdersList   reads state, query   drew Green tea, Teapot, Milk
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew nothing
    .delete(2)
      changed     state.loaded[1]   gone Order(id: 2, title: "Teapot")   by closure delete(2)
      notified    OrdersList   reads state, query   drew Green tea, Milk
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew nothing, as before
    .load
      changed     state   .loaded([Order(id: 1, title: "Green tea"), Order(id: 3, tit… → .loading   by closure load()
      effects     e5 fetchAll()   started, waiting; ends with the screen
      notified    OrdersList   reads state, query   drew nothing
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew loading
    deliver e5 ok
      changed     state   .loading → .loaded([Order(id: 1, title: "Green tea"), Order(id: 2, tit…   by e5
      effects     e5 fetchAll()   finished: ok
      notified    OrdersList   reads state, query   drew Green tea, Teapot, Milk
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew nothing
      broken      A deleted order stays deleted.
    .load
      changed     state   .loaded([Order(id: 1, title: "Green tea"), Order(id: 2, tit… → .loading   by closure load()
      effects     e6 fetchAll()   started, waiting; ends with the screen
      notified    OrdersList   reads state, query   drew nothing
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew loading
    fail e6 offline
      changed     state   .loading → .failed("offline")   by e6
      effects     e6 fetchAll()   failed: offline
      notified    OrdersList   reads state, query   drew offline
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew nothing
    .load
      changed     state   .failed("offline") → .loading   by closure load()
      effects     e7 fetchAll()   started, waiting; ends with the screen
      notified    OrdersList   reads state, query   drew nothing
      notified    SearchField   reads state, query   drew nothing, as before
      notified    Spinner   reads state, query   drew loading
    leave
      changed     state   .loading → .failed("CancellationError()")   by leave
      effects     e7 fetchAll()   cancelled
      screen      gone
    appear
      notified    OrdersList   reads state, query   drew CancellationError()
      notified    SearchField   reads state, query   drew nothing
      notified    Spinner   reads state, query   drew nothing
    """#
  #expect(try Lesson.orders.transcript(script) == transcript)
}
