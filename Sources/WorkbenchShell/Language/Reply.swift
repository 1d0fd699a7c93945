import Problems

/// What evaluating a line gives back: words for people, data for programs, and whether to go on.
/// Nothing has been printed yet.
struct Reply: Sendable {
  /// The result, for standard output.
  var page = Page()
  /// The same result for programs, one object.
  var data: (any Encodable & Sendable)?
  /// A result that is text of its own kind (a drawing, a file) and is passed on as it is.
  var raw: String?
  /// Remarks beside the result, for standard error.
  var remarks = Page()
  /// Files that were written, to be named even where the result cannot be printed.
  var written: [String] = []
  var status = ExitStatus.done
  var leaves = false
  /// Whether the lesson's files are to be watched from now on, each change being a `reload`.
  var watches = false
}

extension Reply {
  /// A result in words alone.
  init(_ line: Line) {
    page = Page(line)
  }

  /// A refusal.
  init(_ error: Problem) {
    let problem = error
    remarks = problem.page
    status = problem.status
  }
}
