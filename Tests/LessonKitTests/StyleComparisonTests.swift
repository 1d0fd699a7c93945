import LessonKit
import Testing

/// How the steps of one style compare with those of another.
struct StyleComparisonTests {
  private func frames(_ style: String, _ steps: [String]) throws -> [Frame] {
    let run = try Run(.search, style: style)
    for step in steps { run.take(try Step.parse(step)) }
    return run.frames
  }

  private func compare(_ from: String, _ to: String, _ steps: String...) throws -> [String] {
    try StepComparison.compareStyles(frames(from, steps), frames(to, steps)).map { step in
      switch step.verdict {
      case .same: "\(step.words): same"
      case .different(let before, let now): "\(step.words): \(before) → \(now)"
      case .impossible: "\(step.words): impossible"
      case .skipped: "\(step.words): skipped"
      }
    }
  }

  @Test func doorsAreNoDifference() throws {
    #expect(
      try compare("reducer", "mvvm", ".setQuery tea", ".search", "deliver e1")
        == [".setQuery(\"tea\"): same", ".search: same", "deliver e1 ok: same"]
    )
  }

  @Test func whoeverIsToldOnlyToDrawTheSameIsNoDifference() throws {
    #expect(try compare("mvvm", "capability", ".setQuery tea") == [".setQuery(\"tea\"): same"])
  }

  @Test func whatIsDrawnOrGoneInOneStyleOnlyIsNamed() throws {
    #expect(
      try compare("reducer", "mvvm", ".setQuery tea", "leave", "appear")
        == [
          ".setQuery(\"tea\"): same",
          "leave: nothing → self   gone SearchModel(query: \"tea\", results: [])",
          "appear: Field drew tea → Field drew nothing",
        ]
    )
  }

  @Test func whatIsImpossibleIsSaidEvenIfItWasBefore() throws {
    #expect(try compare("mvvm", "reducer", "deliver e7") == ["deliver e7: impossible"])
  }
}
