import CLibEdit
import Platform

extension LineEditor {
  /// Waits for one key, without echo; what was typed ahead counts.
  ///
  /// Where `.editrc` switches editing off, a key counts once Enter follows it.
  package func readKey(_ prompt: Prompt) -> Key {
    takeTerminal()
    show(prompt)
    let key = nextKey(prompt)
    leaveTerminal()
    if case .terminated(let signal) = ending { return .terminated(signal: signal) }
    return key
  }

  private func nextKey(_ prompt: Prompt) -> Key {
    while true {
      if let key = signalledKey(waitingSignals(), prompt) { return key }
      guard pending.isEmpty else { return Key(scalar: pending.removeFirst()) }
      guard let events = nextEvents() else { return .endOfInput }
      pending += events.dropFirst().compactMap(\.scalar)
      guard let key = events.first.flatMap(Key.init(event:)) else { continue }
      guard key == .control("z") else { return key }
      if let key = stop(0, then: prompt) { return key }
    }
  }

  private func signalledKey(_ signals: [Int32], _ prompt: Prompt) -> Key? {
    if let fatal = signals.first(where: isFatal) { return .terminated(signal: fatal) }
    if signals.contains(SIGINT) { return .interrupt }
    if signals.contains(SIGTSTP) { return stop(getpid(), then: prompt) }
    if signals.contains(SIGCONT) {
      le_make_raw(handle, 0)
      le_make_raw(handle, 1)
      show(prompt)
    }
    return nil
  }

  private func stop(_ process: pid_t, then prompt: Prompt) -> Key? {
    write("\r\n")
    le_make_raw(handle, 0)
    le_stop(process)
    return signalledKey(waitingSignals() + [SIGCONT], prompt)
  }

  private func show(_ prompt: Prompt) {
    write(isDecorated ? prompt.styled : prompt.plain)
  }
}

extension KeyEvent {
  fileprivate var scalar: Unicode.Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }
}

extension Key {
  /// The key behind what the terminal sent; nil for a sequence that has no name here.
  init?(event: KeyEvent) {
    switch event {
    case .scalar(let scalar): self.init(scalar: scalar)
    case .sequence("[5~"): self = .pageUp
    case .sequence("[6~"): self = .pageDown
    case .sequence(let text):
      guard let key = PrivateKey(sequence: text).flatMap(Key.init(private:)) else { return nil }
      self = key
    }
  }

  init(scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x03: self = .interrupt
    case 0x04: self = .endOfInput
    case 0x09: self = .tab
    case 0x0a, 0x0d: self = .enter
    case 0x1b: self = .escape
    case 0x08, 0x7f: self = .backspace
    case 0..<0x20: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    default: self = .character(Character(scalar))
    }
  }

  private init?(private key: PrivateKey) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .delete: self = .delete
    case .paste, .wordRight, .wordLeft, .compose, .nothing: return nil
    }
  }
}
