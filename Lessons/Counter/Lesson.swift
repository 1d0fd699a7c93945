import CCounterText
public import LessonKit

extension Lesson {
  /// The counter in three shapes (K33).
  public static let counter = Lesson(
    "counter",
    title: "One counter, three owners",
    reason: "Three styles show the same frames; who owns the count decides how long it lives.",
    shows: ["K30", "K31", "K32", "K33", "K36", "K64", "K69"],
    tree: "architecture",
    next: "cart",
    moves: [Moves.increment, Moves.decrement, Moves.reset],
    refused: [.init("missing-case", "switch must be exhaustive")],
    styles: [
      .reducer(reducer), .mvvm(model),
      .capability(capability, capabilityOfTheScreen, capabilityOverObject),
    ],
    texts: LessonTexts(counter_texts())
  )

  private static let reducer = Variant(
    "plain",
    reason: "The store belongs to the app; the screen only looks at it.",
    mark: .source("Otasevic"),
    owner: .app,
    file: "Reducer.swift",
    feature: Feature(Counter.State()) { _ in Counter() }
      .on(Moves.increment) { store in store.send(.increment) }
      .on(Moves.decrement) { store in store.send(.decrement) }
      .on(Moves.reset) { store in store.send(.reset) }
      .view("CountLabel") { store in "\(store.count)" }
      .view("ResetButton") { store in store.canReset ? "Reset" : "Reset (dimmed)" }
  )

  private static let model = Variant(
    "plain",
    reason: "The screen makes its model and takes it along when it goes.",
    mark: .source("Otasevic"),
    owner: .screen,
    file: "Model.swift",
    feature: Feature(model: { _ in CounterModel() })
      .on(Moves.increment) { model in model.increment() }
      .on(Moves.decrement) { model in model.decrement() }
      .on(Moves.reset) { model in model.reset() }
      .view("CountLabel") { model in "\(model.count)" }
      .view("ResetButton") { model in model.canReset ? "Reset" : "Reset (dimmed)" }
  )

  private static let capability = Variant(
    "plain",
    reason: "Otasevic's capability; the view above hosts the value and hands the capability down.",
    mark: .ours,
    owner: .parent,
    file: "Capability.swift",
    sharedFiles: ["CounterCapability.swift"],
    screenFile: "CounterScreen.swift",
    feature: counterCapability
  )

  private static let capabilityOfTheScreen = Variant(
    "screen",
    reason: "The view that shows the count hosts the value itself, as its own state.",
    mark: .source("Otasevic"),
    owner: .screen,
    file: "Capability.swift",
    sharedFiles: ["CounterCapability.swift"],
    screenFile: "CounterScreen.swift",
    feature: counterCapability
  )

  private static let capabilityOverObject = Variant(
    "object",
    reason:
      "The same capability over an observable object; with one field, nobody sees the difference.",
    mark: .ours,
    owner: .parent,
    file: "CapabilityObject.swift",
    sharedFiles: ["CounterCapability.swift"],
    screenFile: "CounterScreen.swift",
    feature: over(
      Feature(object: { CounterObject() }) { state, _ in CounterObjectLogic(state: state).capability
      }
    )
  )

  private static let counterCapability = over(
    Feature(hosting: CounterState()) { state, _ in CounterLogic(state: state).capability }
  )

  private static func over<State>(
    _ feature: Feature<CapabilityHost<State, CounterCapability>>
  ) -> Feature<CapabilityHost<State, CounterCapability>> {
    feature
      .on(Moves.increment) { host in host.increment() }
      .on(Moves.decrement) { host in host.decrement() }
      .on(Moves.reset) { host in host.reset() }
      .view("CountLabel") { host in CounterScreen(counter: host.capability).label }
      .view("ResetButton") { host in CounterScreen(counter: host.capability).button }
  }
}

private enum Moves {
  static let increment = Move("increment")
  static let decrement = Move("decrement")
  static let reset = Move("reset")
}
