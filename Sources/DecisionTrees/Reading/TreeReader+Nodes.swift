import Spelling

extension TreeReader {
  /// The graph: ids first, so that a branch may lead to a node that comes later.
  mutating func nodes(_ list: [JSONNode]) throws(Failure) -> [Node] {
    var targets: [String: Target] = [:]
    for (index, outcome) in outcomes.enumerated() { targets[outcome.id] = .outcome(index) }
    for (index, entry) in list.enumerated() {
      var fields = try Fields(entry, key: "nodes", place: "The node")
      let id = try fields.id("id")
      guard targets.updateValue(.node(index), forKey: id) == nil else {
        throw Failure(line: entry.line, fault: .repeatedID(id))
      }
      lines.nodes.append(entry.line)
    }
    var nodes: [Node] = []
    for entry in list { nodes.append(try node(entry, targets)) }
    return nodes
  }

  private func node(_ node: JSONNode, _ targets: [String: Target]) throws(Failure) -> Node {
    var fields = try Fields(node, key: "nodes", place: "The node")
    let id = try fields.id("id")
    fields.place = "The node \"\(id)\""
    let question = try asked(try fields.required("ask"))
    var builder = BranchReader(node: id, question: questions[question], targets: targets)
    let list = try fields.required("branches")
    for entry in try list.list("branches", atMost: 100) { try builder.read(entry) }
    try fields.finish()
    return Node(id: id, question: question, branches: try builder.finish(line: list.line))
  }

  private func asked(_ node: JSONNode) throws(Failure) -> Int {
    let id = try node.string("ask")
    guard let index = questions.firstIndex(where: { $0.id == id }) else {
      let close = Nearest.name(to: id, in: questions.map(\.id))
      throw Failure(line: node.line, fault: .unknownQuestion(id, nearest: close))
    }
    guard !questions[index].isOptional else {
      throw Failure(line: node.line, fault: .optionalQuestionAsked(id))
    }
    return index
  }
}
