import CCartText
public import LessonKit

extension Lesson {
  /// The cart whose badge, coupon field and total read different things (K2, K3).
  public static let cart = Lesson(
    "cart",
    title: "A cart, and who is told",
    reason: "Views are told by what they read; how fine that is depends on who holds the state.",
    shows: ["K2", "K3", "K4", "K5", "D5", "D8", "D9"],
    tree: "state-home",
    next: "orders",
    moves: [Moves.add, Moves.remove, Moves.setCoupon],
    refused: [.init("write-items", "cannot assign to property: 'items' setter is inaccessible")],
    styles: [
      .reducer(reducer), .mvvm(model, observableObject),
      .capability(capability, capabilityOverValue),
    ],
    texts: LessonTexts(cart_texts())
  )

  private static let reducer = Variant(
    "plain",
    reason: "Chancay's cart with every change as an action.",
    mark: .ours,
    owner: .app,
    file: "Reducer.swift",
    feature: Feature(Cart.State()) { _ in Cart() }
      .on(Moves.add) { store, product in store.send(.add(product)) }
      .on(Moves.remove) { store, product in store.send(.remove(product)) }
      .on(Moves.setCoupon) { store, coupon in store.send(.setCoupon(coupon)) }
      .view("CartBadge") { store in "\(store.items.count)" }
      .view("CouponField") { store in store.coupon }
      .view("TotalLabel") { store in "\(store.total)" }
  )

  private static let model = Variant(
    "plain",
    reason: "One observable store for the domain; views are told property by property.",
    mark: .source("Chancay"),
    owner: .app,
    file: "Model.swift",
    feature: Feature(model: { _ in CartModel() })
      .on(Moves.add) { cart, product in cart.add(product) }
      .on(Moves.remove) { cart, product in cart.remove(product) }
      .on(Moves.setCoupon, writing: { \.coupon })
      .view("CartBadge") { cart in "\(cart.items.count)" }
      .view("CouponField") { cart in cart.coupon }
      .view("TotalLabel") { cart in "\(cart.total)" }
  )

  private static let observableObject = Variant(
    "observable-object",
    reason: "The older kind of observation, as Chancay tells it: any change tells everybody.",
    mark: .ours,
    owner: .app,
    file: "ModelObject.swift",
    feature: Feature(model: { _ in CartObject() })
      .on(Moves.add) { cart, product in cart.add(product) }
      .on(Moves.remove) { cart, product in cart.remove(product) }
      .on(Moves.setCoupon, writing: { \.coupon })
      .view("CartBadge") { cart in "\(cart.items.count)" }
      .view("CouponField") { cart in cart.coupon }
      .view("TotalLabel") { cart in "\(cart.total)" }
  )
}

extension Lesson {
  private static let capability = Variant(
    "object",
    reason: "Otasevic's four parts for the same cart, over an observable object without methods.",
    mark: .ours,
    owner: .app,
    file: "Capability.swift",
    sharedFiles: ["CartCapability.swift"],
    screenFile: "CartScreen.swift",
    feature: over(
      Feature(object: { CartState() }) { state, _ in CartLogic(state: state).capability }
    )
  )

  private static let capabilityOverValue = Variant(
    "value",
    reason: "The same capability over a plain value, as a view would host it.",
    mark: .ours,
    owner: .app,
    file: "CapabilityValue.swift",
    sharedFiles: ["CartCapability.swift"],
    screenFile: "CartScreen.swift",
    feature: over(
      Feature(hosting: CartValue()) { state, _ in CartValueLogic(state: state).capability }
    )
  )

  private static func over<State>(
    _ feature: Feature<CapabilityHost<State, CartCapability>>
  ) -> Feature<CapabilityHost<State, CartCapability>> {
    feature
      .on(Moves.add) { host, product in host.add(product) }
      .on(Moves.remove) { host, product in host.remove(product) }
      .on(Moves.setCoupon) { host, coupon in host.setCoupon(coupon) }
      .view("CartBadge") { host in CartScreen(cart: host.capability).badge }
      .view("CouponField") { host in CartScreen(cart: host.capability).couponField }
      .view("TotalLabel") { host in CartScreen(cart: host.capability).totalLabel }
  }
}

private enum Moves {
  static let add = Move("add", Parameter<String>("product"))
  static let remove = Move("remove", Parameter<String>("product"))
  static let setCoupon = Move("setCoupon", Parameter<String>("coupon"), origin: .binding)
}
