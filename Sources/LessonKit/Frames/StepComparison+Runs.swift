extension StepComparison {
  /// How each step after a place fares in another run of the same script, with more or fewer steps left out.
  package static func compare(_ before: [Frame], _ after: [Frame], from place: Int)
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

extension StepComparison {
  /// How each step fares in another style or variant.
  ///
  /// Doors, who is told only to draw the same again, what views read and how long an effect lives belong
  /// to the style, so steps that differ in these alone are the same. What is impossible is said even where it was so before.
  package static func compareStyles(_ before: [Frame], _ after: [Frame]) -> [StepComparison] {
    zip(before, after).dropFirst().map { old, new in
      let verdict = styleVerdict(old, new)
      return StepComparison(step: new.step, words: new.as, verdict: verdict, broken: new.broken)
    }
  }

  private static func styleVerdict(_ old: Frame, _ new: Frame) -> Verdict {
    if new.isSkipped { return .skipped }
    if let problem = new.impossible { return .impossible(problem) }
    let (before, now) = (old.sayingsOfAnyStyle, new.sayingsOfAnyStyle)
    let gone = before.first { !now.contains($0) }
    let come = now.first { !before.contains($0) }
    if gone == nil, come == nil { return .same }
    return .different(before: gone ?? "nothing", now: come ?? "nothing")
  }
}

extension Frame {
  /// What a step did, without how often views were told before.
  fileprivate var sayings: [String] {
    changed.map { "\($0)" } + effects.map { "\($0)" } + notified.map { "\($0)" }
      + broken.map { "broken: \($0)" } + remarks.map { "\($0)" }
      + (impossible.map { ["\($0)"] } ?? [])
  }

  /// What a step did, as far as another style can do the same; what matters most comes first.
  fileprivate var sayingsOfAnyStyle: [String] {
    broken.map { "broken: \($0)" } + (impossible.map { ["impossible: \($0)"] } ?? [])
      + notified.filter { !$0.asBefore }.map {
        "\($0.view) drew \($0.drew.isEmpty ? "nothing" : $0.drew)"
      }
      + effects.map(\.sayingOfAnyStyle) + changed.map(\.words) + remarks.map { "\($0)" }
  }
}

extension Frame.Effect {
  fileprivate var sayingOfAnyStyle: String {
    "\(id) \(name) \(event)\(outcome.map { " \($0)" } ?? "")"
  }
}
