import LessonKit

/// How the state of the open variant is hosted, and which variant hosts it the other way.
struct HostWords {
  let host: LessonDescription.Host?
  let style: String
  let others: [LessonDescription.Variant]

  init(_ open: OpenLesson) {
    let variants = open.description.styles.first { $0.name == open.script.style }?.variants ?? []
    (host, style) = (open.variant?.host, open.script.style)
    others = variants.filter { [host = host] in $0.host != nil && $0.host != host }
  }

  /// A sentence about the host and one about the other; nil where the style has no host.
  var line: Line? {
    switch host {
    case .value:
      "Hosted as a plain value: every view is told of every change.\(offer("an observable object"))"
    case .object:
      "Hosted as an observable object: a view is told of what it reads.\(offer("a plain value"))"
    case nil: nil
    }
  }

  private func offer(_ what: String) -> Line {
    guard let other = others.first else { return "" }
    return " \(typed: "style \(style) \(other.name)") hosts \(what)."
  }
}
