extension Row {
  nonisolated static let tasks = [
    Row("main actor methods", ["task", "task after yield"]) { log in
      Task {
        log.note("task")
        await Task.yield()
        log.note("task after yield")
      }
    },
    Row("task in a task", ["outer", "inner"]) { log in
      Task {
        Task { log.note("inner") }
        log.note("outer")
      }
    },
    Row("stream", ["put 1", "got 1", "put 2", "got 2", "end"]) { log in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task {
        for await number in stream { log.note("got \(number)") }
        log.note("end")
      }
      Task.detached {
        for number in 1...2 {
          log.note("put \(number)")
          continuation.yield(number)
          await Task.yield()
        }
        continuation.finish()
      }
    },
    Row("continuation", ["resume", "resumed"]) { log in
      let box = Box<CheckedContinuation<Void, Never>>()
      Task {
        await withCheckedContinuation { box.value = $0 }
        log.note("resumed")
      }
      Task {
        log.note("resume")
        box.value?.resume()
      }
    },
    Row("cancellation handler", ["cancelled", "woken", "back"]) { log in
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        await withTaskCancellationHandler {
          for await _ in stream {}
          log.note("woken")
        } onCancel: {
          log.note("cancelled")
          continuation.finish()
        }
        log.note("back")
      }
      Task { task.cancel() }
    },
    Row("task in a nonisolated function", ["task", "task after yield"]) { startTask($0) },
    Row("task in a concurrent function", ["concurrent", "task", "back"]) { log in
      Task {
        await startTaskConcurrently(log)
        log.note("back")
      }
    },
    Row("detached task", ["detached", "main actor", "run", "detached again"]) { log in
      Task.detached {
        log.note("detached")
        await noteIsolated("main actor", log)
        await MainActor.run { log.note("run") }
        log.note("detached again")
      }
    },
  ]
}

/// Holds what is there later.
final class Box<Value> {
  var value: Value?
}

func noteIsolated(_ line: String, _ log: Log) {
  MainActor.assumeIsolated { log.note(line) }
}

nonisolated private func startTask(_ log: Log) {
  Task {
    log.note("task")
    await Task.yield()
    log.note("task after yield")
  }
}

@concurrent nonisolated private func startTaskConcurrently(_ log: Log) async {
  log.note("concurrent")
  Task { log.note("task") }
}
