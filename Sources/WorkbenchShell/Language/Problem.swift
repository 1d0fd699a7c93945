/// A message in three parts: what happened, where, and what to try.
struct Problem: Error, Equatable, Sendable {
  var what: String
  var places: [String] = []
  var tries: [String] = []
  var status: ExitStatus = .usage
}

extension Problem {
  /// The message as it is shown, the place and the advice on lines of their own.
  var page: Page {
    var page = Page("\("workbench:", .bad) \(what)")
    for place in places { page.aside("\(place)") }
    for advice in tries {
      page.aside(advice.first?.isUppercase == true ? "\(advice)" : "\("Try", .strong) \(advice)")
    }
    return page
  }
}
