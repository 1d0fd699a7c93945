import Dispatch
public import Observation

// Models as they are written for apps, by people who have never heard of stepping.

/// Searches when nothing was typed for a while.
@Observable
public final class SearchModel {
  /// What is looked for.
  public var query = "" { didSet { restart() } }
  /// What was found.
  public private(set) var results: [String] = []

  @ObservationIgnored private var task: Task<Void, Never>?
  private let fetch: @Sendable (String) async throws -> [String]

  /// Makes a search over what it asks.
  public init(fetch: @escaping @Sendable (String) async throws -> [String]) { self.fetch = fetch }

  private func restart() {
    task?.cancel()
    task = Task {
      do {
        try await Task.sleep(for: .milliseconds(300))
        results = try await fetch(query)
      } catch {
        results = []
      }
    }
  }
}

/// Items that come page by page.
@Observable
open class Pages<Item: Sendable> {
  /// The items so far.
  public private(set) var items: [Item] = []
  /// Whether a page is on its way.
  public private(set) var isLoading = false

  private let load: @Sendable (Int) async throws -> [Item]

  /// Makes pages over what it asks, by the number of items there are.
  public init(load: @escaping @Sendable (Int) async throws -> [Item]) { self.load = load }

  /// Loads the next page unless one is on its way.
  open func next() {
    guard !isLoading else { return }
    isLoading = true
    Task {
      defer { isLoading = false }
      items += (try? await load(items.count)) ?? []
    }
  }
}

/// Sends a file and shows how far it is.
@Observable
public final class Upload {
  /// How many per cent are sent.
  public private(set) var percent = 0

  private let send: @Sendable () -> AsyncStream<Int>

  /// Makes an upload over what sends.
  public init(send: @escaping @Sendable () -> AsyncStream<Int>) { self.send = send }

  /// Begins to send.
  public func start() {
    Task {
      for await part in send() { percent = part }
    }
  }
}

/// Signs in, once, however often it is tapped.
@Observable
public final class Login {
  /// What the screen says.
  public private(set) var status = "signed out"

  private let signIn: @Sendable (String) async throws -> String

  /// Makes a login over what it asks.
  public init(signIn: @escaping @Sendable (String) async throws -> String) { self.signIn = signIn }

  /// The button was tapped.
  public func tapped() async {
    guard status != "signing in" else { return }
    status = "signing in"
    do { status = "hello, \(try await signIn("ana"))" } catch { status = "failed" }
  }
}

/// A message that goes away by itself.
@Observable
public final class Toast {
  /// What is shown.
  public private(set) var message: String?

  /// Makes one that shows nothing.
  public init() {}

  /// Shows a message for two seconds.
  public func show(_ text: String) {
    message = text
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      MainActor.assumeIsolated { self?.message = nil }
    }
  }
}

/// Counts seconds from its making to its end.
@MainActor @Observable
public final class Heartbeat {
  /// The seconds so far.
  public private(set) var beats = 0

  @ObservationIgnored private var task: Task<Void, Never>?

  /// Begins to count.
  public init() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        self?.beats += 1
      }
    }
  }

  isolated deinit { task?.cancel() }
}

/// Reads from a disk that has a queue of its own.
@Observable
public final class Reader {
  /// What it is called.
  public var title = ""
  /// What was read.
  public private(set) var text = ""

  private let disk: Disk

  /// Makes a reader of a disk.
  public init(_ disk: Disk) { self.disk = disk }

  /// Begins to read.
  public func read() {
    Task { text = await disk.read() }
  }
}

/// A disk that answers when it is told to.
public nonisolated final class Disk: Sendable {
  private let isReady = DispatchSemaphore(value: 0)
  private let hasAnswered = DispatchSemaphore(value: 0)

  /// Makes a disk.
  public init() {}

  func read() async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "disk").async { [isReady, hasAnswered] in
        isReady.wait()
        continuation.resume(returning: "content")
        hasAnswered.signal()
      }
    }
  }

  /// Answers what is being read, and waits until that is done.
  public func answer() {
    isReady.signal()
    hasAnswered.wait()
  }
}
