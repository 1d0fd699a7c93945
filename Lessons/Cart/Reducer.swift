import ReducerKit

/// Every change is a case of `Action`, the coupon too; outside, the state can only be read.
struct Cart: Reducer {
  struct State: Equatable {
    var items: [Item] = []
    var coupon = ""
  }

  enum Action {
    case add(String)
    case remove(String)
    case setCoupon(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let product): state.items.add(product)
    case .remove(let product): state.items.remove(product)
    case .setCoupon(let coupon): state.coupon = coupon
    }
    return .none
  }
}

extension Store where State == Cart.State {
  var total: Int { self.items.total }
}
