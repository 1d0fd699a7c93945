import Platform
import Stepping
import Synchronization
import Testing

/// Whether everything that was noted ran on the thread that noted first.
private final class Witness: Sendable {
  private let notes = Mutex<[(String, Bool)]>([])
  private let home = currentThreadNumber()

  func note(_ name: String) {
    let isHome = currentThreadNumber() == home
    notes.withLock { $0.append((name, isHome)) }
  }

  var lines: [String] {
    notes.withLock { $0.map { $0.1 ? $0.0 : "\($0.0) on another thread" } }
  }
}

private actor Plain {
  let witness: Witness
  init(_ witness: Witness) { self.witness = witness }
  func work() async {
    witness.note("actor")
    await Task.yield()
    witness.note("actor after yield")
    await concurrent(witness)
    witness.note("actor again")
  }
}

@concurrent private func concurrent(_ witness: Witness) async {
  witness.note("concurrent")
  await Task.yield()
  witness.note("concurrent after yield")
}

private nonisolated func nonisolatedTask(_ witness: Witness) {
  Task {
    witness.note("nonisolated task")
    await Task.yield()
    witness.note("nonisolated task after yield")
  }
}

@concurrent private func concurrentTask(_ witness: Witness) async {
  witness.note("concurrent")
  Task { witness.note("task in concurrent") }
}

/// Each row is a synchronous method that starts a `Task {}`, the commonest shape of all.
@MainActor
private final class Model {
  let witness: Witness
  let plain: Plain
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ witness: Witness) {
    self.witness = witness
    plain = Plain(witness)
  }

  private func note(_ name: String) {
    MainActor.assumeIsolated { witness.note(name) }
  }

  func mainActorMethods() {
    Task {
      note("task")
      await Task.yield()
      note("task after yield")
    }
  }

  func nestedTask() {
    Task {
      Task { note("inner") }
      note("outer")
    }
  }

  func plainActor() {
    Task {
      await plain.work()
      note("back")
    }
  }

  func concurrentFunction() {
    Task {
      await concurrent(witness)
      note("back")
    }
  }

  func asyncLet() {
    Task {
      async let one: Void = concurrent(witness)
      async let two: Void = plain.work()
      _ = await (one, two)
      note("back")
    }
  }

  func taskGroup() {
    Task { [witness, plain] in
      await withTaskGroup { group in
        group.addTask { await concurrent(witness) }
        group.addTask { await plain.work() }
      }
      note("back")
    }
  }

  func stream() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task {
      for await number in stream { note("got \(number)") }
      note("end")
    }
    Task.detached { [witness] in
      for number in 1...2 {
        witness.note("put \(number)")
        continuation.yield(number)
        await Task.yield()
      }
      continuation.finish()
    }
  }

  func continuation() {
    Task {
      await withCheckedContinuation { waiting = $0 }
      note("resumed")
    }
    Task {
      note("resume")
      waiting?.resume()
    }
  }

  func cancellationHandler() {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [witness] in
      await withTaskCancellationHandler {
        for await _ in stream {}
        witness.note("woken")
      } onCancel: {
        witness.note("cancelled")
        continuation.finish()
      }
      note("back")
    }
    Task { task.cancel() }
  }

  func taskInNonisolatedFunction() { nonisolatedTask(witness) }

  func taskInConcurrentFunction() {
    Task {
      await concurrentTask(witness)
      note("back")
    }
  }

  func detachedTask() {
    Task.detached { [self, witness] in
      witness.note("detached")
      await note("main actor")
      await MainActor.run { witness.note("run") }
      witness.note("detached again")
    }
  }

  func sleepThatIsCancelled() {
    let task = Task {
      note("sleep")
      try? await Task.sleep(for: .seconds(1000))
      note(Task.isCancelled ? "woken by cancelling" : "woken by time")
    }
    Task { task.cancel() }
  }
}

private struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  /// False where children run side by side: the optimiser drops hops between actors, so that their
  /// order is another one in release.
  var isOrdered = true
  let expected: [String]
  let start: @MainActor @Sendable (Model) -> Void
  var testDescription: String { name }

  func isAsExpected(_ lines: [String]) -> Bool {
    isOrdered ? lines == expected : lines.sorted() == expected.sorted()
  }
}

private let rows: [Row] = [
  Row(name: "main actor methods", expected: ["task", "task after yield"]) { $0.mainActorMethods() },
  Row(name: "nested task", expected: ["outer", "inner"]) { $0.nestedTask() },
  Row(
    name: "plain actor",
    expected: [
      "actor", "actor after yield", "concurrent", "concurrent after yield", "actor again", "back",
    ]
  ) { $0.plainActor() },
  Row(name: "concurrent function", expected: ["concurrent", "concurrent after yield", "back"]) {
    $0.concurrentFunction()
  },
  Row(
    name: "async let",
    isOrdered: false,
    expected: [
      "concurrent", "actor", "actor after yield", "concurrent", "concurrent after yield",
      "concurrent after yield", "actor again", "back",
    ]
  ) { $0.asyncLet() },
  Row(
    name: "task group",
    isOrdered: false,
    expected: [
      "concurrent", "actor", "actor after yield", "concurrent", "concurrent after yield",
      "concurrent after yield", "actor again", "back",
    ]
  ) { $0.taskGroup() },
  Row(name: "stream", expected: ["put 1", "got 1", "put 2", "got 2", "end"]) { $0.stream() },
  Row(name: "continuation", expected: ["resume", "resumed"]) { $0.continuation() },
  Row(name: "cancellation handler", expected: ["cancelled", "woken", "back"]) {
    $0.cancellationHandler()
  },
  Row(
    name: "task in a nonisolated function",
    expected: ["nonisolated task", "nonisolated task after yield"]
  ) { $0.taskInNonisolatedFunction() },
  Row(
    name: "task in a concurrent function",
    expected: ["concurrent", "back", "task in concurrent"]
  ) { $0.taskInConcurrentFunction() },
  Row(
    name: "detached task",
    expected: ["detached", "main actor", "run", "detached again"]
  ) { $0.detachedTask() },
  Row(name: "sleep that is cancelled", expected: ["sleep", "woken by cancelling"]) {
    $0.sleepThatIsCancelled()
  },
]

/// The gate: everything a `Task {}` of a synchronous method does stays on the stepping thread and is settled.
struct GateTests {
  @Test(arguments: rows, 1...10)
  fileprivate func staysOnTheStepper(row: Row, time: Int) {
    let world = World()
    let witness = Witness()
    world.perform(.start) { row.start(Model(witness)) }
    #expect(row.isAsExpected(witness.lines))
    #expect(world.takeEvents() == [])
    #expect(world.end().isNothing)
  }

  @Test(arguments: rows)
  @MainActor
  fileprivate func staysOnTheStepperInAMainActorTest(row: Row) async {
    await Task.yield()
    let world = World()
    let witness = Witness()
    world.perform(.start) { row.start(Model(witness)) }
    #expect(row.isAsExpected(witness.lines))
    #expect(world.end().isNothing)
    await Task.yield()
    MainActor.assumeIsolated {}
  }
}
