/// The words for a status in one language; the first of each list is the usual one.
struct StatusLanguage: Sendable {
  private let words: [Standing: [String]]

  private init(_ proposed: [String], _ accepted: [String], _ rejected: [String], _ over: [String]) {
    words = [.proposed: proposed, .accepted: accepted, .rejected: rejected, .deprecated: over]
  }

  /// The language a word other than English belongs to.
  init?(of word: String) {
    guard let found = StatusLanguage.all.first(where: { $0.holds(word) }) else { return nil }
    self = found
  }

  private func holds(_ word: String) -> Bool {
    words.values.contains { $0.contains(word) }
  }

  /// The usual word for a standing.
  func word(for standing: Standing) -> String? { words[standing]?.first }

  private static let all = [
    StatusLanguage(
      ["提议"],
      ["已采纳", "通过", "采纳", "已接受", "接受", "完成", "已完成"],
      ["已拒绝", "拒绝"],
      ["已弃用", "废弃", "弃用"]
    ),
    StatusLanguage(["提案"], ["承認", "採用"], ["却下"], ["非推奨"]),
    StatusLanguage(["propuesto"], ["aceptado", "aprobado"], ["rechazado"], ["obsoleto"]),
    StatusLanguage(["propuesta"], ["aceptada", "aprobada"], ["rechazada"], ["obsoleta"]),
    StatusLanguage(["proposé"], ["accepté", "approuvé"], ["rejeté"], ["obsolète"]),
    StatusLanguage(["vorgeschlagen"], ["akzeptiert", "angenommen"], ["abgelehnt"], ["veraltet"]),
    StatusLanguage(["предложено"], ["принято"], ["отклонено"], ["устарело"]),
    StatusLanguage(["proposto"], ["aceito"], ["rejeitado"], ["depreciado"]),
  ]
}

extension Conventions {
  /// The language of the status used most, where it is not English.
  private var language: StatusLanguage? { statuses.first.flatMap(StatusLanguage.init) }

  /// The word the folder uses most for a standing, or has in its language: `draft` where others
  /// write `proposed`.
  public func word(for standing: Standing) -> String? {
    statuses.first { Standing(status: $0) == standing } ?? language?.word(for: standing)
  }

  /// A status as this folder says it: where no record is "accepted" but some are "approved", or the
  /// folder writes another language, the folder's word; else the words given.
  func ownWord(for status: String) -> String {
    let word = status.lowercased()
    guard let others = Conventions.alike[word], !statuses.contains(word) else { return status }
    return statuses.first(where: others.contains) ?? language?.word(for: Standing(status: word))
      ?? status
  }

  /// The usual statuses, each with other words that mean no more and no less.
  private static let alike: [String: Set<String>] = [
    "proposed": ["suggested"], "accepted": ["approved"], "rejected": ["declined"],
    "deprecated": [],
  ]
}
