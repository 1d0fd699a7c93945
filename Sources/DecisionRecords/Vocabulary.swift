/// The words by which the parts of a record are recognised, in lower case.
enum Vocabulary {
  static let status: Set<String> = [
    "status", "状态", "estado", "statut", "stato", "статус", "ステータス", "状態", "상태", "durum", "stan",
    "статус решения", "decision status",
  ]
  static let date: Set<String> = [
    "date", "日期", "fecha", "datum", "data", "дата", "日付", "established", "decision date",
    "date decided", "decided on", "last updated",
  ]
  static let people: Set<String> = [
    "deciders", "decider", "decision-makers", "decision makers", "decision-maker", "decision maker",
    "consulted", "informed", "owner", "owners", "author", "authors", "stakeholders", "approvers",
    "participants", "decided by", "made by",
  ]
  static let tags: Set<String> = ["tags", "tag", "labels", "categories"]
  static let triggers: Set<String> = [
    "revisit", "revisit by", "revisit if", "revisit when", "revisit on", "reviewby", "review-by",
    "review by", "review date", "review-after", "review after", "expires-after", "expires after",
    "valid-until", "valid until", "revisit-by", "revisit-if", "revisit-when", "next review",
  ]
  /// Headings below which the words before a link say how two records are related.
  static let links: Set<String> = [
    "links", "related", "related decisions", "related adrs", "references", "relations",
    "more information", "see also",
  ]
  static let metadata: Set<String> = ["metadata", "meta", "info", "details", "document control"]

  /// Front-matter keys that name other records, with the words of the relation.
  static let relations: [(key: String, kind: String)] = [
    ("supersedes", "supersedes"), ("superseded-by", "superseded by"),
    ("supersededby", "superseded by"), ("replaces", "replaces"), ("replaced-by", "replaced by"),
    ("amends", "amends"), ("amended-by", "amended by"), ("relates-to", "relates to"),
    ("relatesto", "relates to"), ("related", "relates to"), ("conflictswith", "conflicts with"),
    ("conflicts-with", "conflicts with"),
  ]

  /// Whether a key, in lower case, is one that tables and lines are searched for.
  static func isParticular(_ key: String) -> Bool {
    [status, date, people, tags, triggers].contains { $0.contains(key) }
  }
}
