/// A type that says how it wants to be shown in captures and diffs.
///
/// A type may show less than it holds; when two unequal values then print alike, the diff says so.
///
///     extension Money: DiffDisplayable {
///       var diffDisplay: DiffDisplay { .text("\(Double(cents) / 100) EUR") }
///     }
///     // price   3.05 EUR → 4.2 EUR
///
/// Where there is no `==`, values are compared by what they show; keys that show the same have the same
/// path. This one leaves its cache out, and shows a sequence as a list:
///
///     extension Inbox: DiffDisplayable {
///       var diffDisplay: DiffDisplay { .fields([("unread", unread), ("mails", Array(mails))]) }
///     }
///     // unread     1 → 2
///     // mails[0]   added Mail(id: 7)
public protocol DiffDisplayable {
  /// What stands for this value.
  var diffDisplay: DiffDisplay { get }
}

/// What a `DiffDisplayable` value shows instead of its stored properties.
public enum DiffDisplay {
  /// One piece of text without parts, escaped where needed.
  ///
  /// `.text("3.50 EUR")` is written `3.50 EUR`, and changes as a whole.
  case text(String)
  /// Another value in its place, with the paths that lead into it.
  ///
  ///     struct Route: DiffDisplayable {
  ///       var stops: LinkedList<String>
  ///       var diffDisplay: DiffDisplay { .value(Array(stops)) }
  ///     }
  ///     // [1]   added "Ulm"
  case value(Any)
  /// These parts under the type's own name.
  ///
  ///     struct Server: DiffDisplayable {
  ///       var host: String, port: Int, password: String
  ///       var diffDisplay: DiffDisplay { .fields([("host", host), ("port", port)]) }
  ///     }
  ///     // Server(host: "a.example", port: 80)
  ///     // port   80 → 443
  case fields([(name: String, value: Any)])
}
