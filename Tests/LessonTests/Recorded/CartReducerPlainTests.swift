import CartLesson
import LessonKit
import Testing

/// What this script showed when the test was written by the command `test`.
@Test func cartReducerPlain() throws {
  let script = #"""
    open cart
    style reducer plain
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
      changed     coupon   "" → "TEN"   by action .setCoupon("TEN")
      notified    CouponField   reads coupon   drew TEN
      not told    CartBadge   reads items
      not told    TotalLabel   reads items
    .add("tea")
      changed     items[0]   new Item(product: "tea", quantity: 1)   by action .add("tea")
      notified    CartBadge   reads items   drew 1
      notified    TotalLabel   reads items   drew 4
      not told    CouponField   reads coupon
    .add("tea")
      changed     items[0].quantity   1 → 2   by action .add("tea")
      notified    CartBadge   reads items   drew 1, as before
      notified    TotalLabel   reads items   drew 8
      not told    CouponField   reads coupon
    .remove("milk")
      ignored     nothing changed, nobody was told
      not told    CartBadge   reads items
      not told    CouponField   reads coupon
      not told    TotalLabel   reads items
    """#
  #expect(try Lesson.cart.transcript(script) == transcript)
}
