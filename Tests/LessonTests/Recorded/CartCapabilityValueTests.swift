import CartLesson
import LessonKit
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func cartCapabilityValue() throws {
  let script = #"""
    open cart
    style capability value
    .setCoupon("TEN")
    .add("tea")
    .add("tea")
    .remove("milk")
    """#
  let transcript = #"""
    open cart
      notified    CartBadge   reads items, coupon   drew 0
      notified    CouponField   reads items, coupon   drew nothing
      notified    TotalLabel   reads items, coupon   drew 0
    .setCoupon("TEN")
      changed     coupon   "" → "TEN"   by closure setCoupon("TEN")
      notified    CartBadge   reads items, coupon   drew 0, as before
      notified    CouponField   reads items, coupon   drew TEN
      notified    TotalLabel   reads items, coupon   drew 0, as before
    .add("tea")
      changed     items[0]   new Item(product: "tea", quantity: 1)   by closure add("tea")
      notified    CartBadge   reads items, coupon   drew 1
      notified    CouponField   reads items, coupon   drew TEN, as before
      notified    TotalLabel   reads items, coupon   drew 4
    .add("tea")
      changed     items[0].quantity   1 → 2   by closure add("tea")
      notified    CartBadge   reads items, coupon   drew 1, as before
      notified    CouponField   reads items, coupon   drew TEN, as before
      notified    TotalLabel   reads items, coupon   drew 8
    .remove("milk")
      ignored     nothing changed, nobody was told
      not told    CartBadge   reads items, coupon
      not told    CouponField   reads items, coupon
      not told    TotalLabel   reads items, coupon
    """#
  #expect(try Lesson.cart.transcript(script) == transcript)
}
