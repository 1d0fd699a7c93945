extension FileName {
  /// What stands behind the number or the day: a separator, and the words.
  ///
  ///     FileName("2020-01-31_use-tea.md").tail  // ("_", "use-tea")
  var tail: (separator: String, words: String) {
    guard isDated, digits.utf8.count == 4 else { return (separator, slug) }
    let rest = slug.dropFirst("01-31".count)
    let separator = rest.prefix { "-_. ".contains($0) }
    return (String(separator), String(rest[separator.endIndex...]))
  }

  /// What joins the words: a dash, an underscore or a blank; nil where there is but one word.
  var wordSeparator: String? {
    tail.words.first { "-_ ".contains($0) }.map(String.init)
  }
}

extension Slug {
  /// The same with something else than dashes between the words.
  ///
  ///     Slug.of("Use tea", joinedBy: "_")  // "use_tea"
  static func of(_ title: String, joinedBy separator: String) -> String {
    of(title).split(separator: "-").joined(separator: separator)
  }
}
