/// A module's tables.
struct Suite: Sendable {
  var name: String
  /// Measures, and gives the table as text.
  var run: @Sendable () -> String
}

/// The middle of several measured processor times, on which other programs have little influence.
func median(of repetitions: Int, _ work: () -> Void) -> Duration {
  let times = (0..<repetitions).map { _ in
    let start = processorTime()
    work()
    return processorTime() - start
  }
  return times.sorted()[repetitions / 2]
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// The value itself, of which the optimiser knows nothing.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// A time in the unit that suits it: `12.3 ms`.
func text(_ time: Duration) -> String {
  let nanoseconds =
    Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
  return switch nanoseconds {
  case ..<1e3: rounded(nanoseconds) + " ns"
  case ..<1e6: rounded(nanoseconds / 1e3) + " µs"
  case ..<1e9: rounded(nanoseconds / 1e6) + " ms"
  default: rounded(nanoseconds / 1e9) + " s"
  }
}

/// Three digits at most.
func rounded(_ number: Double) -> String {
  if number >= 100 { return String(Int(number.rounded())) }
  let scale = number >= 10 ? 10.0 : 100.0
  return String((number * scale).rounded() / scale)
}

/// Columns of one width each, the first to the left, the others to the right.
func table(_ rows: [[String]]) -> String {
  let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(row, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + blanks : blanks + cell.0
    }.joined(separator: "  ")
  }.joined(separator: "\n") + "\n"
}
