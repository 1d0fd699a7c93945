extension StepComparison {
  /// How each step after a place fares in another run of the same script, with more or fewer steps left out.
  public static func compare(_ before: [Frame], _ after: [Frame], from place: Int)
    -> [StepComparison]
  {
    zip(before, after).dropFirst(place + 1).map { old, new in
      StepComparison(step: new.step, words: new.as, verdict: verdict(old, new))
    }
  }

  private static func verdict(_ old: Frame, _ new: Frame) -> Verdict {
    if new.isSkipped { return .skipped }
    if let problem = new.impossible {
      return old.impossible == problem ? .same : .impossible(problem)
    }
    let (before, now) = (old.sayings, new.sayings)
    if before == now { return .same }
    let place = zip(before, now).prefix { $0 == $1 }.count
    return .different(
      before: place < before.count ? before[place] : "nothing",
      now: place < now.count ? now[place] : "nothing"
    )
  }
}

extension Frame {
  /// What a step did, without how often views were told before.
  fileprivate var sayings: [String] {
    changed.map { "\($0)" } + effects.map { "\($0)" } + notified.map { "\($0)" }
      + broken.map { "broken: \($0)" } + remarks.map { "\($0)" }
      + (impossible.map { ["\($0)"] } ?? [])
  }
}
