extension Frame: CustomStringConvertible {
  /// The frame as plain text, one line per fact; what can come next is left out.
  ///
  ///     .increment
  ///       changed     count   0 → 1   by method increment()
  ///       notified    CountLabel   reads count   drew 1
  ///       not told    ResetButton   reads isZero
  public var description: String {
    ([`as` + marks] + facts.map { "  " + $0 }).joined(separator: "\n")
  }

  private var marks: String {
    isSkipped ? "   (skipped)" : isHypothetical ? "   (hypothetical)" : ""
  }

  private var facts: [String] {
    if isSkipped { return [] }
    if let impossible { return ["impossible  \(impossible)"] }
    let quiet = isIgnored ? ["ignored     nothing changed, nobody was told"] : []
    let screen = isOnScreen ? [] : ["screen      gone"]
    return quiet + changed.map { "changed     \($0)" } + effects.map { "effects     \($0)" }
      + notified.map { "notified    \($0)" }
      + notNotified.map { "not told    \($0.view)   \($0.readWords)" }
      + broken.map { "broken      \($0)" } + remarks.map { "remark      \($0)" } + screen
  }
}

extension Frame.Change: CustomStringConvertible {
  /// `count   0 → 1   by method increment()`, `self   gone   by leave`.
  public var description: String { "\(words)   by \(by)" }

  /// The change alone: `count   0 → 1`.
  var words: String {
    let values =
      switch (from, to) {
      case (let from?, let to?): "\(from) → \(to)"
      case (nil, let to?): "new \(to)"
      case (let from?, nil): "gone \(from)"
      case (nil, nil): ""
      }
    let parts = [path, values, note.map { "(\($0))" } ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: "   ")
  }
}

extension Frame.Notice: CustomStringConvertible {
  /// `CountLabel   reads count   drew 1`.
  public var description: String {
    "\(view)   \(readWords)   drew \(drew.isEmpty ? "nothing" : drew)"
      + (asBefore ? ", as before" : "")
  }

  var readWords: String {
    reads.isEmpty ? "reads nothing" : "reads " + reads.joined(separator: ", ")
  }
}

extension Frame.Remark: CustomStringConvertible {
  /// The remark in words.
  public var description: String {
    switch self {
    case .endless(let jobs): "did not come to rest within \(jobs) jobs"
    case .escaped(let step): "work of step \(step) came back from another thread, after real time"
    case .left(let departure): "left for \(departure): its answer comes when it comes"
    case .notHeld(let controls):
      "not held in this process: \(controls.map(\.description).joined(separator: ", "))"
    case .reducer(let problem): problem
    case .restored(let step): "the value of step \(step) was put back, without its effects"
    }
  }
}
