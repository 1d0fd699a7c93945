/// The name closest to what was typed, if it is close enough to be meant.
///
///     nearest(to: "team-sise", among: ["team-size", "domain"])  // "team-size"
func nearest(to text: String, among names: [String]) -> String? {
  let typed = Array(text.lowercased().prefix(60))
  let limit = max(1, typed.count / 3)
  var best: (name: String, distance: Int)?
  for name in names {
    let distance = editDistance(typed, Array(name.lowercased().prefix(60)))
    if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

/// How many characters to insert, delete or replace, a swap of neighbours counting as two.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (line, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for (column, other) in right.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
