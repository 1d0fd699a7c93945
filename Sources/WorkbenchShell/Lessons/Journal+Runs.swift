import LessonKit

extension Journal.Noted {
  init(_ lesson: OpenLesson, run: String? = nil, count: Int = 0) {
    self.init(
      opening: lesson.opening,
      run: run,
      edition: lesson.edition,
      steps: lesson.position,
      guide: lesson.guide.next,
      count: count
    )
  }

  func hasScript(of lesson: OpenLesson) -> Bool {
    edition == lesson.edition && steps == lesson.position
  }
}

extension Journal {
  /// Writes down what became of the open lesson's script since the last time. Opening a lesson is
  /// not doing something: nothing is written before the first step.
  func note(_ lesson: OpenLesson?) {
    guard let lesson else { return noted = nil }
    let known = noted.flatMap { $0.opening === lesson.opening ? $0 : nil }
    if let known {
      guard !known.hasScript(of: lesson) || known.guide != lesson.guide.next else { return }
    } else if lesson.position == 0 {
      return noted = nil
    }
    begin(lesson, known)
  }

  /// A guided step was taken to its end; the last one ends the lesson.
  func noteGuided(_ number: Int, in lesson: OpenLesson) {
    var before = lesson
    before.guide.next = number
    if noted?.opening !== lesson.opening || noted?.run == nil { begin(before, nil) }
    let steps = LessonKeys.steps(of: lesson.description)
    guard steps.indices.contains(number) else { return }
    var guided = event(.guided, of: lesson)
    (guided.guide, guided.step, guided.text) = (number + 1, steps[number].name, steps[number].hash)
    let isLast = number + 1 == steps.count
    add([guided] + (isLast ? [event(.finished, of: lesson)] : []))
    noted?.guide = number + 1
  }

  /// A guided move was predicted, with these words.
  func notePrediction(
    _ said: String,
    _ mark: JournalEvent.Mark,
    line: Int,
    in lesson: OpenLesson
  ) {
    if noted?.opening !== lesson.opening || noted?.run == nil { begin(lesson, nil) }
    let steps = LessonKeys.steps(of: lesson.description)
    guard steps.indices.contains(lesson.guide.next) else { return }
    var prediction = event(.prediction, of: lesson)
    (prediction.step, prediction.text) =
      (steps[lesson.guide.next].name, steps[lesson.guide.next].hash)
    (prediction.words, prediction.mark, prediction.line) = (said, mark, line)
    add([prediction])
  }

  /// A run that was brought back: nothing is written before something new is done in it.
  func noteResumed(_ lesson: OpenLesson) {
    noted = Noted(lesson)
  }

  /// The next event begins its run again, because what went before no longer counts.
  func forgetRun() {
    noted?.run = nil
  }
}

extension Journal {
  private func begin(_ lesson: OpenLesson, _ known: Noted?) {
    let isNew = known?.run == nil
    noted = Noted(lesson, run: known?.run ?? nameOfNewRun(), count: known?.count ?? 0)
    var events: [JournalEvent] = []
    if let known, !isNew, let step = Self.step(from: known, to: lesson) {
      events.append(script(lesson, .step, step.description))
    } else {
      if isNew, lesson.guide.next > 0, let words = lesson.guide.words, words != lesson.script.words
      {
        events.append(script(lesson, .script, words))
      }
      events.append(script(lesson, .script, lesson.script.words))
    }
    add(events)
  }

  /// The one step that was added, where nothing else has changed.
  private static func step(from known: Noted, to lesson: OpenLesson) -> Step? {
    guard known.guide == lesson.guide.next, known.edition == lesson.edition,
      known.steps + 1 == lesson.position
    else { return nil }
    return lesson.script.steps.last
  }

  private func script(
    _ lesson: OpenLesson,
    _ kind: JournalEvent.Kind,
    _ words: String
  ) -> JournalEvent {
    var event = event(kind, of: lesson)
    event.words = words
    event.folder = kind == .script ? lesson.origin.folder : nil
    let isGuides = lesson.guide.next == 0 || lesson.guide.words == words
    if kind == .script, isGuides { event.guide = lesson.guide.next }
    return event
  }

  private func event(_ kind: JournalEvent.Kind, of lesson: OpenLesson) -> JournalEvent {
    var event = event(kind, of: lesson.key)
    event.hash = LessonKeys.hash(of: lesson.description)
    noted?.count += 1
    (event.run, event.number) = (noted?.run, noted?.count)
    (event.style, event.variant) = (lesson.script.style, lesson.variant?.name)
    return event
  }
}

extension OpenLesson {
  /// The name under which its progress is kept.
  var key: String { LessonKeys.lesson(description.id, in: pack) }
}
