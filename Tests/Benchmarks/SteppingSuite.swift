import ReducerKit
import Stepping

/// The stepping core and the store, per send, step and run.
let steppingSuite = Suite(name: "stepping") {
  var rows = [["case", "each", "a second", "bar"]]
  rows += storeRows()
  rows.append(each("empty step", 500_000) { emptySteps(500_000) })
  rows.append(each("four async steps, model anew, ended", 20_000, "20 µs") { asyncRuns(20_000) })
  return table(rows)
}

private func each(
  _ name: String,
  _ count: Int,
  _ bar: String = "",
  _ work: () -> Void
) -> [String] {
  let time = median(of: 3, work) / count
  let perSecond = 1 / (Double(time.components.attoseconds) / 1e18)
  return [name, text(time), rounded(perSecond / 1e6) + " M", bar]
}

private func storeRows() -> [[String]] {
  let world = World()
  defer { world.end() }
  let counter = world.perform(.start) { Store(Counting.State(), Counting()) }
  let loader = world.perform(.start) { Store(0, Answering()) }
  return [
    each("send without effect", 500_000, "2 M a second") {
      world.perform(.start) { for _ in 0..<500_000 { counter.send(.increment) } }
    },
    each("send while another property is watched", 500_000) {
      world.perform(.start) {
        _ = counter.name
        for _ in 0..<500_000 { counter.send(.increment) }
      }
    },
    each("send, effect, answer, each a step", 50_000) {
      for _ in 0..<50_000 { world.perform(.start) { _ = loader.send(.load) } }
    },
  ]
}

private func emptySteps(_ count: Int) {
  let world = World()
  for _ in 0..<count { world.perform(.start) {} }
  world.end()
}

private func asyncRuns(_ count: Int) {
  for _ in 0..<count {
    let world = World()
    let fetch: @Sendable (Int) async throws -> String = world.endpoint(
      "fetch",
      outcomes: [.returns("ok") { "item \($0)" }]
    )
    let model = world.perform(.start) { CallingModel(fetch: fetch) }
    world.perform(.method("load(1)")) { model.load(1) }
    try? world.deliver("e1")
    world.perform(.method("load(2)")) { model.load(2) }
    try? world.deliver("e2")
    world.end()
  }
}
