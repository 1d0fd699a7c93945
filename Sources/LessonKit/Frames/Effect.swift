public import Stepping

extension Frame {
  /// Something that happened to an effect.
  public struct Effect: Hashable, Sendable, Codable {
    /// The number to type.
    public var id: Call.ID
    /// The endpoint.
    public var name: String
    /// The arguments as text.
    public var arguments: [String]
    /// What happened.
    public var event: Event
    /// The outcome's name, where one was delivered.
    public var outcome: String?
    /// The step that made the call.
    public var startedBy: Int
    /// What ends it besides an outcome.
    public var life: Life

    /// What can happen to an effect.
    public enum Event: String, Hashable, Sendable, Codable {
      /// The call began to wait.
      case started
      /// It returned.
      case finished
      /// It threw.
      case failed
      /// Its task was cancelled.
      case cancelled
      /// No answer will come; it stays in flight.
      case lost
      /// The app that waited for it is gone.
      case dropped
    }

    /// How long an effect lives.
    public enum Life: String, Hashable, Sendable, Codable {
      /// Ends with the screen.
      case screen
      /// Goes on when the screen has gone, until an outcome comes or its own code cancels it.
      case task
      /// Not even cancelling ends it; only its outcome does (K18).
      case durable
    }
  }
}

extension Frame.Effect: CustomStringConvertible {
  /// `e1 send(50, "ana")   started by 2, waiting; ends with the screen`.
  public var description: String {
    "\(id) \(name)(\(arguments.joined(separator: ", ")))   \(words)"
  }

  /// What happened, as a transcript says it.
  private var words: String {
    switch event {
    case .started: "started, waiting; \(life.words)"
    case .finished: "finished: \(outcome ?? "")"
    case .failed: "failed: \(outcome ?? "")"
    case .cancelled: "cancelled"
    case .lost: "lost: no answer will come; \(life.words)"
    case .dropped: "gone with the app"
    }
  }
}

extension Frame.Effect.Life {
  /// What ends the effect, in words.
  public var words: String {
    switch self {
    case .screen: "ends with the screen"
    case .task: "goes on without the screen"
    case .durable: "goes on whatever is cancelled"
    }
  }
}

extension Frame.Effect {
  /// What happened, as a screen says it: a word, whether it is good or bad, and the rest behind it.
  package var said: (word: String, isGood: Bool?, rest: String) {
    switch event {
    case .started: ("started", nil, ", waiting; \(life.words)")
    case .finished:
      ("finished", true, " with \(outcome ?? "its value"), begun by step \(startedBy)")
    case .failed: ("failed", false, " with \(outcome ?? "an error"), begun by step \(startedBy)")
    case .cancelled: ("cancelled", nil, ", begun by step \(startedBy)")
    case .lost: ("lost", nil, ": no answer will come; \(life.words)")
    case .dropped: ("gone", nil, " with the app")
    }
  }
}

/// A call of the run and where it stands.
package struct EffectStatus: Hashable, Sendable, Codable {
  /// The number to type.
  package var id: Call.ID
  /// The endpoint.
  package var name: String
  /// The arguments as text.
  package var arguments: [String]
  /// The step that made the call.
  package var startedBy: Int
  /// What ends it besides an outcome.
  package var life: Frame.Effect.Life
  /// Where it stands.
  package var status: Status
  /// How it can end; empty once no answer can come.
  package var outcomes: [LessonDescription.Outcome]

  /// Where a call stands.
  package enum Status: Hashable, Sendable, Codable {
    /// It waits for an answer.
    case waiting
    /// It waits and no answer will come.
    case lost
    /// It returned or threw by the named outcome.
    case ended(String)
    /// Its task was cancelled.
    case cancelled
    /// The app that waited for it is gone.
    case dropped
  }
}

extension EffectStatus {
  /// Why it can be given no answer; nil where it waits for one.
  var refusal: LessonProblem? {
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    return switch status {
    case .waiting: nil
    case .lost: .callIsLost(id, name: call)
    case .ended(let outcome): .callIsOver(id, name: call, how: outcome)
    case .cancelled: .callIsOver(id, name: call, how: "cancelled")
    case .dropped: .callIsOver(id, name: name, how: "it ended with its app or its value")
    }
  }
}

extension EffectStatus.Status {
  /// Whether the call is in flight.
  package var isInFlight: Bool { self == .waiting || self == .lost }

  /// Where the call stands, in words.
  package var words: String {
    switch self {
    case .waiting: "waiting"
    case .lost: "lost"
    case .ended(let outcome): "ended with \(outcome)"
    case .cancelled: "cancelled"
    case .dropped: "gone with the app"
    }
  }
}
