import CLibEdit

/// Ctrl-C while a command runs: a flag instead of the end of the program.
///
/// While a line is edited Ctrl-C is an ordinary key and sets no flag.
package enum Interrupts {
  /// Takes over the interrupt signal for the rest of the process; harmless when repeated.
  package static func install() {
    le_catch_interrupts()
  }

  /// Whether an interrupt came since the last `clear()`.
  package static var wasInterrupted: Bool { le_was_interrupted() != 0 }

  /// Forgets what came so far; call it before work begins.
  package static func clear() {
    le_clear_interrupt()
  }

  /// A descriptor to wait on with `poll` beside others: it is readable from an interrupt until
  /// `clear()`. Nil if none can be had.
  package static var descriptor: Int32? {
    let descriptor = le_catch_interrupts()
    return descriptor < 0 ? nil : descriptor
  }

  /// The same descriptor where `install()` was called, nil where an interrupt still ends the program.
  package static var installedDescriptor: Int32? {
    let descriptor = le_interrupt_descriptor()
    return descriptor < 0 ? nil : descriptor
  }
}
