/// UI: recombines the data and calls the closures.
struct CounterScreen {
  let counter: CounterCapability

  var label: String { "\(counter.count)" }

  var button: String { counter.canReset ? "Reset" : "Reset (dimmed)" }
}
