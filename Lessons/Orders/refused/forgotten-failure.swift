/// The state of this lesson in a view that does not think of failing.
enum Loadable {
  case idle
  case loading
  case loaded([String])
  case failed(String)
}

func text(_ state: Loadable) -> String {
  switch state {
  case .idle: ""
  case .loading: "loading"
  case .loaded(let titles): titles.joined(separator: ", ")
  }
}
