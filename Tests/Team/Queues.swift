import Dispatch

extension Row {
  nonisolated static let queues = [
    Row("block for the main queue", ["after", "block", "inner"]) { log in
      DispatchQueue.main.async {
        noteIsolated("block", log)
        DispatchQueue.main.async { log.note("inner") }
      }
      log.note("after")
    },
    Row("blocks and tasks in one order", ["task 1", "block 1", "task 2", "block 2"]) { log in
      for number in 1...2 {
        Task { log.note("task \(number)") }
        DispatchQueue.main.async { log.note("block \(number)") }
      }
    },
    Row(
      "block for later",
      later: [
        (.milliseconds(299), []), (.milliseconds(1), ["later"]),
        (.seconds(1), ["by the wall"]), (.seconds(9), []),
      ]
    ) { log in
      let cancelled = DispatchWorkItem { log.note("cancelled item") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
        noteIsolated("later", log)
        cancelled.cancel()
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.2) { log.note("by the wall") }
    },
  ]
}
