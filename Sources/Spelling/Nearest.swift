/// The names that were probably meant by a word that is none.
///
///     Nearest.names(to: "decidd", in: ["decide", "doctor"])  // ["decide"]
///
/// One slip is allowed in a short word and one more for every three further characters, the limit at
/// which strangers stop being offered; names that only begin with the word come where none is near.
package enum Nearest {
  /// The nearest names, at most three, the nearest first.
  package static func names(to typed: String, in names: [String]) -> [String] {
    values(to: typed, in: names) { [$0] }
  }

  /// The nearest name of all.
  package static func name(to typed: String, in names: [String]) -> String? {
    self.names(to: typed, in: names).first
  }

  /// The same for what has several names; each value comes once.
  package static func values<Value>(
    to typed: String,
    in values: [Value],
    names: (Value) -> [String]
  ) -> [Value] {
    let wanted = Array(typed.lowercased().prefix(longest))
    if wanted.isEmpty { return [] }
    let limit = max(1, (wanted.count + 1) / 3)
    let scored = values.compactMap { value in
      names(value).map { name in (edits: edits(wanted, name.lowercased()), name: name) }
        .min(by: <).map { (value: value, edits: $0.edits, name: $0.name) }
    }
    let near = scored.filter { $0.edits <= limit }
      .sorted { ($0.edits, $0.name) < ($1.edits, $1.name) }
    let begun = values.filter { names($0).contains { $0.lowercased().starts(with: wanted) } }
    return (near.isEmpty ? begun : near.map(\.value)).prefix(3).map(\.self)
  }

  /// Longer words are compared by their beginning.
  private static let longest = 64
}

extension Nearest {
  /// How many characters to insert, remove, replace, or swap with a neighbour make one word of the
  /// other.
  private static func edits(_ left: [Character], _ right: String) -> Int {
    let right = Array(right.prefix(longest))
    var before: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var least = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[right.count]
  }
}
