import Observation
import Synchronization

/// A view on the screen: what it drew last, and whether it has been told since.
@MainActor
final class PlacedView {
  let name: String
  private(set) var drew = ""
  private(set) var reads: [String] = []
  private(set) var times = 0
  private(set) var differed = 0
  private var told = Told()

  init(_ name: String) { self.name = name }

  var isTold: Bool { told.isSet }

  /// Takes over how often it was told before it was drawn here, and how often it drew something else.
  func wasTold(_ notice: Frame.Notice) { (times, differed) = (notice.times, notice.differed) }

  /// Draws for the first time.
  func appear(_ draw: () -> String) -> Frame.Notice {
    place(draw)
    return notice
  }

  /// Draws again because it was told.
  func redraw(_ draw: () -> String) -> Frame.Notice {
    let before = drew
    times += 1
    place(draw)
    if drew != before { differed += 1 }
    var notice = notice
    notice.asBefore = drew == before
    return notice
  }

  var notice: Frame.Notice {
    Frame.Notice(
      view: name,
      reads: reads,
      drew: PrintedText.brief(drew),
      times: times,
      differed: differed
    )
  }

  private func place(_ draw: () -> String) {
    told = Told()
    let (text, reads) = withObservationTracking {
      Reads.noting(draw)
    } onChange: { [told] in
      told.set()
    }
    (drew, self.reads) = (text, reads)
  }
}

/// Set when an observation fires, on whatever thread.
private final class Told: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
