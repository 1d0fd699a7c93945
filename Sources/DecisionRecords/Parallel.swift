import Platform
import Synchronization

/// Work spread over the machine's cores with plain threads, in the order of the input.
///
/// Threads and not tasks: the workbench steps Swift's concurrency itself, and reading files must
/// neither wait for that nor show up in it.
enum Parallel {
  /// Fewer elements than this are done at once on the calling thread.
  private static let worthwhile = 64

  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let workers = min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    guard elements.count >= worthwhile, workers > 1 else { return elements.map(transform) }
    let size = (elements.count + workers * 4 - 1) / (workers * 4)
    let chunks = stride(from: 0, to: elements.count, by: size).map {
      Array(elements[$0..<min($0 + size, elements.count)])
    }
    return map(chunks: chunks, workers: workers) { $0.map(transform) }.flatMap(\.self)
  }

  private static func map<Element: Sendable, Result: Sendable>(
    chunks: [[Element]],
    workers: Int,
    _ transform: @escaping @Sendable ([Element]) -> [Result]
  ) -> [[Result]] {
    let board = Board<Result>(count: chunks.count)
    let work: @Sendable () -> Void = {
      while let index = board.take() { board.put(transform(chunks[index]), at: index) }
    }
    let threads = (1..<workers).compactMap { _ in startThread(work) }
    work()
    for thread in threads { pthread_join(thread, nil) }
    return board.results
  }

  /// Which chunk is next, and what came of the others.
  private final class Board<Result: Sendable>: Sendable {
    private let state: Mutex<(next: Int, results: [[Result]])>

    init(count: Int) {
      state = Mutex((0, Array(repeating: [], count: count)))
    }

    func take() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func put(_ result: [Result], at index: Int) {
      state.withLock { $0.results[index] = result }
    }

    var results: [[Result]] { state.withLock { $0.results } }
  }
}
