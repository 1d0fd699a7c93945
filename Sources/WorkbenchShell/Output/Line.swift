/// What a stretch of text is, so that colour can repeat what its words already say.
enum Tone: Sendable, Equatable {
  case plain
  /// A title or a name that stands out.
  case strong
  /// Something that can be typed as it stands.
  case typed
  /// The good end: agrees, done, passes.
  case good
  /// Another view, or something to notice.
  case other
  /// Refused, failed, broken.
  case bad
}

/// A stretch of text in one tone.
struct Span: Sendable, Equatable {
  var text: String
  var tone: Tone
  /// Whether it is not broken at its blanks while it fits a line.
  var staysWhole = false
}

/// One logical line of output: spans that are wrapped, escaped and coloured only when rendered.
///
///     let line: Line = "type \(typed: "help") for the list"
struct Line: Sendable, Equatable {
  var spans: [Span]

  init(_ text: String, _ tone: Tone = .plain) {
    spans = [Span(text: text, tone: tone)]
  }

  init(spans: [Span]) {
    self.spans = spans
  }

  /// The words alone.
  var text: String { spans.map(\.text).joined() }
}

extension Line: ExpressibleByStringInterpolation {
  /// Makes a plain line.
  init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a line from an interpolated literal.
  init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
  }

  /// Collects the spans of an interpolated line.
  struct StringInterpolation: StringInterpolationProtocol {
    var spans: [Span] = []

    /// Starts with nothing.
    init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text, which is plain.
    mutating func appendLiteral(_ literal: String) {
      append(literal, .plain)
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(value.description, .plain)
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible, _ tone: Tone) {
      append(value.description, tone)
    }

    mutating func appendInterpolation(typed value: String) {
      append(value, .typed)
    }

    mutating func appendInterpolation(_ line: Line) {
      spans += line.spans
    }

    private mutating func append(_ text: String, _ tone: Tone) {
      if !text.isEmpty { spans.append(Span(text: text, tone: tone)) }
    }
  }
}
