import CLibEdit
import Platform

extension LineEditor {
  /// The next character for libedit; nil ends the line, with `ending` saying how.
  ///
  /// Everything that is not a key happens here, between two keys and on the editing thread.
  func nextScalar() -> Unicode.Scalar? {
    while true {
      handleSignals()
      if ending != nil { return nil }
      if !pending.isEmpty { return delivered(pending.removeFirst()) }
      guard let events = nextEvents(painting: canEdit) else {
        ending = .end
        return nil
      }
      for event in events { accept(event) }
    }
  }

  /// Ctrl-C is no key to libedit, which would take it as the second half of another: after Ctrl-X, a
  /// count, vi's `r`. Only behind Ctrl-V it is text.
  private func delivered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let isQuoted = quotesNext
    quotesNext = scalar == "\u{16}" && !isQuoted
    guard scalar == "\u{3}", !isQuoted, canEdit else { return scalar }
    cancel()
    return nil
  }

  /// What the terminal sent next, nothing if only a signal came, nil at its end.
  func nextEvents(painting: Bool = false) -> [KeyEvent]? {
    if painting, !isInputWaiting { paint() }
    switch wait(milliseconds: decoder.isAmbiguous ? 30 : -1) {
    case .signal: return []
    case .silence: return decoder.flush()
    case .input: return readByte().map { decoder.feed($0) }
    }
  }

  private func accept(_ event: KeyEvent) {
    switch event {
    case .scalar(let scalar): accept(scalar)
    case .sequence(let text) where !canEdit || userKeys.contains(text):
      pending += ["\u{1b}"] + text.unicodeScalars
    case .sequence(let text):
      if let key = PrivateKey(sequence: text) { pending.append(key.scalar) }
    }
  }

  /// Marks join the letter before them; other characters without a cell are dropped.
  private func accept(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 || takesCells(scalar) {
      pending.append(scalar)
    } else if !isControl(scalar), canEdit {
      mark = scalar
      pending.append(PrivateKey.compose.scalar)
    }
  }
}

extension LineEditor {
  enum Arrival { case input, signal, silence }

  func wait(milliseconds: Int32) -> Arrival {
    var descriptors = [
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, 2, milliseconds)
    if count == 0 { return .silence }
    return count < 0 || descriptors[0].revents != 0 ? .signal : .input
  }

  private var isInputWaiting: Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// One byte at a time, so that what is typed ahead stays in the terminal for whoever reads next.
  func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }
}
