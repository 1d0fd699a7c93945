/// A type that says how it wants to be shown in captures and diffs.
///
/// A type may show less than it holds; when two unequal values then print alike, the diff says so.
///
///     extension Money: DiffDisplayable {
///       var diffDisplay: DiffDisplay { .text("\(cents / 100).\(cents % 100) EUR") }
///     }
///     // price   3.50 EUR → 4.20 EUR
public protocol DiffDisplayable {
  /// What stands for this value.
  var diffDisplay: DiffDisplay { get }
}

/// What a `DiffDisplayable` value shows instead of its stored properties.
public enum DiffDisplay {
  /// One piece of text without parts, escaped where needed: `.text("3.50 EUR")`.
  case text(String)
  /// Another value in its place: `.value(coordinates.map(\.rounded))`.
  case value(Any)
  /// These parts under the type's own name: `.fields([("host", host), ("port", port)])`.
  case fields([(name: String, value: Any)])
}
