// Says what a world holds of this process, and takes two steps in it; tests start it, because it is
// also linked in other ways than the tests are. Its words take the
// first way away by which a world holds anything, or both.
import Stepping
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  func printAll() {
    for line in lines.withLock({ $0 }) { print(line) }
  }
}

switch CommandLine.arguments.dropFirst().first {
case "second": World.doWithout(secondWay: false)
case "neither": World.doWithout(secondWay: true)
default: break
}
print("missing: \(World.missing.map(\.description))")
guard !World.missing.contains(where: \.isNeeded) else {
  print("events: \(World().takeEvents())")
  exit(1)
}
let lines = Lines()
let world = World()
let fetch: @Sendable (Int) async throws -> String = world.endpoint(
  "fetch",
  outcomes: [.returns("ok") { "item \($0)" }]
)
world.perform(.method("load()")) {
  Task {
    lines.add("asked")
    let item = try? await fetch(7)
    await Task.detached { lines.add("told of \(item ?? "nothing")") }.value
    lines.add("done")
  }
}
lines.add("waits for \(world.callsInFlight.map(\.description))")
try world.deliver("e1")
lines.add("left: \(world.end())")
lines.printAll()
