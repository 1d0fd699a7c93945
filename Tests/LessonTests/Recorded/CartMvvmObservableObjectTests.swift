import CartLesson
import LessonKit
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func cartMvvmObservableObject() throws {
  let script = #"""
    open cart
    style mvvm observable-object
    .setCoupon("TEN")
    .add("tea")
    .add("tea")
    .remove("milk")
    """#
  let transcript = #"""
    open cart
      notified    CartBadge   reads items   drew 0
      notified    CouponField   reads coupon   drew nothing
      notified    TotalLabel   reads items   drew 0
    .setCoupon("TEN")
      changed     coupon   "" → "TEN"   by binding coupon
      notified    CartBadge   reads items   drew 0, as before
      notified    CouponField   reads coupon   drew TEN
      notified    TotalLabel   reads items   drew 0, as before
    .add("tea")
      changed     items[0]   new Item(product: "tea", quantity: 1)   by method add("tea")
      notified    CartBadge   reads items   drew 1
      notified    CouponField   reads coupon   drew TEN, as before
      notified    TotalLabel   reads items   drew 4
    .add("tea")
      changed     items[0].quantity   1 → 2   by method add("tea")
      notified    CartBadge   reads items   drew 1, as before
      notified    CouponField   reads coupon   drew TEN, as before
      notified    TotalLabel   reads items   drew 8
    .remove("milk")
      notified    CartBadge   reads items   drew 1, as before
      notified    CouponField   reads coupon   drew TEN, as before
      notified    TotalLabel   reads items   drew 8, as before
    """#
  #expect(try Lesson.cart.transcript(script) == transcript)
}
