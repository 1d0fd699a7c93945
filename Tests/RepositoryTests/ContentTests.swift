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
}
