/// Everything about a lesson that can be said without running it.
public struct LessonDescription: Hashable, Sendable, Codable {
  /// The word to type, `transfer`.
  public var id: String
  /// The heading.
  public var title: String
  /// Why one should take it, in a sentence or two.
  public var reason: String
  /// The facts it shows, `K11`, and the disagreements, `D8`.
  public var shows: [String]
  /// The decision tree it speaks to.
  public var tree: String?
  /// The lesson to open next.
  public var next: String?
  /// The styles in the order they are offered; the one to open with is ``openingStyle``.
  public var styles: [Style]
  /// The moves, the same in every style.
  public var moves: [Move]
  /// The dependency calls a feature may make.
  public var calls: [Call]
  /// The names of the views.
  public var views: [String]
  /// The invariants, in words.
  public var invariants: [String]
  /// The states a run can start from besides the ordinary one.
  public var startStates: [String]
  /// Snippets that must not compile.
  public var refused: [Refused]
  /// The guided steps of the lesson's text.
  public var guide: [GuidedStep]
  /// What the lesson's text says at its end: what to open next, and which tree it speaks to.
  public var closing: String

  /// The style a lesson opens with: `mvvm` where it has one.
  public var openingStyle: String {
    (styles.first { $0.name == "mvvm" } ?? styles.first)?.name ?? ""
  }
}

extension LessonDescription {
  /// One style with its variants.
  public struct Style: Hashable, Sendable, Codable {
    /// `reducer`, `mvvm`, `capability`.
    public var name: String
    /// The variants; the first is meant when none is named.
    public var variants: [Variant]
  }

  /// One way of writing the feature in a style.
  public struct Variant: Hashable, Sendable, Codable {
    /// The word to type, `careful`.
    public var name: String
    /// Why it is there, one line.
    public var reason: String
    /// Whose code it is.
    public var mark: Mark
    /// Whether it guards against what the lesson shows.
    public var care: Care
    /// Who owns the state, and so how long it lives.
    public var owner: StateOwner
    /// The start states it refuses, with the reason.
    public var refusedStarts: [String: String]
    /// Why a value cannot be put back; nil where it can (K28).
    public var cannotRestore: String?
    /// The file it is written in.
    public var file: String?
    /// The files it shares with other variants.
    public var sharedFiles: [String]
    /// The file that draws, where the lesson itself does not; it is shown and not counted.
    public var screenFile: String?
    /// How the state of a capability is hosted; nil in other styles.
    public var host: Host?

    /// The files it is made of, what draws last.
    public var files: [String] {
      [file].compactMap(\.self) + sharedFiles + [screenFile].compactMap(\.self)
    }
  }

  /// How the state of a capability is hosted, which decides who is told of a change.
  public enum Host: String, Hashable, Sendable, Codable {
    /// As a plain value: the host depends on all of it, and so does every view below.
    case value
    /// As an observable object without methods: each view depends on what it reads.
    case object
  }

  /// Whose code a variant is (K66).
  public enum Mark: Hashable, Sendable, Codable {
    /// As in the source, named by its short name.
    case source(String)
    /// Ours.
    case ours
  }

  /// Whether a variant guards against what the lesson shows.
  public enum Care: String, Hashable, Sendable, Codable {
    /// The obvious code.
    case naive
    /// The code that holds.
    case careful
    /// Another point of view.
    case other
  }

  /// Who owns the state.
  public enum StateOwner: String, Hashable, Sendable, Codable {
    /// The screen: it goes when the screen goes.
    case screen
    /// The view above the screen: it lives until the app starts again.
    case parent
    /// The app: it lives until the app starts again.
    case app
  }
}

extension LessonDescription {
  /// One move.
  public struct Move: Hashable, Sendable, Codable {
    /// The word behind the dot.
    public var name: String
    /// What it takes.
    public var parameters: [Parameter]
    /// Where it comes from, which decides what `leave` cancels.
    public var origin: Origin

    /// The form to type: `.setAmount(number)`, `.choose(.express or .standard)`.
    public var form: String {
      if parameters.isEmpty { return ".\(name)" }
      return ".\(name)(\(parameters.map(\.form).joined(separator: ", ")))"
    }

    /// The form, and what each word in it stands for: `.setAmount(amount), where amount is a number`.
    public var expectation: String {
      let meanings = parameters.compactMap(\.meaning)
      return meanings.isEmpty ? form : "\(form), where \(meanings.joined(separator: " and "))"
    }
  }

  /// One argument of a move.
  public struct Parameter: Hashable, Sendable, Codable {
    /// What it is called.
    public var label: String
    /// What is expected.
    public var type: ArgumentType
    /// The words to choose from, for a choice.
    public var choices: [String]

    /// The expected form in words: `"text"`, `number`, `.express or .standard`.
    public var form: String {
      switch type {
      case .text: "\"\(label)\""
      case .number, .decimal: label
      case .yesNo: "true or false"
      case .choice: choices.map { ".\($0)" }.joined(separator: " or ")
      case .date: "\"2026-01-31\""
      }
    }

    /// What the word in the form stands for; nil where the form says it by itself.
    public var meaning: String? {
      switch type {
      case .number: "\(label) is a whole number"
      case .decimal: "\(label) is a number"
      case .text, .yesNo, .choice, .date: nil
      }
    }
  }

  /// What an argument can be.
  public enum ArgumentType: String, Hashable, Sendable, Codable {
    /// Text in quotes.
    case text
    /// A whole number.
    case number
    /// A number with a point.
    case decimal
    /// `true` or `false`.
    case yesNo = "yes/no"
    /// One of some words.
    case choice
    /// A day.
    case date
  }

  /// Where a move comes from.
  public enum Origin: String, Hashable, Sendable, Codable {
    /// The screen's appearance; what it starts ends with the screen.
    case appearance
    /// A button; its task goes on when the screen goes.
    case button
    /// A control that writes a value.
    case binding
    /// The view or feature above; it can move even when the screen is not there.
    case parent
  }

  /// One dependency call.
  public struct Call: Hashable, Sendable, Codable {
    /// The endpoint.
    public var name: String
    /// How it can end, in the order they are offered.
    public var outcomes: [Outcome]
  }

  /// One way a call can end.
  public struct Outcome: Hashable, Sendable, Codable {
    /// The word to type.
    public var name: String
    /// Whether the call throws.
    public var isFailing: Bool
  }

  /// A snippet that must not compile.
  public struct Refused: Hashable, Sendable, Codable {
    /// The word to type after `compile`.
    public var name: String
    /// What the compiler says.
    public var diagnostic: String

    /// Names a snippet and what the compiler says about it.
    public init(_ name: String, _ diagnostic: String) {
      (self.name, self.diagnostic) = (name, diagnostic)
    }
  }

  /// One guided step: some prose, the words to type, and what is said once they have run.
  public struct GuidedStep: Hashable, Sendable, Codable {
    /// The heading above it, where there is one.
    public var heading: String?
    /// The Markdown before the fenced block.
    public var text: String
    /// The lines of the block, as typed: steps and other commands.
    public var commands: [String]
    /// The Markdown behind the block and before the next heading; empty where there is none.
    public var after = ""
  }
}
