/// The names close enough to be what was meant, nearest first, at most three.
///
///     nearest(to: "decidd", among: ["decide", "doctor"])   // ["decide"]
///
/// One slip is allowed in a short word and one more for every three further characters, the limit
/// at which strangers stop being offered.
func nearest(to typed: String, among names: [String]) -> [String] {
  let limit = max(1, (typed.count + 1) / 3)
  let near = names.map { ($0, distance(typed.lowercased(), $0.lowercased())) }
    .filter { $0.1 <= limit }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  return near.prefix(3).map(\.0)
}

/// Edits (insert, remove, replace, swap neighbours) that turn one word into the other.
func distance(_ a: String, _ b: String) -> Int {
  let a = Array(a.prefix(64))
  let b = Array(b.prefix(64))
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
