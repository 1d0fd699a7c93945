import DecisionRecords
import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FolderPatience {
  /// Says at a terminal whom it waits for, and stops at Ctrl-C.
  static let atTheShell = FolderPatience(
    waits: { path in
      guard isatty(2) == 1 else { return }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let text = "Waiting for another program that changes \(visible(name)); Ctrl-C stops.\n"
      _ = LiveFiles.write(text, to: 2)
    },
    isOver: { Interrupts.wasInterrupted }
  )
}
