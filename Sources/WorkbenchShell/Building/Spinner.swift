/// A line that shows that work goes on, and for how long; drawn over itself and erased at the end.
struct Spinner {
  let label: String
  let isShown: Bool
  private let start = ContinuousClock.now
  private var turns = 0
  private var isDrawn = false
  /// When it turns again, from its start.
  private var due = Duration.zero

  init(label: String, isShown: Bool) {
    (self.label, self.isShown) = (label, isShown)
  }

  /// Turns where the last turn is a while ago, and not for what takes no time.
  mutating func turnNowAndThen() {
    let passed = start.duration(to: .now)
    if passed > .milliseconds(200), passed > due { turn() }
  }

  mutating func turn() {
    guard isShown else { return }
    let marks = ["|", "/", "-", "\\"]
    let seconds = start.duration(to: .now).components.seconds
    let line = "\r\(marks[turns % marks.count]) \(label), \(seconds) s"
    turns += 1
    due = start.duration(to: .now) + .milliseconds(100)
    isDrawn = LiveFiles.write(line, to: 2)
  }

  mutating func erase() {
    if isDrawn { _ = LiveFiles.write("\r\u{1B}[K", to: 2) }
    isDrawn = false
  }
}
