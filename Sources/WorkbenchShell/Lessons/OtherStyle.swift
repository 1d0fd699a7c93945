import LessonKit

/// What the views showed in the style that was left for this one.
struct OtherStyle: Encodable, Sendable {
  /// Style and variant: `mvvm`, `reducer careful`.
  var name: String
  /// The steps it showed that after.
  var steps: [Step]
  var views: [Frame.Notice]

  private enum CodingKeys: CodingKey { case name, views }
}

extension OpenLesson {
  /// The views as they are now, to stand beside those of another style; nil where the screen is gone.
  var asOtherStyle: OtherStyle? {
    guard let views = try? session.ask(.views), !views.isEmpty else { return nil }
    return OtherStyle(name: styleName, steps: script.steps, views: views)
  }

  /// What those views are compared with, unless it is another run of the same style by now.
  var comparedStyle: OtherStyle? {
    otherStyle.flatMap { $0.steps == script.steps && $0.name != styleName ? $0 : nil }
  }

  private var styleName: String {
    [script.style, script.variant].compactMap(\.self).joined(separator: " ")
  }
}
