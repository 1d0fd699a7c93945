import CounterLesson
import LessonKit

/// A script that is replayed in every style and variant of its lesson.
struct SharedScript {
  let lesson: Lesson
  let steps: [String]

  /// The scripts of all lessons; the words are those of the lesson's guide where they are steps.
  static let all = [
    SharedScript(
      lesson: .counter,
      steps: [
        ".increment", ".increment", ".reset", ".reset", ".decrement", "leave", "appear",
        ".increment", "relaunch", ".increment",
      ]
    )
  ]

  /// The script once for each style and variant.
  var scripts: [Script] {
    get throws {
      let steps = try steps.map { try Step.parse($0) }
      return lesson.description.styles.flatMap { style in
        style.variants.map { variant in
          Script(
            lesson: lesson.description.id,
            style: style.name,
            variant: variant.name,
            steps: steps
          )
        }
      }
    }
  }
}
