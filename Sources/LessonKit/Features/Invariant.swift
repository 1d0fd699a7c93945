/// A sentence that has to be true after every step, and what it remembers of the steps before.
struct Invariant<Subject: AnyObject & Sendable>: Sendable {
  let name: String
  /// Takes a step in before it happens; nil where nothing is remembered.
  var note: (@MainActor @Sendable (inout any Sendable, Step, Subject) -> Void)?
  let holds: @MainActor @Sendable (Subject, any Sendable) -> Bool
}

extension Feature {
  /// A sentence that has to be true after every step, and speaks of what was before.
  ///
  /// `note` is called with each step and with the subject as the step meets it, while there is one. The
  /// memory lives as long as the run, as that of somebody beside the screen would: it is there still when
  /// the screen has gone and come, and when the app has started again. Only `restore` puts it back, with
  /// the value.
  ///
  ///     .always("A deleted order stays deleted.", remembering: Set<Int>()) { deleted, step, model in
  ///       if step == .move("delete", [.number(2)]), model.has(2) { deleted.insert(2) }
  ///     } holds: { model, deleted in
  ///       deleted.allSatisfy { !model.has($0) }
  ///     }
  public func always<Memory: Sendable>(
    _ sentence: String,
    remembering start: Memory,
    _ note: @escaping @MainActor @Sendable (inout Memory, Step, Subject) -> Void,
    holds: @escaping @MainActor @Sendable (Subject, Memory) -> Bool
  ) -> Feature {
    var invariant = Invariant<Subject>(name: sentence) { subject, memory in
      (memory as? Memory).map { holds(subject, $0) } ?? true
    }
    invariant.note = { memory, step, subject in
      guard var typed = memory as? Memory else { return }
      note(&typed, step, subject)
      memory = typed
    }
    var copy = self
    copy.invariants.append(invariant)
    copy.firstMemories.append(start)
    copy.remembers = true
    return copy
  }
}
