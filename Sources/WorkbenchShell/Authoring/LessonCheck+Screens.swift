import LessonKit

extension LessonCheck {
  private static let sizes = [(columns: 80, rows: 24), (columns: 60, rows: 18)]

  /// The prose before and after each guided step and what each command shows fit the screen, without colour; lines are
  /// wrapped wherever they are shown, so only their number can be too much.
  func screens(_ followed: FollowedGuide) -> [LessonFinding] {
    Self.sizes.flatMap { columns, rows in
      let look = Look(colour: false, ascii: false, columns: columns)
      let prose = description.guide.enumerated().flatMap { index, step in
        [GuidedRun(step).prose(look), .markdown(step.after, look)].map {
          ("lesson.md, step \(index + 1)", $0, "prose")
        }
      }
      let frames = followed.shown.map { ($0.place, $0.page, "frame") }
      return (prose + frames).compactMap { place, page, what in
        unfit(page.lines(look), columns, rows, what: what, place)
      }
    }
  }

  /// The prompt stands below.
  private func unfit(
    _ lines: [String],
    _ columns: Int,
    _ rows: Int,
    what: String,
    _ place: String
  ) -> LessonFinding? {
    let screen = "\(columns)×\(rows)"
    let room = rows - 1
    guard lines.count > room else { return nil }
    return LessonFinding(
      .screen,
      place,
      "The \(what) has \(lines.count) lines; \(screen) has room for \(room).",
      try: what == "frame" ? "Draw less in the views, or change less in a step." : "Split the step."
    )
  }
}
