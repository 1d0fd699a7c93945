import CTransferText
public import LessonKit

extension Lesson {
  /// A transfer that is edited while it is sent, and an answer that may never come (K11, K18, K54).
  public static let transfer = Lesson(
    "transfer",
    title: "A transfer, and an edit while it is sent",
    reason: "Every style can show a receipt for somebody else; see what each needs not to.",
    shows: [
      "K11", "K12", "K15", "K17", "K18", "K21", "K23", "K26", "K28", "K54", "K60", "K66", "K69",
      "D8",
    ],
    tree: "mix",
    moves: [Moves.setAmount, Moves.setRecipient, Moves.submit, Moves.edit],
    calls: [Calls.send],
    refused: [
      .init("phase-from-outside", "cannot assign to property: 'phase' setter is inaccessible")
    ],
    styles: [
      .reducer(reducer, carefulReducer, effectValues),
      .mvvm(model, carefulModel),
      .capability(capability, carefulCapability, capabilityOverObject),
    ],
    texts: LessonTexts(transfer_texts())
  )
}

/// The naive versions have nothing to do for `edit`: no way leads back (K11).
private enum Moves {
  static let setAmount = Move("setAmount", Parameter<Double>("amount"), origin: .binding)
  static let setRecipient = Move("setRecipient", Parameter<String>("recipient"), origin: .binding)
  static let submit = Move("submit")
  static let edit = Move("edit")
}

private enum Calls {
  static let send = Endpoint<Receipt, Double, String>(
    "send",
    .returns("ok") { amount, recipient in Receipt(amount: amount, recipient: recipient) },
    .fails("rejected", TransferError.rejected),
    .fails("offline", TransferError.offline)
  )
}

// Reducers.

extension Lesson {
  private static let reducer = Variant(
    "naive",
    reason: "An edit is accepted in any phase, and no action leads out of sent or failed.",
    mark: .ours,
    care: .naive,
    owner: .screen,
    file: "Reducer.swift",
    feature: Feature(Transfer.State()) { world in Transfer(send: world.endpoint(Calls.send)) }
      .on(Moves.setAmount) { store, amount in store.send(.setAmount(amount)) }
      .on(Moves.setRecipient) { store, recipient in store.send(.setRecipient(recipient)) }
      .on(Moves.submit) { store in store.send(.submit) }
      .on(Moves.edit) { _ in }
      .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
      .starting(
        "submitting",
        from: Transfer.State(amount: 50, recipient: "ana", phase: .submitting)
      )
  )

  private static let carefulReducer = Variant(
    "careful",
    reason: "Actions count only in their phase; editing again gives up the effect by its id.",
    mark: .ours,
    care: .careful,
    owner: .app,
    file: "ReducerCareful.swift",
    feature: Feature(CarefulTransfer.State()) { world in
      CarefulTransfer(send: world.endpoint(Calls.send, durable: true))
    }
    .on(Moves.setAmount) { store, amount in store.send(.setAmount(amount)) }
    .on(Moves.setRecipient) { store, recipient in store.send(.setRecipient(recipient)) }
    .on(Moves.submit) { store in store.send(.submit) }
    .on(Moves.edit) { store in store.send(.edit) }
    .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
    .starting(
      "submitting",
      from: CarefulTransfer.State(amount: 50, recipient: "ana", phase: .submitting)
    )
  )

  private static let effectValues = Variant(
    "effect-values",
    reason: "As naive, but effects are values: a test compares them and needs nothing else.",
    mark: .source("Ownership"),
    owner: .screen,
    file: "ReducerValues.swift",
    feature: Feature(PlainTransfer.State()) { world in
      PlainTransfer.host(send: world.endpoint(Calls.send))
    }
    .on(Moves.setAmount) { store, amount in store.send(.setAmount(amount)) }
    .on(Moves.setRecipient) { store, recipient in store.send(.setRecipient(recipient)) }
    .on(Moves.submit) { store in store.send(.submit) }
    .on(Moves.edit) { _ in }
    .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
    .starting(
      "submitting",
      from: PlainTransfer.State(amount: 50, recipient: "ana", phase: .submitting)
    )
  )
}

// Models.

extension Lesson {
  private static let onlyTheModel = """
    its phase is written by the model alone, so nobody outside can begin there; a reducer takes \
    any state
    """

  private static let model = Variant(
    "naive",
    reason: "Fields that anyone may write, a phase that only the model writes.",
    mark: .source("Ownership"),
    care: .naive,
    owner: .screen,
    file: "Model.swift",
    feature: Feature(model: { world in TransferModel(send: world.endpoint(Calls.send)) })
      .on(Moves.setAmount, writing: { \.amount })
      .on(Moves.setRecipient, writing: { \.recipient })
      .on(Moves.submit) { model in await model.submit() }
      .on(Moves.edit) { _ in }
      .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
      .refusing(start: "submitting", because: onlyTheModel)
  )

  private static let carefulModel = Variant(
    "careful",
    reason: "The model writes the fields too, and an answer must belong to the last submission.",
    mark: .ours,
    care: .careful,
    owner: .app,
    file: "ModelCareful.swift",
    feature: Feature(model: { world in
      CarefulTransferModel(send: world.endpoint(Calls.send, durable: true))
    })
    .on(Moves.setAmount) { model, amount in model.setAmount(amount) }
    .on(Moves.setRecipient) { model, recipient in model.setRecipient(recipient) }
    .on(Moves.submit) { model in await model.submit() }
    .on(Moves.edit) { model in model.edit() }
    .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
    .refusing(start: "submitting", because: onlyTheModel)
  )
}

// Capabilities; with an effect they are ours (K66).

extension Lesson {
  private static let capability = Variant(
    "naive",
    reason: "The closures write what they are given, in any phase.",
    mark: .ours,
    care: .naive,
    owner: .screen,
    file: "Capability.swift",
    feature: Feature(hosting: TransferState()) { state, world in
      TransferLogic(state: state, send: world.endpoint(Calls.send)).capability
    }
    .on(Moves.setAmount) { host, amount in host.setAmount(amount) }
    .on(Moves.setRecipient) { host, recipient in host.setRecipient(recipient) }
    .on(Moves.submit) { host in await host.submit() }
    .on(Moves.edit) { _ in }
    .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
    .starting("submitting", from: TransferState(amount: 50, recipient: "ana", phase: .submitting))
  )

  private static let carefulCapability = Variant(
    "careful",
    reason: "The closures ask the phase first; the number of the last submission is in the state.",
    mark: .ours,
    care: .careful,
    owner: .parent,
    file: "CapabilityCareful.swift",
    feature: Feature(hosting: CarefulTransferState()) { state, world in
      CarefulTransferLogic(state: state, send: world.endpoint(Calls.send, durable: true)).capability
    }
    .on(Moves.setAmount) { host, amount in host.setAmount(amount) }
    .on(Moves.setRecipient) { host, recipient in host.setRecipient(recipient) }
    .on(Moves.submit) { host in await host.submit() }
    .on(Moves.edit) { host in host.edit() }
    .screen({ $0.amount }, { $0.recipient }, { $0.phase }, canSubmit: { $0.canSubmit })
    .starting(
      "submitting",
      from: CarefulTransferState(amount: 50, recipient: "ana", phase: .submitting)
    )
  )

  private static let capabilityOverObject = Variant(
    "object",
    reason: "As naive, over an observable object; its data are closures too, for the fine grain.",
    mark: .ours,
    care: .naive,
    owner: .screen,
    file: "CapabilityObject.swift",
    feature: Feature(object: { TransferObject() }) { state, world in
      TransferObjectLogic(screen: state, send: world.endpoint(Calls.send)).capability
    }
    .on(Moves.setAmount) { host, amount in host.setAmount(amount) }
    .on(Moves.setRecipient) { host, recipient in host.setRecipient(recipient) }
    .on(Moves.submit) { host in await host.submit() }
    .on(Moves.edit) { _ in }
    .screen({ $0.amount() }, { $0.recipient() }, { $0.phase() }, canSubmit: { $0.canSubmit() })
    .starting(
      "submitting",
      object: {
        let state = TransferObject()
        (state.amount, state.recipient, state.phase) = (50, "ana", .submitting)
        return state
      }
    )
  )
}

// What is the same in all of them: the screen, and the sentence that has to stay true.

extension Feature {
  fileprivate typealias Reading<Value> = @MainActor @Sendable (Subject) -> Value

  fileprivate func screen(
    _ amount: @escaping Reading<Double>,
    _ recipient: @escaping Reading<String>,
    _ phase: @escaping Reading<TransferPhase>,
    canSubmit: @escaping Reading<Bool>
  ) -> Feature {
    view("AmountField") { subject in "\(amount(subject))" }
      .view("RecipientField") { subject in recipient(subject) }
      .view("SubmitButton") { subject in canSubmit(subject) ? "Send" : "Send (dimmed)" }
      .view("StatusLabel") { subject in phase(subject).label }
      .always("the receipt is for the recipient on the screen") { subject in
        phase(subject).isReceipt(for: recipient(subject))
      }
  }
}

extension TransferPhase {
  fileprivate var label: String {
    switch self {
    case .editing: "editing"
    case .submitting: "sending"
    case .sent(let receipt): "sent \(receipt.amount) to \(receipt.recipient)"
    case .failed(let reason): "failed: \(reason)"
    }
  }

  /// True also where there is no receipt yet.
  fileprivate func isReceipt(for recipient: String) -> Bool {
    if case .sent(let receipt) = self { receipt.recipient == recipient } else { true }
  }
}
