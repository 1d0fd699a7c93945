extension LessonTemplate {
  var lessonFile: String {
    """
    import LessonKit
    import \(names.module)Text

    extension Lesson {
      /// A button that saves, tapped twice.
      public static let \(names.member) = Lesson(
        "\(names.id)",
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
        texts: \(names.member)Texts
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
        .on(Moves.setText, writing: { \\.text })
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

    """
  }

  var guide: String {
    """
    # A button that saves

    A text, a button, and a call that takes its time. You decide when and how the call ends.

    ```
    .setText("tea")
    .save
    ```

    ## Tap again

    Nothing has answered yet. What will a second tap do?

    ```
    .save
    ```

    It saves again. A line that says **broken** names what should hold and no longer does.

    ## The same, with care

    The same taps on the careful model. What has it that the other has not?

    ```
    style mvvm careful
    source
    ```

    One line: a second tap does nothing while a save is on its way.

    ## The answer comes

    ```
    deliver e1 ok
    ```

    ## What nobody else may write

    ```
    compile write-saved
    ```

    This lesson speaks to the tree `architecture`.

    """
  }

  var tests: String {
    """
    import LessonKit
    import \(names.module)Lesson
    import Testing

    struct \(names.module)Tests {
      static let styles = ["reducer", "mvvm", "capability"]

      @Test func lessonIsWhole() {
        #expect(Lesson.\(names.member).flaws == [])
      }

      @Test(arguments: styles)
      func secondTapBreaksThePromiseOfTheNaive(style: String) throws {
        #expect(try broken(style, "naive") == ["only one save is on its way"])
      }

      @Test(arguments: styles)
      func secondTapDoesNothingToTheCareful(style: String) throws {
        #expect(try broken(style, "careful") == [])
      }

      /// What is broken after two taps.
      private func broken(_ style: String, _ variant: String) throws -> [String] {
        let run = try Run(.\(names.member), style: style, variant: variant)
        defer { run.end() }
        run.take(try Step.parse(".save"))
        return run.take(try Step.parse(".save")).broken
      }
    }

    """
  }
}
