import LineEditing
import Problems

/// `watch` at work: waits for a change, reloads, prints, until the user has enough.
struct WatchLoop {
  let writer: Writer

  /// Runs to its end; a reload that fails is shown, and the next change tries again.
  func run(_ shell: inout Shell) -> ExitStatus {
    let world = shell.session.world
    guard let folders = try? shell.session.lesson?.origin.folders(world) else { return .done }
    var known = folders.content()
    while true {
      switch world.awaitChange(folders, known) {
      case .enough: return end(shell, .done)
      case .interrupted:
        Interrupts.clear()
        return end(shell, shell.session.settings.isTerminal ? .done : .interrupted)
      case .gone:
        _ = writer.put(Reply(.building(.gone(folders.root))), shell.session.settings)
        return end(shell, .outside)
      case .changed(let files, let content):
        known = content
        reload(&shell, files)
      }
    }
  }

  private func reload(_ shell: inout Shell, _ files: [String]) {
    writer.put(Page("\(files.joined(separator: ", "), .strong) changed"), shell.session.settings)
    let reply: Reply
    do {
      reply = try shell.evaluate(line: "reload")
    } catch {
      reply = Reply(error)
    }
    _ = writer.put(reply, shell.settingsOfLastLine)
  }

  private func end(_ shell: Shell, _ status: ExitStatus) -> ExitStatus {
    writer.put(Page("No longer watching."), shell.session.settings)
    return status
  }
}
