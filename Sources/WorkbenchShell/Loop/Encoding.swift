import Platform
import Problems

/// Words and names are text here; one that is not UTF-8 would lead elsewhere, or to nothing.
enum Encoding {
  /// Refuses words on the command line, and a working folder, that are not UTF-8.
  static func check(_ world: World) throws(Problem) {
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: word) == nil else { continue }
      throw .notUTF8("'\(visibleBytes(word))'", tries: "a name in UTF-8; rename the file.")
    }
    if world.directory.unicodeScalars.contains("\u{fffd}"), access(world.directory, F_OK) != 0 {
      throw .notUTF8("The path of this folder", tries: "a folder with such a path.")
    }
  }

  /// The bytes, those outside of ASCII as `\xE9`.
  private static func visibleBytes(_ word: UnsafePointer<CChar>) -> String {
    var text = ""
    for byte in UnsafeBufferPointer(start: word, count: strlen(word)).map(UInt8.init(bitPattern:)) {
      let isPlain = (0x20..<0x7f).contains(byte)
      text +=
        isPlain ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}

extension Problem {
  fileprivate static func notUTF8(_ subject: String, tries: String) -> Problem {
    Problem(
      what: "\(subject) is not UTF-8, the only encoding of names here.",
      tries: [tries],
      status: .outside
    )
  }

  /// A line of a script that cannot be run as it stands.
  static let repairedLine = Problem(
    what: "This line is not UTF-8.",
    tries: ["a script saved in UTF-8."]
  )

  /// A line that was cut, after which nothing is read.
  static let cutLine = Problem(
    what: "This line is longer than a megabyte.",
    tries: ["a script with one command on a line."]
  )
}
