import LessonKit
import OrdersLesson
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func ordersReducerFlags() throws {
  let script = #"""
    open orders
    style reducer flags
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
      notified    OrdersList   reads orders   drew nothing
      notified    SearchField   reads query   drew nothing
      notified    Spinner   reads isLoading   drew nothing
    .setQuery("te")
      changed     query   "" → "te"   by action .setQuery("te")
      notified    SearchField   reads query   drew te
      not told    OrdersList   reads orders
      not told    Spinner   reads isLoading
    .load
      changed     isLoading   false → true   by action .load
      effects     e1 fetchAll()   started, waiting; ends with the screen
      notified    Spinner   reads isLoading   drew loading
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    deliver e1 ok
      changed     orders[0]   new Order(id: 1, title: "Green tea")   by e1
      changed     orders[1]   new Order(id: 2, title: "Teapot")   by e1
      changed     orders[2]   new Order(id: 3, title: "Milk")   by e1
      changed     isLoading   true → false   by e1
      effects     e1 fetchAll()   finished: ok
      notified    OrdersList   reads orders   drew Green tea, Teapot, Milk
      notified    Spinner   reads isLoading   drew nothing
      not told    SearchField   reads query
    .setQuery("")
      changed     query   "te" → ""   by action .setQuery("")
      notified    SearchField   reads query   drew nothing
      not told    OrdersList   reads orders
      not told    Spinner   reads isLoading
    .load
      changed     isLoading   false → true   by action .load
      effects     e2 fetchAll()   started, waiting; ends with the screen
      notified    Spinner   reads isLoading   drew loading
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    .load
      effects     e3 fetchAll()   started, waiting; ends with the screen
      not told    OrdersList   reads orders
      not told    SearchField   reads query
      not told    Spinner   reads isLoading
    deliver e3 ok
      changed     isLoading   true → false   by e3
      effects     e3 fetchAll()   finished: ok
      notified    Spinner   reads isLoading   drew nothing
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    deliver e2 empty
      changed     orders[0]   gone Order(id: 1, title: "Green tea")   by e2
      changed     orders[1]   gone Order(id: 2, title: "Teapot")   by e2
      changed     orders[2]   gone Order(id: 3, title: "Milk")   by e2
      effects     e2 fetchAll()   finished: empty
      notified    OrdersList   reads orders   drew nothing
      not told    SearchField   reads query
      not told    Spinner   reads isLoading
      broken      The list is the newest answer.
    .load
      changed     isLoading   false → true   by action .load
      effects     e4 fetchAll()   started, waiting; ends with the screen
      notified    Spinner   reads isLoading   drew loading
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    deliver e4 ok
      changed     orders[0]   new Order(id: 1, title: "Green tea")   by e4
      changed     orders[1]   new Order(id: 2, title: "Teapot")   by e4
      changed     orders[2]   new Order(id: 3, title: "Milk")   by e4
      changed     isLoading   true → false   by e4
      effects     e4 fetchAll()   finished: ok
      notified    OrdersList   reads orders   drew Green tea, Teapot, Milk
      notified    Spinner   reads isLoading   drew nothing
      not told    SearchField   reads query
    .delete(2)
      changed     orders[1]   gone Order(id: 2, title: "Teapot")   by action .delete(2)
      notified    OrdersList   reads orders   drew Green tea, Milk
      not told    SearchField   reads query
      not told    Spinner   reads isLoading
    .load
      changed     isLoading   false → true   by action .load
      effects     e5 fetchAll()   started, waiting; ends with the screen
      notified    Spinner   reads isLoading   drew loading
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    deliver e5 ok
      changed     orders[1]   new Order(id: 2, title: "Teapot")   by e5
      changed     isLoading   true → false   by e5
      effects     e5 fetchAll()   finished: ok
      notified    OrdersList   reads orders   drew Green tea, Teapot, Milk
      notified    Spinner   reads isLoading   drew nothing
      not told    SearchField   reads query
      broken      A deleted order stays deleted.
    .load
      changed     isLoading   false → true   by action .load
      effects     e6 fetchAll()   started, waiting; ends with the screen
      notified    Spinner   reads isLoading   drew loading
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    fail e6 offline
      changed     isLoading   true → false   by e6
      effects     e6 fetchAll()   failed: offline
      notified    Spinner   reads isLoading   drew nothing
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    .load
      changed     isLoading   false → true   by action .load
      effects     e7 fetchAll()   started, waiting; ends with the screen
      notified    Spinner   reads isLoading   drew loading
      not told    OrdersList   reads orders
      not told    SearchField   reads query
    leave
      effects     e7 fetchAll()   cancelled
      screen      gone
    appear
      notified    OrdersList   reads orders   drew Green tea, Teapot, Milk
      notified    SearchField   reads query   drew nothing
      notified    Spinner   reads isLoading   drew loading
    """#
  #expect(try Lesson.orders.transcript(script) == transcript)
}
