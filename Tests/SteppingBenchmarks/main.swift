// Figures of the stepping core; run with: swift run -c release SteppingBenchmarks
import Observation
import ReducerKit
import Stepping

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct Counter: Reducer {
  struct State { var count = 0, name = "a", items = Array(0..<1000) }
  enum Action { case increment }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

struct Loader: Reducer {
  enum Action { case load, loaded }
  func reduce(into count: inout Int, action: Action) -> Effect<Action> {
    count += 1
    return action == .load ? .run { send in await send(.loaded) } : .none
  }
}

@Stepping.MainActor @Observable final class Model {
  var text = ""
  private let fetch: @Sendable (Int) async throws -> String
  init(fetch: @escaping @Sendable (Int) async throws -> String) { self.fetch = fetch }
  func load(_ id: Int) {
    Task { text = (try? await fetch(id)) ?? "failed" }
  }
}

/// Processor time used so far, in nanoseconds; unlike the clock on the wall it ignores other programs.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func measure(_ name: String, _ count: Int, _ work: () -> Void) {
  let start = processorTime()
  work()
  let nanoseconds = processorTime() - start
  let each = nanoseconds / Double(count)
  print("\(name): \(Int(each)) ns each, \(Int(1e9 / each)) a second")
}

let world = World()
let counter = world.perform(.start) { Store(Counter.State(), Counter()) }
measure("send without effect", 2_000_000) {
  world.perform(.start) { for _ in 0..<2_000_000 { counter.send(.increment) } }
}
measure("send, one property observed by nobody who is told", 1_000_000) {
  world.perform(.start) {
    _ = counter.name
    for _ in 0..<1_000_000 { counter.send(.increment) }
  }
}
let loader = world.perform(.start) { Store(0, Loader()) }
measure("send, effect, answer", 100_000) {
  for _ in 0..<100_000 { world.perform(.start) { _ = loader.send(.load) } }
}
world.end()

measure("empty step", 1_000_000) {
  let world = World()
  for _ in 0..<1_000_000 { world.perform(.start) {} }
  world.end()
}

measure("run of four async steps, model made anew and ended", 50_000) {
  for _ in 0..<50_000 {
    let world = World()
    let fetch: @Sendable (Int) async throws -> String = world.endpoint(
      "fetch",
      outcomes: [.returns("ok") { "item \($0)" }]
    )
    let model = world.perform(.start) { Model(fetch: fetch) }
    world.perform(.method("load(1)")) { model.load(1) }
    try? world.deliver("e1")
    world.perform(.method("load(2)")) { model.load(2) }
    try? world.deliver("e2")
    world.end()
  }
}
