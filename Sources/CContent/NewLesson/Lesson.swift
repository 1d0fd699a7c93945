import LessonKit
import MyModuleText

extension Lesson {
  /// A button that saves, tapped twice.
  public static let myMember = Lesson(
    "my-id",
    title: "A button that saves",
    reason: "While a call waits, the user can tap again.",
    shows: ["K16", "K30"],
    tree: "architecture",
    moves: [Moves.setText, Moves.save],
    calls: [Calls.store],
    refused: [.init("write-saved", "cannot assign to property: 'saved' setter is inaccessible")],
    styles: [
      .reducer(
        reducer(.naive) { store in store.send(.save) },
        reducer(.careful) { store in store.send(.saveOnce) }
      ),
      .mvvm(
        model(.naive) { model in await model.save() },
        model(.careful) { model in await model.saveOnce() }
      ),
      .capability(
        capability(.naive) { host in await host.save() },
        capability(.careful) { host in await host.saveOnce() }
      ),
    ],
    texts: myMemberTexts
  )
}

private enum Moves {
  static let setText = Move("setText", Parameter<String>("text"), origin: .binding)
  static let save = Move("save")
}

private enum Calls {
  static let store = Endpoint<Bool, String>(
    "store",
    .returns("ok") { _ in true },
    .fails("offline", Offline())
  )
}

private struct Offline: Error {}

private let promise = "only one save is on its way"

private func variant<Subject>(
  _ care: LessonDescription.Care,
  _ owner: LessonDescription.StateOwner,
  _ file: String,
  _ feature: Feature<Subject>
) -> Variant {
  Variant(
    care.rawValue,
    reason: care == .careful ? "A second tap waits its turn." : "Every tap saves.",
    mark: .ours,
    care: care,
    owner: owner,
    file: file,
    feature: feature
  )
}

private func reducer(
  _ care: LessonDescription.Care,
  save: @escaping @MainActor @Sendable (Store<Save.State, Save.Action>) -> Void
) -> Variant {
  let feature = Feature(Save.State()) { world in Save(store: world.endpoint(Calls.store)) }
    .on(Moves.setText) { store, text in store.send(.setText(text)) }
    .on(Moves.save, save)
    .view("SaveButton") { store in store.label }
    .view("SavedLabel") { store in store.saved }
    .always(promise) { store in store.running <= 1 }
  return variant(care, .app, "Reducer.swift", feature)
}

private func model(
  _ care: LessonDescription.Care,
  save: @escaping @MainActor @Sendable (SaveModel) async -> Void
) -> Variant {
  let feature = Feature(model: { world in SaveModel(store: world.endpoint(Calls.store)) })
    .on(Moves.setText, writing: { \.text })
    .on(Moves.save, save)
    .view("SaveButton") { model in model.label }
    .view("SavedLabel") { model in model.saved }
    .always(promise) { model in model.running <= 1 }
  return variant(care, .screen, "Model.swift", feature)
}

private func capability(
  _ care: LessonDescription.Care,
  save: @escaping @MainActor @Sendable (CapabilityHost<SaveState, SaveCapability>) async -> Void
) -> Variant {
  let feature = Feature(hosting: SaveState()) { state, world in
    SaveLogic(state: state, store: world.endpoint(Calls.store)).capability
  }
  .on(Moves.setText) { host, text in host.setText(text) }
  .on(Moves.save, save)
  .view("SaveButton") { host in host.label }
  .view("SavedLabel") { host in host.saved }
  .always(promise) { host in host.running <= 1 }
  return variant(care, .parent, "Capability.swift", feature)
}
