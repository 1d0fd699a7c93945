import DecisionRecords
import LineEditing
import Platform

extension FolderPatience {
  /// Says at a terminal whom it waits for, stops at Ctrl-C, and says what became of a write that
  /// was cut off.
  static let atTheShell = FolderPatience(
    waits: { path in
      guard isatty(2) == 1 else { return }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let text = "Waiting for another program that changes \(visible(name)); Ctrl-C stops.\n"
      _ = LiveFiles.write(text, to: 2)
    },
    isOver: { Interrupts.wasInterrupted },
    recovers: { recovery in
      for sentence in sentences(recovery) { _ = LiveFiles.write(sentence + "\n", to: 2) }
    }
  )

  private static func sentences(_ recovery: Recovery) -> [String] {
    var found: [String] = []
    if !recovery.finished.isEmpty {
      found.append("A change that was cut off is finished now: \(names(recovery.finished)).")
    }
    for rescued in recovery.rescued {
      found.append(
        "A change to \(names([rescued.path])) was cut off, and somebody has changed the file since."
          + " It was left alone; what was meant for it is in \(visible(rescued.copy))."
      )
    }
    if !recovery.undone.isEmpty {
      found.append("The rest of the change was undone: \(names(recovery.undone)).")
    }
    return found
  }

  private static func names(_ paths: [String]) -> String {
    paths.map { visible($0.split(separator: "/").last.map(String.init) ?? $0) }
      .joined(separator: ", ")
  }
}
