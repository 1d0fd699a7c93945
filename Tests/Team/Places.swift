import Dispatch

extension Row {
  nonisolated static let places = [
    Row("asserting where code runs", ["main actor", "main queue", "pool", "block"]) { log in
      Task {
        preconditionMain()
        log.note("main actor")
        dispatchPrecondition(condition: .onQueue(.main))
        log.note("main queue")
        await assertOffMain()
        log.note("pool")
        DispatchQueue.main.async {
          dispatchPrecondition(condition: .onQueue(.main))
          noteIsolated("block", log)
        }
      }
    }
  ]
}

private func preconditionMain() { MainActor.shared.preconditionIsolated() }

@concurrent nonisolated private func assertOffMain() async {
  dispatchPrecondition(condition: .notOnQueue(.main))
}
