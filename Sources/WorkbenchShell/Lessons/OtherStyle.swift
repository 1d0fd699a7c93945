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
    guard case .views(let views)? = try? session.ask(.views), !views.isEmpty else { return nil }
    let name = [script.style, script.variant].compactMap(\.self).joined(separator: " ")
    return OtherStyle(name: name, steps: script.steps, views: views)
  }
}
