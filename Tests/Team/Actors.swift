import Synchronization

extension Row {
  private nonisolated static let both = [
    "concurrent", "actor", "actor after yield", "concurrent", "concurrent after yield",
    "concurrent after yield", "actor again", "back",
  ]

  nonisolated static let actors = [
    Row(
      "plain actor",
      [
        "actor", "actor after yield", "concurrent", "concurrent after yield", "actor again", "back",
      ]
    ) { log in
      Task {
        await Plain(log).work()
        log.note("back")
      }
    },
    Row("concurrent function", ["concurrent", "concurrent after yield", "back"]) { log in
      Task {
        await concurrent(log)
        log.note("back")
      }
    },
    Row("async let", both, isOrdered: false) { log in
      Task {
        async let one: Void = concurrent(log)
        async let two: Void = Plain(log).work()
        _ = await (one, two)
        log.note("back")
      }
    },
    Row("task group", both, isOrdered: false) { log in
      let plain = Plain(log)
      Task {
        await withTaskGroup { group in
          group.addTask { await concurrent(log) }
          group.addTask { await plain.work() }
        }
        log.note("back")
      }
    },
    Row("global actor of the team", ["kitchen", "kitchen after yield", "back"]) { log in
      Task {
        await cook(log)
        log.note("back")
      }
    },
    Row("isolated deinit", ["dropping", "gone", "dropped"], isOrdered: false) { log in
      Task.detached {
        var guest: Guest? = await Guest(log)
        log.note("dropping")
        if guest != nil { guest = nil }
        log.note("dropped")
      }
    },
  ]
}

private actor Plain {
  let log: Log

  init(_ log: Log) { self.log = log }

  func work() async {
    log.note("actor")
    await Task.yield()
    log.note("actor after yield")
    await concurrent(log)
    log.note("actor again")
  }
}

@concurrent nonisolated private func concurrent(_ log: Log) async {
  log.note("concurrent")
  await Task.yield()
  log.note("concurrent after yield")
}

@globalActor private actor Kitchen {
  static let shared = Kitchen()
}

@Kitchen private func cook(_ log: Log) async {
  log.note("kitchen")
  await Task.yield()
  log.note("kitchen after yield")
}

private final class Guest {
  let log: Log

  init(_ log: Log) { self.log = log }

  isolated deinit { log.note("gone") }
}
