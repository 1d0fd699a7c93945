/// What is left of a tree once facts are known: branches that come to the same are one.
///
/// Every path asks in one order, so two remainders that decide alike are the same number here,
/// and a question that is still in it can change the outcome.
struct Remainder {
  /// The questions that still matter, by place.
  private(set) var questions: Set<Int> = []

  private let tree: Tree
  private let answers: [Answer?]
  private var numbers: [Shape: Int] = [:]
  private var done: [Target: Int] = [:]

  private enum Shape: Hashable {
    case outcome(Int)
    case asks(question: Int, pieces: [Piece])
  }

  private struct Piece: Hashable {
    var cover: Cover
    let leadsTo: Int
  }

  init(of tree: Tree, with facts: Facts) {
    self.tree = tree
    answers = tree.questions.indices.map { tree.known($0, in: facts) }
    let root = reduce(.node(0))
    collect(from: root)
  }
}

extension Remainder {
  /// Never deeper than there are questions, of which a tree has at most a hundred.
  private mutating func reduce(_ target: Target) -> Int {
    if let number = done[target] { return number }
    let number =
      switch target {
      case .outcome(let index): self.number(of: .outcome(index))
      case .node(let index): reduce(tree.nodes[index])
      }
    done[target] = number
    return number
  }

  private mutating func reduce(_ node: Node) -> Int {
    if let answer = answers[node.question], let target = node.targets(for: answer).first {
      return reduce(target)
    }
    var pieces: [Piece] = []
    for branch in node.branches {
      join(Piece(cover: branch.cover, leadsTo: reduce(branch.target)), to: &pieces)
    }
    if let only = pieces.first?.leadsTo, pieces.allSatisfy({ $0.leadsTo == only }) { return only }
    return number(of: .asks(question: node.question, pieces: pieces))
  }

  /// Adds a piece; neighbouring ranges that lead to the same become one.
  private func join(_ piece: Piece, to pieces: inout [Piece]) {
    if let last = pieces.last, last.leadsTo == piece.leadsTo,
      case .range(let left) = last.cover, case .range(let right) = piece.cover
    {
      pieces[pieces.count - 1].cover = .range(left.lowerBound...right.upperBound)
    } else {
      pieces.append(piece)
    }
  }

  private mutating func number(of shape: Shape) -> Int {
    if let number = numbers[shape] { return number }
    numbers[shape] = numbers.count
    return numbers.count - 1
  }

  private mutating func collect(from root: Int) {
    var shapes: [Int: Shape] = [:]
    for (shape, number) in numbers { shapes[number] = shape }
    var seen: Set<Int> = []
    var waiting = [root]
    while let number = waiting.popLast() {
      guard seen.insert(number).inserted,
        case .asks(let question, let pieces)? = shapes[number]
      else { continue }
      questions.insert(question)
      waiting += pieces.map(\.leadsTo)
    }
  }
}
