import LessonKit

/// The moves of the lesson.
enum Moves {
  static let load = Move("load", origin: .appearance)
  static let setQuery = Move("setQuery", Parameter<String>("query"), origin: .binding)
  static let delete = Move("delete", Parameter<Int>("id"))
}

/// The calls of the lesson.
enum Calls {
  static let fetchAll = Endpoint<[Order]>(
    "fetchAll",
    .returns("ok", Order.samples),
    .returns("empty", []),
    .fails("offline", OrdersProblem.offline)
  )
}

/// Why no orders came.
private enum OrdersProblem: Error { case offline }

extension Order {
  /// What the server has.
  static let samples = [
    Order(id: 1, title: "Green tea"), Order(id: 2, title: "Teapot"), Order(id: 3, title: "Milk"),
  ]
}

/// What was done to the list so far, as somebody beside the screen would remember it.
private struct History {
  var deleted: Set<Int> = []
  /// The latest load that was answered with a list, and that list.
  var newest: (call: Call.ID, orders: [Order])?

  mutating func note(_ step: Step, shown: [Order]) {
    switch step {
    case .move("delete", let arguments):
      deleted.formUnion(shown.map(\.id).filter { arguments == [.number($0)] })
    case .deliver(let id, let outcome) where outcome != "offline" && isNewest(id):
      newest = (id, outcome == "ok" ? Order.samples : [])
    default: break
    }
  }

  private func isNewest(_ call: Call.ID) -> Bool { newest.map { $0.call < call } ?? true }

  func kept(_ orders: [Order]) -> [Order] { orders.filter { !deleted.contains($0.id) } }
}

extension Feature {
  /// The two promises of the screen; `shown` are the orders in its state, nil while there are none.
  func keepingPromises(
    _ shown: @escaping @MainActor @Sendable (Subject) -> [Order]?
  ) -> Feature {
    always("A deleted order stays deleted.", remembering: History()) { history, step, subject in
      history.note(step, shown: shown(subject) ?? [])
    } holds: { subject, history in
      shown(subject).map { history.kept($0) == $0 } ?? true
    }
    .always("The list is the newest answer.", remembering: History()) { history, step, subject in
      history.note(step, shown: shown(subject) ?? [])
    } holds: { subject, history in
      guard let shown = shown(subject), let newest = history.newest else { return true }
      return history.kept(shown) == history.kept(newest.orders)
    }
  }
}
