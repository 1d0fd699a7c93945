/// Names as a sentence says them: `a`, `a or b`, `a, b or c`.
func enumeration(_ names: [String], _ word: String) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) " + last
}
