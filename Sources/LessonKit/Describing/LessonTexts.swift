/// The files of a lesson as they were when it was compiled.
///
/// A second target on the lesson's folder embeds them:
///
///     public let counterTexts = LessonTexts([("Model.swift", PackageResources.Model_swift)])
public struct LessonTexts: Sendable {
  /// The names of the files, in the order given.
  public let names: [String]
  private let files: [String: [UInt8]]

  /// Makes the texts from names and bytes.
  public init(_ files: [(name: String, bytes: [UInt8])]) {
    names = files.map(\.name)
    self.files = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// Makes the texts of a lesson of this package from what its C target embeds: names and texts in
  /// turn, ended by a null.
  package init(_ embedded: UnsafePointer<UnsafePointer<CChar>?>) {
    var files: [(name: String, bytes: [UInt8])] = []
    var place = embedded
    while let name = place[0], let text = place[1] {
      files.append((String(cString: name), Array(String(cString: text).utf8)))
      place += 2
    }
    self.init(files)
  }

  /// The text of a file; nil where the lesson has none of the name.
  public subscript(name: String) -> String? {
    files[name].map { String(decoding: $0, as: UTF8.self) }
  }
}
