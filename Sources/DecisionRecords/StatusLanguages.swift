/// The words for a status in one language; the first of each list is the usual one.
///
/// One table serves reading, writing and judging: what is written from it is understood again.
struct StatusLanguage: Sendable {
  let words: [Standing: [String]]

  private init(
    _ proposed: [String],
    _ accepted: [String],
    _ rejected: [String],
    _ over: [String],
    _ replaced: [String]
  ) {
    words = [
      .proposed: proposed, .accepted: accepted, .rejected: rejected, .deprecated: over,
      .superseded: replaced,
    ]
  }

  /// The language a word other than English belongs to.
  init?(of word: String) {
    guard let found = StatusLanguage.others.first(where: { $0.holds(word) }) else { return nil }
    self = found
  }

  private func holds(_ word: String) -> Bool {
    words.values.contains { $0.contains(word) }
  }

  /// The usual word for a standing.
  func word(for standing: Standing) -> String? { words[standing]?.first }

  /// What every known word means, in small letters.
  static let known: [String: Standing] = {
    let pairs = ([english] + others).flatMap { language in
      Standing.allCases.flatMap { standing in
        (language.words[standing] ?? []).map { ($0, standing) }
      }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}

extension StatusLanguage {
  private static let english = StatusLanguage(
    [
      "proposed", "draft", "pending", "tentative", "review", "incomplete", "rfc", "open", "wip",
      "proposal", "implementable", "todo", "suggested", "idea",
    ],
    [
      "accepted", "approved", "active", "living", "final", "implemented", "adopted", "agreed",
      "decided", "done", "accept", "closed", "valid", "ratified", "established",
    ],
    ["rejected", "withdrawn", "declined", "abandoned", "cancelled", "canceled", "denied"],
    [
      "deprecated", "stagnant", "reverted", "retired", "obsolete", "expired", "inactive",
      "archived",
    ],
    ["superseded", "superceded", "replaced", "supersede", "supercede", "superseeded"]
  )

  /// A gender that has words of its own is a language of its own, so that a folder keeps to it.
  private static let others = [
    StatusLanguage(
      ["提议"],
      ["已采纳", "通过", "采纳", "已接受", "接受", "完成", "已完成", "已通过"],
      ["已拒绝", "拒绝"],
      ["已弃用", "废弃", "弃用", "已废弃"],
      ["已取代", "取代", "已代替", "被取代"]
    ),
    StatusLanguage(["提案"], ["承認", "採用"], ["却下"], ["非推奨"], ["置換"]),
    StatusLanguage(
      ["propuesto"],
      ["aceptado", "aprobado"],
      ["rechazado"],
      ["obsoleto"],
      ["reemplazado", "sustituido"]
    ),
    StatusLanguage(
      ["propuesta"],
      ["aceptada", "aprobada"],
      ["rechazada"],
      ["obsoleta"],
      ["reemplazada", "sustituida"]
    ),
    StatusLanguage(
      ["proposé"],
      ["accepté", "approuvé"],
      ["rejeté"],
      ["obsolète", "déprécié"],
      ["remplacé"]
    ),
    StatusLanguage(
      ["proposée"],
      ["acceptée", "approuvée"],
      ["rejetée"],
      ["dépréciée"],
      ["remplacée"]
    ),
    StatusLanguage(
      ["vorgeschlagen"],
      ["akzeptiert", "angenommen"],
      ["abgelehnt"],
      ["veraltet"],
      ["ersetzt", "abgelöst"]
    ),
    StatusLanguage(["предложено"], ["принято"], ["отклонено"], ["устарело"], ["заменено"]),
    StatusLanguage(["proposto"], ["aceito"], ["rejeitado"], ["depreciado"], ["substituído"]),
    StatusLanguage(["proposta"], ["aceita"], ["rejeitada"], ["depreciada"], ["substituída"]),
    StatusLanguage(["proposto"], ["accettato"], ["rifiutato"], ["deprecato"], ["sostituito"]),
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
    if ["superseded", "superceded"].contains(word) { return superseded.lowercased() }
    guard let others = Conventions.alike[word], !statuses.contains(word) else { return status }
    let standing = Standing(status: word)
    let own = language?.words[standing] ?? []
    return statuses.first { others.contains($0) || own.contains($0) } ?? own.first ?? status
  }

  /// The usual statuses, each with other words that mean no more and no less.
  private static let alike: [String: Set<String>] = [
    "proposed": ["suggested"], "accepted": ["approved"], "rejected": ["declined"],
    "deprecated": [],
  ]
}
