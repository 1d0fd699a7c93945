import StateDiff

/// All that a user pays for lists of values that are not `Equatable`, and what a fingerprint costs.
let captureSuite = Suite(name: "captures") {
  let counts = [1_000, 10_000, 100_000]
  var rows = [["capture + diff + compact"] + counts.map(\.description)]
  rows.append(
    ["not Equatable, one changed"]
      + counts.map { count in
        let old = plains(count)
        var new = plains(count)
        new[count / 2].title = "new"
        return captured(old, new)
      }
  )
  rows.append(
    ["not Equatable, equal, stored twice"] + counts.map { captured(plains($0), plains($0)) }
  )
  rows.append(
    ["text of the capture"]
      + counts.map { count in
        let capture = StateCapture(plains(count))
        return text(median(of: 3) { keep(capture.text()) })
      }
  )
  rows.append(
    ["fingerprint, whole"]
      + counts.map { count in
        let list = plains(count)
        return text(median(of: 5) { keep(StateCapture(list).fingerprint) })
      }
  )
  rows.append(
    ["fingerprint, one changed"]
      + counts.map { count in
        let old = plains(count)
        var new = old
        new[count / 2].title = "new"
        let before = StateCapture(old)
        keep(before.fingerprint)
        return text(median(of: 5) { keep(StateCapture(new).fingerprint(after: before)) })
      }
  )
  return table(rows) + "peak \(peakMemory()) MiB\n"
}

private func captured(_ old: [Plain], _ new: [Plain]) -> String {
  text(
    median(of: 5) {
      keep(StateDifference.between(StateCapture(old), StateCapture(new)).compact())
    }
  )
}

/// What is there for speed alone, beside the same work without it.
func figureTable() -> String {
  let list = plains(10_000)
  let mirrored = list.map(Mirrored.init)
  let copies = (plains(10_000), plains(10_000).map(Mirrored.init))
  let named = (0..<10_000).map { $0 % 2 == 0 ? Phase.open : .closed(by: "someone \($0)") }
  let generic = (0..<10_000).map { $0 % 2 == 0 ? Loadable.idle : .loaded("someone \($0)") }
  return table([
    ["10,000 values", "with", "without"],
    [
      "structs written: by their layout / by mirrors",
      text(median(of: 3) { keep(StateCapture(list).text()) }),
      text(median(of: 3) { keep(StateCapture(mirrored).text()) }),
    ],
    [
      "equal structs compared: in place / taken apart",
      text(median(of: 3) { keep(StateDifference.between(list, copies.0).isEmpty) }),
      text(median(of: 3) { keep(StateDifference.between(mirrored, copies.1).isEmpty) }),
    ],
    [
      "enums captured: payloads known by type / looked into",
      text(median(of: 3) { keep(StateCapture(named)) }),
      text(median(of: 3) { keep(StateCapture(generic)) }),
    ],
  ])
}
