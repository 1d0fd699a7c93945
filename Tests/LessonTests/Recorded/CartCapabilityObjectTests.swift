import CartLesson
import LessonKit
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func cartCapabilityObject() throws {
  let script = #"""
    open cart
    style capability object
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
      changed     coupon   "" → "TEN"   by closure setCoupon("TEN")
      notified    CouponField   reads coupon   drew TEN
      not told    CartBadge   reads items
      not told    TotalLabel   reads items
    .add("tea")
      changed     items[0]   new Item(product: "tea", quantity: 1)   by closure add("tea")
      notified    CartBadge   reads items   drew 1
      notified    TotalLabel   reads items   drew 4
      not told    CouponField   reads coupon
    .add("tea")
      changed     items[0].quantity   1 → 2   by closure add("tea")
      notified    CartBadge   reads items   drew 1, as before
      notified    TotalLabel   reads items   drew 8
      not told    CouponField   reads coupon
    .remove("milk")
      notified    CartBadge   reads items   drew 1, as before
      notified    TotalLabel   reads items   drew 8, as before
      not told    CouponField   reads coupon
    """#
  #expect(try Lesson.cart.transcript(script) == transcript)
}
