import LessonKit

/// One variant's runs of the guide's scripts, each done twice.
struct LessonTrial {
  var style: String
  var variant: LessonDescription.Variant
  var runs: [(script: Script, frames: [Frame])] = []
  var findings: [LessonFinding] = []

  var place: String { "\(style) \(variant.name)" }
}

extension LessonCheck {
  /// The scripts of a style, run in each of its variants.
  func trials(_ followed: FollowedGuide) -> [LessonTrial] {
    let style = description.styles.first { $0.name == followed.style }
    return (style?.variants ?? []).map { variant in
      var trial = LessonTrial(style: style?.name ?? "", variant: variant)
      for var script in followed.scripts {
        (script.style, script.variant) = (trial.style, variant.name)
        run(script, &trial)
      }
      return trial
    }
  }

  private func run(_ script: Script, _ trial: inout LessonTrial) {
    do {
      let (first, leftover) = try frames(script)
      let (second, _) = try frames(script)
      trial.runs.append((script, first))
      trial.findings += difference(first, second, trial.place)
      trial.findings += escapes(first, leftover, trial.place)
    } catch {
      // A start state may be refused, and that is a lesson of its own.
      if case .refusedStart = error { return }
      trial.findings.append(cannotStart(script, error))
    }
  }

  /// The frames of a script in a session of its own, and how much would not end.
  private func frames(_ script: Script) throws(LessonProblem) -> ([Frame], Int) {
    let session = entry.open()
    let frames = try session.ask(.start(script))
    return (frames, session.end())
  }

  private func difference(_ first: [Frame], _ second: [Frame], _ place: String)
    -> [LessonFinding]
  {
    guard first != second else { return [] }
    let step = zip(first, second).first { $0 != $1 }?.0
    return [
      LessonFinding(
        .repeats,
        place,
        "Two runs of the same script differ at step \(step?.step ?? second.count), \(step?.as ?? "its end").",
        try: "Take ids, dates, random numbers and time from the world, and put sets in order."
      )
    ]
  }

  private func escapes(_ frames: [Frame], _ leftover: Int, _ place: String) -> [LessonFinding] {
    let found = frames.flatMap { frame in
      frame.remarks.compactMap { remark in
        switch remark {
        case .escaped, .endless, .left: "Step \(frame.step), \(frame.as): \(remark.description)."
        case .reducer, .restored, .notHeld: nil
        }
      }
    }
    let left = leftover == 0 ? [] : ["\(leftover) jobs or calls go on after the run has ended."]
    return (found + left).map { what in
      LessonFinding(
        .escape,
        place,
        what.replacing("..", with: "."),
        try: "Wait by the world's clock and endpoints alone, and let cancelling end every loop."
      )
    }
  }
}
