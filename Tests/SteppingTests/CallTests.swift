import Foundation
import Observation
import Stepping
import Testing

private struct Receipt: Equatable, Sendable {
  let amount: Int
  let recipient: String
}

private enum Problem: Error, Equatable { case offline }

private typealias Send = @Sendable (Int, String) async throws -> Receipt

/// A model as a lesson would have it: every line of it could stand in an app.
@MainActor @Observable
private final class Transfer {
  enum Phase: Equatable { case editing, sending, sent(Receipt), failed(String), cancelled }
  private(set) var phase = Phase.editing
  private let send: Send
  private var task: Task<Void, Never>?

  init(send: @escaping Send) { self.send = send }

  func submit() {
    task = Task { await submitAndWait() }
  }

  func submitAndWait() async {
    phase = .sending
    do {
      phase = .sent(try await send(50, "ana"))
    } catch is CancellationError {
      phase = .cancelled
    } catch {
      phase = .failed("\(error)")
    }
  }

  func cancel() { task?.cancel() }
}

private func transfer(in world: World, durable: Bool = false) -> Transfer {
  let send: Send = world.endpoint(
    "send",
    durable: durable,
    outcomes: [
      .returns("ok") { Receipt(amount: $0, recipient: $1) },
      .fails("offline", Problem.offline),
    ]
  )
  return world.perform(.start) { Transfer(send: send) }
}

extension World {
  fileprivate func phase(of model: Transfer) -> Transfer.Phase {
    perform(.method("read")) { model.phase }
  }

  fileprivate func submit(_ model: Transfer) {
    stepNumber = 1
    perform(.method("submit()")) { model.submit() }
  }
}

struct CallTests {
  private let world = World()

  @Test func callWaitsAndSaysWhatItIs() {
    let model = transfer(in: world)
    world.submit(model)
    #expect(world.phase(of: model) == .sending)
    #expect(world.callsInFlight.map(\.description) == [#"send(50, "ana")"#])
    #expect(world.calls.first?.startedBy == 1)
    #expect(world.calls.first?.door == .method("submit()"))
    #expect(world.calls.first?.choices.map(\.name) == ["ok", "offline"])
    #expect(world.takeEvents() == [.started("e1")])
    #expect(world.stepsWithLivingTasks == [1])
    #expect(world.end().isNothing)
  }

  @Test func deliveredAnswerIsMadeFromTheArguments() throws {
    let model = transfer(in: world)
    world.submit(model)
    try world.deliver("e1", "ok")
    #expect(world.phase(of: model) == .sent(Receipt(amount: 50, recipient: "ana")))
    #expect(world.takeEvents() == [.started("e1"), .ended("e1", outcome: "ok")])
    #expect(world.callsInFlight == [])
    #expect(world.end().isNothing)
  }

  @Test func failureThrows() throws {
    let model = transfer(in: world)
    world.submit(model)
    try world.fail("e1")
    #expect(world.phase(of: model) == .failed("offline"))
    #expect(world.end().isNothing)
  }

  @Test func lostCallStaysInFlightAndCanOnlyBeCancelled() throws {
    let model = transfer(in: world)
    world.submit(model)
    try world.lose("e1")
    #expect(world.callsInFlight.map(\.state) == [.lost])
    #expect(throws: CallProblem.self) { try world.deliver("e1", "ok") }
    #expect(world.phase(of: model) == .sending)
    world.perform(.method("cancel()")) { model.cancel() }
    #expect(world.phase(of: model) == .cancelled)
    #expect(world.takeEvents() == [.started("e1"), .lost("e1"), .cancelled("e1")])
    #expect(world.end().isNothing)
  }

  @Test func cancellingTheOwnerCancelsItsCall() {
    let model = transfer(in: world)
    world.start(.screen("appear"), owner: .screen) { await model.submitAndWait() }
    #expect(world.callsInFlight.map(\.owner) == [.screen])
    #expect(world.cancel(.screen) == 1)
    #expect(world.phase(of: model) == .cancelled)
    #expect(world.cancel(.screen) == 0)
    #expect(world.end().isNothing)
  }

  @Test func durableCallOutlivesItsOwner() throws {
    let model = transfer(in: world, durable: true)
    world.start(.screen("appear"), owner: .screen) { await model.submitAndWait() }
    world.cancel(.screen)
    #expect(world.callsInFlight.map(\.state) == [.waiting])
    try world.deliver("e1")
    #expect(world.phase(of: model) == .sent(Receipt(amount: 50, recipient: "ana")))
    #expect(world.end().isNothing)
  }

  @Test func wrongAnswersChangeNothingAndSayWhatIsThere() throws {
    let model = transfer(in: world)
    world.submit(model)
    let call = try #require(world.call("e1"))
    #expect(throws: CallProblem.unknown("e2", inFlight: ["e1"])) { try world.deliver("e2") }
    #expect(throws: CallProblem.noOutcome("no", call, offered: ["ok", "offline"])) {
      try world.deliver("e1", "no")
    }
    #expect(throws: CallProblem.noOutcome("ok", call, offered: ["offline"])) {
      try world.fail("e1", "ok")
    }
    #expect(world.callsInFlight == [call])
    try world.deliver("e1")
    #expect(throws: CallProblem.self) { try world.deliver("e1") }
    world.end()
  }

  @Test func callInACancelledTaskStartsAndEndsInOneStep() {
    let model = transfer(in: world)
    world.perform(.method("both")) {
      model.submit()
      model.cancel()
    }
    #expect(world.takeEvents() == [.started("e1"), .cancelled("e1")])
    #expect(world.phase(of: model) == .cancelled)
    world.end()
  }

  @Test(arguments: ["e1", "e12"]) func idIsReadAsWritten(text: String) {
    #expect(Call.ID(text)?.description == text)
  }

  @Test(arguments: ["", "e", "e0", "e-1", "e01", "1", "E1", "e1 ", "e99999999999999999999"])
  func otherTextIsNoID(text: String) {
    #expect(Call.ID(text) == nil)
  }
}

struct DoorTests {
  private let world = World()

  /// Notes the door at the moment of each change, as a frame must.
  @MainActor
  private final class Notes {
    var doors: [String] = []

    func watch(_ model: Transfer, in world: World) {
      withObservationTracking {
        _ = model.phase
      } onChange: {
        let door = "\(world.currentDoor)"
        MainActor.assumeIsolated { self.doors.append(door) }
        Task { @MainActor in self.watch(model, in: world) }
      }
    }
  }

  @Test func everyChangeHasItsDoor() throws {
    let model = transfer(in: world)
    let notes = world.perform(.start) { Notes() }
    world.perform(.start) { notes.watch(model, in: world) }
    world.submit(model)
    try world.deliver("e1")
    world.perform(.method("submit()")) { model.submit() }
    world.perform(.method("cancel()")) { model.cancel() }
    let doors = world.perform(.start) { notes.doors }
    #expect(doors == ["method submit()", "e1", "method submit()", "method cancel()"])
    world.end()
  }

  @Test func bindingHasADoorOfItsOwn() {
    let doors = world.perform(.method("m")) {
      [world.currentDoor, world.through(.binding("state")) { world.currentDoor }]
    }
    #expect(doors == [.method("m"), .binding("state")])
    world.end()
  }
}

struct CallIDTests {
  @Test func idCrossesAsItIsTyped() throws {
    let data = try JSONEncoder().encode([Call.ID(number: 12)])
    #expect(String(decoding: data, as: UTF8.self) == "[\"e12\"]")
    #expect(try JSONDecoder().decode([Call.ID].self, from: data) == ["e12"])
  }

  @Test(arguments: ["[\"12\"]", "[\"e0\"]", "[12]", "[\"e01\"]"])
  func whatIsNoIDIsRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Call.ID].self, from: Data(text.utf8))
    }
  }
}

struct NestedStepTests {
  @Test func stepInsideAStepIsAPartOfIt() {
    let world = World()
    let notes = world.perform(.start) { Notes() }
    world.perform(.method("outer")) {
      Task { notes.lines.append("task by \(world.currentDoor)") }
      world.perform(.binding("inner")) {
        Task { notes.lines.append("task by \(world.currentDoor)") }
        notes.lines.append("inner")
      }
      notes.lines.append("outer")
    }
    #expect(
      world.perform(.start) { notes.lines }
        == ["inner", "outer", "task by method outer", "task by binding inner"]
    )
    #expect(world.end().isNothing)
  }

  @Test func jobIsNotInterruptedByAStepInIt() {
    let world = World()
    let notes = world.perform(.start) { Notes() }
    world.perform(.start) {
      Task {
        Task { notes.lines.append("later") }
        world.perform(.method("inner")) { notes.lines.append("inner") }
        world.settle()
        notes.lines.append("end of job")
      }
    }
    #expect(world.perform(.start) { notes.lines } == ["inner", "end of job", "later"])
    #expect(world.end().isNothing)
  }

  @Test func twoWorldsKeepTheirJobsApart() {
    let worlds = [World(), World()]
    let notes = worlds[0].perform(.start) { Notes() }
    worlds[0].perform(.start) {
      Task { notes.lines.append("first") }
      worlds[1].perform(.start) { Task { notes.lines.append("second") } }
      notes.lines.append("body")
    }
    #expect(worlds[0].perform(.start) { notes.lines } == ["second", "body", "first"])
    for world in worlds { #expect(world.end().isNothing) }
  }

  @MainActor private final class Notes {
    var lines: [String] = []
  }
}
