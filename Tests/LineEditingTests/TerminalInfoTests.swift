import Testing

@testable import LineEditing

@Suite struct TerminalInfoTests {
  @Test(arguments: [
    (TerminalInfo(isInput: true, isOutput: true, term: "xterm"), true, true),
    (TerminalInfo(isInput: false, isOutput: true, term: "xterm"), false, true),
    (TerminalInfo(isInput: true, isOutput: false, term: "xterm"), false, false),
    (TerminalInfo(isInput: true, isOutput: true, term: "dumb"), true, false),
    (TerminalInfo(isInput: true, isOutput: true, term: "emacs"), true, false),
    (TerminalInfo(isInput: true, isOutput: true), true, false),
    (TerminalInfo(isInput: true, isOutput: true, term: "xterm", refusesColour: true), true, false),
  ])
  func decisions(info: TerminalInfo, canEdit: Bool, allowsColour: Bool) {
    #expect(info.canEdit == canEdit)
    #expect(info.allowsColour == allowsColour)
  }
}
