extension Row {
  nonisolated static let sleeps = [
    Row("sleep", ["asleep"], later: [(.seconds(2), []), (.seconds(1), ["awake"])]) { log in
      Task {
        log.note("asleep")
        try await Task.sleep(for: .seconds(3))
        noteIsolated("awake", log)
      }
    },
    Row(
      "every form of a sleep",
      later: [
        (.seconds(1), ["nanoseconds"]), (.seconds(1), ["continuous"]),
        (.seconds(1), ["suspending"]),
        (.seconds(1), ["until"]), (.seconds(1), ["tolerant"]), (.seconds(1), ["seconds"]),
      ]
    ) { log in
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        log.note("nanoseconds")
        try await ContinuousClock().sleep(for: .seconds(1))
        log.note("continuous")
        try await SuspendingClock().sleep(for: .seconds(1))
        log.note("suspending")
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        log.note("until")
        try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(100))
        log.note("tolerant")
        try await Task.sleep(for: .seconds(1), clock: .suspending)
        log.note("seconds")
      }
    },
    Row(
      "sleeps of actors and of detached tasks",
      later: [(.seconds(1), ["detached 1"]), (.seconds(1), ["actor 2"])]
    ) { log in
      Task.detached {
        try await Task.sleep(for: .seconds(1))
        log.note("detached 1")
      }
      let bed = Bed()
      Task { try await bed.sleep(log) }
    },
    Row("sleep that is cancelled", ["asleep", "woken by cancelling"], later: [(.seconds(9), [])]) {
      log in
      let task = Task {
        log.note("asleep")
        try? await Task.sleep(for: .seconds(5))
        log.note(Task.isCancelled ? "woken by cancelling" : "woken by time")
      }
      Task { task.cancel() }
    },
    Row("race that the work wins", ["work", "over"], later: [(.seconds(9), [])]) { log in
      Task {
        let winner = await withTaskGroup(of: String.self) { group in
          group.addTask {
            try? await Task.sleep(for: .seconds(5)); return "sleep"
          }
          group.addTask {
            await Task.yield(); return "work"
          }
          defer { group.cancelAll() }
          return await group.next() ?? "nobody"
        }
        log.note(winner)
        log.note("over")
      }
    },
    Row(
      "search that waits for a pause",
      later: [(.milliseconds(200), []), (.milliseconds(300), ["found ab"]), (.seconds(9), [])]
    ) { log in
      let search = Search(log)
      search.query = "a"
      search.query = "ab"
    },
  ]
}

private actor Bed {
  func sleep(_ log: Log) async throws {
    try await Task.sleep(for: .seconds(2))
    log.note("actor 2")
  }
}

private final class Search {
  var query = "" { didSet { restart() } }
  private var task: Task<Void, Never>?
  private let log: Log

  init(_ log: Log) { self.log = log }

  private func restart() {
    task?.cancel()
    task = Task {
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
      log.note("found \(query)")
    }
  }
}
