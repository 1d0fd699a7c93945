/// Finds, for every outcome, the fewest answers to change so that it is certain.
///
/// Goes through the questions in order, as every path does. A state is the set of places the walk
/// may be at; a question without an answer leads to all its branches. Two states with the same
/// places need the same answers from then on, so only the cheapest ways to each are kept.
struct FlipSearch {
  let tree: Tree
  let facts: Facts

  /// More equally small sets than these are not listed.
  static let mostSets = 8
  /// More states than these are not followed; far beyond any tree made by hand.
  static let mostStates = 4_000

  /// The smallest sets, all of one size.
  struct Found {
    let size: Int
    var sets: [[Facts.Entry]]
  }

  private struct State {
    var places: Set<Target>
    var found: Found
  }

  /// The smallest sets by outcome; the empty set for the outcome that is certain already.
  func smallestSets() -> [Int: Found] {
    var states = [State(places: [.node(0)], found: Found(size: 0, sets: [[]]))]
    for question in tree.questions.indices {
      states = merged(states.flatMap { successors(of: $0, at: question) })
    }
    var result: [Int: Found] = [:]
    for state in states {
      if case .outcome(let index)? = state.places.first { result[index] = state.found }
    }
    return result
  }
}

extension FlipSearch {
  private func successors(of state: State, at question: Int) -> [State] {
    let current = tree.known(question, in: facts)
    let isAsked = state.places.contains { asks(question, $0) }
    guard isAsked else { return [state] }
    let stay = moved(state, at: question, by: current).map { [$0] } ?? []
    return stay
      + tree.alternatives(to: current, at: question).compactMap { answer in
        var next = moved(state, at: question, by: answer)
        next?.found = state.found.adding(tree.questions[question].id, answer)
        return next
      }
  }

  private func asks(_ question: Int, _ place: Target) -> Bool {
    guard case .node(let index) = place else { return false }
    return tree.nodes[index].question == question
  }

  /// The state after one answer; nil when two outcomes have become possible.
  private func moved(_ state: State, at question: Int, by answer: Answer?) -> State? {
    var places: Set<Target> = []
    for place in state.places {
      if case .node(let index) = place, tree.nodes[index].question == question {
        places.formUnion(tree.nodes[index].targets(for: answer))
      } else {
        places.insert(place)
      }
    }
    let outcomes = places.count { if case .outcome = $0 { true } else { false } }
    return outcomes > 1 ? nil : State(places: places, found: state.found)
  }

  /// One state for each set of places, with the smallest sets of answers that lead there.
  private func merged(_ states: [State]) -> [State] {
    var merged: [State] = []
    var index: [Set<Target>: Int] = [:]
    for state in states {
      if let place = index[state.places] {
        merged[place].found.merge(state.found)
      } else if merged.count < Self.mostStates {
        index[state.places] = merged.count
        merged.append(state)
      }
    }
    return merged
  }
}

extension FlipSearch.Found {
  fileprivate func adding(_ question: String, _ answer: Answer) -> FlipSearch.Found {
    let entry = Facts.Entry(question: question, answer: answer)
    return FlipSearch.Found(size: size + 1, sets: sets.map { $0 + [entry] })
  }

  /// Keeps the smaller of the two, or both without repeating a choice of questions.
  fileprivate mutating func merge(_ other: FlipSearch.Found) {
    if other.size < size { self = other }
    guard other.size == size else { return }
    for set in other.sets where sets.count < FlipSearch.mostSets {
      let questions = set.map(\.question)
      if !sets.contains(where: { $0.map(\.question) == questions }) { sets.append(set) }
    }
  }
}
