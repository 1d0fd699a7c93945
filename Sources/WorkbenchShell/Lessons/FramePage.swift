import LessonKit

/// One step, four answers: what changed, effects, who was told, what can come next.
struct FramePage {
  let frame: Frame

  init(_ frame: Frame) {
    self.frame = frame
  }

  var page: Page {
    var page = Page()
    if let problem = frame.impossible {
      page.row("impossible", "\(problem.description)")
      return page
    }
    page.grid([
      .init(Line("changed", .strong), changed),
      .init(Line("effects", .strong), effects),
      .init(Line("notified", .strong), notified),
      .init(Line("broken", .bad), frame.broken.map { ["\($0, .bad) — no longer so"] }),
      .init(Line("output", .strong), output),
      .init(Line("remark", .strong), frame.remarks.map { [Line($0.description)] }),
      .init(Line("next", .strong), [[next]]),
    ])
    return page
  }
}

extension FramePage {
  private var changed: [[Line]] {
    if frame.isSkipped { return [["skipped; nothing happened"]] }
    if frame.step > 0, frame.changed.isEmpty { return [["nothing"]] }
    return frame.changed.map { change in
      let note = change.note.map { " (\($0))" } ?? ""
      return [Line(change.path), Self.values(change), "by \(change.by)\(note)"]
    }
  }

  static func values(_ change: Frame.Change) -> Line {
    switch (change.from, change.to) {
    case (let from?, let to?): "\(from, .bad) → \(to, .good)"
    case (nil, let to?): "new \(to, .good)"
    case (let from?, nil): "gone \(from, .bad)"
    case (nil, nil): ""
    }
  }

  private var effects: [[Line]] {
    let touched = Set(frame.effects.map(\.id))
    let waiting = frame.inFlight.filter { !touched.contains($0) }
    let still: [[Line]] = waiting.isEmpty ? [] : [["still in flight: \(list(waiting))"]]
    return frame.effects.map(effect) + still
  }

  private func effect(_ effect: Frame.Effect) -> [Line] {
    let call = "\(effect.name)(\(effect.arguments.joined(separator: ", ")))"
    return ["\(effect.id.description, .strong) \(call)", what(effect)]
  }

  private func what(_ effect: Frame.Effect) -> Line {
    let said = effect.said
    let tone: Tone = said.isGood.map { $0 ? .good : .bad } ?? .plain
    return "\(said.word, tone)\(said.rest)"
  }

  private var notified: [[Line]] {
    let told = frame.notified.map { notice -> [Line] in
      let drew = notice.drew.isEmpty ? "nothing" : notice.drew
      return [
        Line(notice.view), Line(reads(notice)),
        "drew \(drew)\(notice.asBefore ? ", as before" : "")",
      ]
    }
    let others = frame.notNotified.map { [Line($0.view), "\("not told", .other): \(reads($0))"] }
    if frame.step > 0, told.isEmpty, others.isEmpty { return [["nobody"]] }
    return told + others
  }

  private func reads(_ notice: Frame.Notice) -> String {
    notice.reads.isEmpty ? "reads nothing" : "reads \(notice.reads.joined(separator: ", "))"
  }

  private var output: [[Line]] {
    frame.output.split(separator: "\n").map { [Line(String($0))] }
  }

  /// What can be typed, each of it whole on one line.
  private var next: Line {
    if frame.next.isEmpty { return Line("nothing", .typed) }
    let words = Self.folded(frame.next).map { [Span(text: $0, tone: .typed, staysWhole: true)] }
    return Line(spans: Array(words.joined(separator: [Span(text: " · ", tone: .typed)])))
  }

  /// The ways one call can end in one word: `deliver e1 ok|empty`, and after three `…`.
  private static func folded(_ words: [String]) -> [String] {
    var folded: [(call: Substring, outcomes: [Substring])] = []
    for word in words {
      let parts = word.split(separator: " ", maxSplits: 2)
      let isEnding = parts.count == 3 && ["deliver", "fail"].contains(parts[0])
      let call = isEnding ? word.prefix { $0 != " " } + " " + parts[1] : Substring(word)
      if isEnding, folded.last?.call == call {
        folded[folded.count - 1].outcomes.append(parts[2])
      } else {
        folded.append((call, isEnding ? [parts[2]] : []))
      }
    }
    return folded.map { call, outcomes in
      let shown = outcomes.prefix(3) + (outcomes.count > 3 ? ["…"] : [])
      return shown.isEmpty ? String(call) : "\(call) \(shown.joined(separator: "|"))"
    }
  }

  private func list(_ ids: [Call.ID]) -> String {
    ids.map(\.description).joined(separator: ", ")
  }
}
