extension Shape {
  /// What stands before and behind the parts of a shape that has parts.
  func brackets(mark: String) -> (open: String, close: String) {
    switch self {
    case .record(let record):
      ((record.caseName.map { "." + $0 } ?? record.name) + mark + "(", ")")
    case .text: ("\"\"\"", "\"\"\"")
    case .list, .set, .dictionary: ("[", "]")
    case .leaf, .bytes, .cut: ("", "")
    }
  }
}

extension Reader {
  /// The brackets of a part, with the number of an object that is shown in more than one place.
  func brackets(_ node: Node, _ shape: Shape, _ names: ObjectNames?) -> (
    open: String, close: String
  ) {
    shape.brackets(mark: objectMark(node, names))
  }

  /// The number of an object that is shown in more than one place: `#1`.
  func objectMark(_ node: Node, _ names: ObjectNames?) -> String {
    guard case .entry(let index) = node else { return "" }
    let number = names.map { $0[index] } ?? table.entries[index].number
    return number.map { "#\($0)" } ?? ""
  }
}
