import CContent
import Foundation
import Testing

@Suite("Content")
struct ContentTests {
  static let folder = "Sources/CContent"

  @Test("every file of content is embedded, as it stands in the checkout")
  func embedded() throws {
    let names = sequence(first: 0) { $0 + 1 }.lazy.map { content_path(Int32($0)) }
      .prefix { $0 != nil }.compactMap { $0.map { String(cString: $0) } }
    let files = Repository.files(in: Self.folder, endingIn: "")
      .map { String($0.dropFirst(Self.folder.count + 1)) }
      .filter { $0.contains("/") && $0.contains(".") && !$0.hasPrefix("include/") }
    #expect(Array(names).sorted() == files)
    for name in names {
      let text = try #require(content_text(name))
      #expect(String(cString: text) == (try Repository.text("\(Self.folder)/\(name)")), "\(name)")
    }
    #expect(content_text("Trees") == nil)
  }

  /// What nobody has put into Spanish yet. The list gets shorter, never longer.
  static let onlyInEnglish = [
    "Facts/facts.en.md", "Glossary/glossary.en.md", "Trees/mix.en.json", "Trees/modules.en.json",
    "Trees/pressure.en.json", "Trees/starting-point.en.json",
  ]

  @Test("each text in English has one in Spanish beside it, with the same keys")
  func languages() throws {
    var missing: [String] = []
    for path in Repository.files(in: Self.folder, endingIn: "") where path.contains(".en.") {
      let spanish = path.replacing(".en.", with: ".es.")
      if FileManager.default.fileExists(atPath: "\(Repository.root)/\(spanish)") {
        #expect(try Self.keys(path) == Self.keys(spanish), "\(spanish)")
      } else {
        missing.append(String(path.dropFirst(Self.folder.count + 1)))
      }
    }
    #expect(missing == Self.onlyInEnglish)
  }

  /// What stands before the first colon of each line of words, and in the titles of entries.
  private static func keys(_ path: String) throws -> [String] {
    let lines = try Repository.text(path).split(separator: "\n")
    if path.hasSuffix(".txt") { return lines.map { String($0.prefix { $0 != ":" }) } }
    return lines.filter { $0.hasPrefix("## ") }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }
}
