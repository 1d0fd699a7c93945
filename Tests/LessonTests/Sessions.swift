import CartLesson
import CounterLesson
import LessonKit
import OrdersLesson
import TransferLesson

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
    ),
    SharedScript(lesson: .cart, steps: stepsOfGuide(of: .cart)),
    SharedScript(lesson: .orders, steps: stepsOfGuide(of: .orders)),
    SharedScript(
      lesson: .transfer,
      steps: [
        ".setAmount(50)", ".setRecipient(\"ana\")", ".submit", ".setRecipient(\"bob\")",
        "deliver e1 ok", ".edit", ".submit", "fail e2 offline", ".submit", "leave",
        "deliver e3 ok", "appear", ".edit", ".submit", "lose e4", ".submit", ".edit",
      ]
    ),
  ]

  /// The words of a lesson's guide that are steps.
  private static func stepsOfGuide(of lesson: Lesson) -> [String] {
    lesson.description.guide.flatMap(\.commands).filter { Step($0) != nil }
  }

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
