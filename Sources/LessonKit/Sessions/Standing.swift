/// The whole script of an open lesson and where in it one stands; the one place that holds them.
package struct Standing: Hashable, Sendable {
  /// All steps, those ahead and those left out included; without a lesson where nothing was begun.
  package private(set) var script: Script
  /// The step at which the run stands; what comes after it lies ahead.
  package private(set) var position: Int
  /// Grows whenever the run becomes another one than the run before with a step more.
  package private(set) var edition = 0

  /// Nothing was begun.
  package init() {
    (script, position) = (Script(lesson: "", style: ""), 0)
  }
}

extension Standing {
  /// How many steps there are.
  package var count: Int { script.steps.count }

  /// Whether there is a run.
  package var isBegun: Bool { !script.lesson.isEmpty }

  /// The script up to where one stands, which is what has been run.
  package var taken: Script { position == count ? script : script.prefix(position) }

  /// The steps that lie ahead.
  package var ahead: ArraySlice<Step> { script.steps.dropFirst(position) }
}

extension Standing {
  mutating func begin(_ new: Script, at place: Int) {
    (script, position) = (new, place)
    edition += 1
  }

  /// A step was taken; what lay ahead is kept where it is the same step.
  mutating func take(_ step: Step) {
    let isNext = ahead.first == step && !script.skipped.contains(position + 1)
    if !isNext {
      if position < count { script = taken }
      script.steps.append(step)
    }
    position += 1
  }

  mutating func go(to place: Int) {
    let passesSkipped = script.skipped.contains { $0 > position && $0 <= place }
    if place < position || passesSkipped { edition += 1 }
    position = place
  }

  /// A step was left out or taken in again, and the whole script was run.
  mutating func edit(_ step: Int, isSkipped: Bool) {
    if isSkipped { script.skipped.insert(step) } else { script.skipped.remove(step) }
    position = count
    edition += 1
  }

  /// Leaves out the steps from one to where one stands; what lies ahead stays there.
  mutating func cut(from step: Int) {
    let gone = step...max(step, position)
    let skipped = script.skipped.filter { !gone.contains($0) }
    script.steps.removeSubrange(step - 1..<position)
    script.skipped = Set(skipped.map { $0 > position ? $0 - (position - step + 1) : $0 })
    position = step - 1
    edition += 1
  }
}
