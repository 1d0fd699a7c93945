import LessonKit

/// The names under which progress is kept: they survive renumbering, and tell when what they name
/// has changed.
enum LessonKeys {
  /// A lesson in a pack, `workbench/counter`.
  static func lesson(_ id: String, in pack: String) -> String { "\(pack)/\(id)" }

  /// A guided step's stable name and its content's hash.
  struct Step: Equatable {
    var name: String
    var hash: String
  }

  /// The guided steps by their headings; one without a heading is counted from the last that has
  /// one: `Told, and nothing to draw`, `Told, and nothing to draw (2)`.
  static func steps(of description: LessonDescription) -> [Step] {
    var heading = ""
    var times: [String: Int] = [:]
    return description.guide.map { step in
      heading = step.heading ?? heading
      times[heading, default: 0] += 1
      let count = times[heading] ?? 1
      let name = count == 1 && !heading.isEmpty ? heading : "\(heading) (\(count))"
      return Step(name: name, hash: hash([step.text] + step.commands + [step.after]))
    }
  }

  /// The hash of what a learner meets: guided steps, moves, styles and variants.
  static func hash(of description: LessonDescription) -> String {
    let styles = description.styles.flatMap { style in
      style.variants.map { "\(style.name) \($0.name)" }
    }
    let steps = steps(of: description).flatMap { [$0.name, $0.hash] }
    return hash(styles + description.moves.map(\.form) + steps)
  }

  /// FNV-1a in 64 bits; nobody attacks a learner's own progress.
  static func hash(_ texts: [String]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in Array(text.utf8) + [0] {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
