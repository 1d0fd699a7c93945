import Problems

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
