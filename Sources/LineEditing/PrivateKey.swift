/// Keys that reach libedit as one C1 control character, which no text holds, instead of as the
/// terminal's sequence: an escape alone then never waits for more.
enum PrivateKey: UInt32, CaseIterable {
  case paste = 0x80
  case up, down, right, left
  // 0x85 is a line break to some.
  case home = 0x86
  case end, delete, wordRight, wordLeft
  case compose = 0x90
  case nothing = 0x91
}

extension PrivateKey {
  var scalar: Unicode.Scalar { Unicode.Scalar(UInt8(rawValue)) }

  /// The name by which `bind` knows the key, such as `\201`.
  var binding: String { "\\" + String(rawValue, radix: 8) }

  /// The command it is bound to.
  var command: String {
    switch self {
    case .paste: "wb-paste"
    case .up: "ed-prev-history"
    case .down: "ed-next-history"
    case .right: "ed-next-char"
    case .left: "ed-prev-char"
    case .home: "ed-move-to-beg"
    case .end: "ed-move-to-end"
    case .delete: "ed-delete-next-char"
    case .wordRight: "em-next-word"
    case .wordLeft: "ed-prev-word"
    case .compose: "wb-compose"
    case .nothing: "wb-nothing"
    }
  }

  /// The key behind a sequence, without its escape.
  init?(sequence: String) {
    guard let key = Self.bySequence[sequence] else { return nil }
    self = key
  }

  private static let bySequence: [String: PrivateKey] = [
    "[200~": .paste,
    "[A": .up, "OA": .up, "[B": .down, "OB": .down,
    "[C": .right, "OC": .right, "[D": .left, "OD": .left,
    "[H": .home, "OH": .home, "[1~": .home, "[7~": .home,
    "[F": .end, "OF": .end, "[4~": .end, "[8~": .end,
    "[3~": .delete,
    "[1;5C": .wordRight, "[1;3C": .wordRight, "[5C": .wordRight, "Oc": .wordRight,
    "[1;5D": .wordLeft, "[1;3D": .wordLeft, "[5D": .wordLeft, "Od": .wordLeft,
  ]
}
