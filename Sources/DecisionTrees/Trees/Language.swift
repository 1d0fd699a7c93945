/// A language the trees and the engine's own words exist in.
package enum Language: String, CaseIterable, Codable, Sendable {
  /// English, the language every tree is written in.
  case english = "en"
  /// Spanish, the language of some trees; the others are shown in English.
  case spanish = "es"
}
