import Platform

/// The folder that keeps what the workbench remembers for its user.
struct Home: Sendable {
  /// Absolute; nil where not even a home folder is known.
  var path: String?

  init(_ world: World) {
    func variable(_ name: String) -> String? {
      world.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let own = variable("WORKBENCH_HOME") {
      path = own
    } else if let state = variable("XDG_STATE_HOME") {
      path = state + "/workbench"
    } else {
      path = variable("HOME").map { "\($0)/\(stateFolder)/workbench" }
    }
  }

  func file(_ name: String) -> String? {
    path.map { "\($0)/\(name)" }
  }
}
