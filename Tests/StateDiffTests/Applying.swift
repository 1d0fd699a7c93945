@testable import StateDiff

extension ValueData {
  /// This value with the changes made in it, as `DiffData` says they are to be made.
  func applying(_ diff: DiffData) -> ValueData {
    applying(
      diff.changes.map { Edit(steps: (StatePath($0.path) ?? StatePath()).steps[...], change: $0) }
    )
  }

  private struct Edit {
    var steps: ArraySlice<StatePath.Step>
    var change: DiffData.ChangeData

    var key: String? {
      switch steps.first {
      case .key(let key)?: key
      case .index(let number)?: String(number)
      default: nil
      }
    }

    func isAt(_ part: Part, inSet: Bool) -> Bool {
      inSet ? part.value == change.old : part.name == key
    }
  }

  private func applying(_ edits: [Edit]) -> ValueData {
    if edits.isEmpty { return self }
    if let whole = edits.first(where: { $0.steps.isEmpty && $0.change.kind == .changed }) {
      return whole.change.new ?? self
    }
    var value = self
    switch kind {
    case .record: value.parts = named(edits)
    case .enumCase: value.parts = payload(edits)
    case .list: value.parts = listed(parts ?? [], edits)
    case .dictionary, .set: value.parts = keyed(edits)
    case .text: value.text = lines(edits)
    case .leaf, .again, .cut: break
    }
    return value
  }

  private func named(_ edits: [Edit]) -> [Part] {
    (parts ?? []).enumerated().map { index, part in
      let name = part.name ?? String(index)
      let own = edits.filter { $0.steps.first == .field(name) }.map {
        Edit(steps: $0.steps.dropFirst(), change: $0.change)
      }
      return Part(name: part.name, value: part.value.applying(own))
    }
  }

  private func payload(_ edits: [Edit]) -> [Part] {
    let inside = edits.map { Edit(steps: $0.steps.dropFirst(), change: $0.change) }
    guard parts?.count == 1, let only = parts?.first, only.name == nil else {
      var record = self
      record.kind = .record
      return record.named(inside)
    }
    return [Part(name: nil, value: only.value.applying(inside))]
  }

  private func listed(_ old: [Part], _ edits: [Edit]) -> [Part] {
    var gone: Set<Int> = []
    var coming: [(place: Int, part: Part)] = []
    for edit in edits where edit.steps.count == 1 {
      guard case .index(let place)? = edit.steps.first else { continue }
      switch edit.change.kind {
      case .removed: gone.insert(place)
      case .moved, .changed:
        guard let was = edit.change.movedFrom else { continue }
        gone.insert(was)
        coming.append((place, old[was]))
      case .added: coming.append((place, Part(value: edit.change.new ?? ValueData(kind: .cut))))
      default: break
      }
    }
    var new = old.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    for (place, part) in coming.sorted(by: { $0.place < $1.place }) {
      new.insert(part, at: min(place, new.count))
    }
    for index in new.indices {
      let inner = edits.filter {
        $0.steps.first == .index(index) && ($0.steps.count > 1 || $0.change.kind == .changed)
      }
      new[index].value = new[index].value.applying(
        inner.map { Edit(steps: $0.steps.dropFirst(), change: $0.change) }
      )
    }
    return new
  }

  private func keyed(_ edits: [Edit]) -> [Part] {
    var new: [Part] = []
    for part in parts ?? [] {
      let own = edits.filter { $0.isAt(part, inSet: kind == .set) }
      if own.contains(where: { $0.steps.count == 1 && $0.change.kind == .removed }) { continue }
      let inside = own.map { Edit(steps: $0.steps.dropFirst(), change: $0.change) }
      new.append(Part(name: part.name, value: part.value.applying(inside)))
    }
    for edit in edits where edit.steps.count == 1 && edit.change.kind == .added {
      let value = edit.change.new ?? ValueData(kind: .cut)
      new.append(Part(name: kind == .set ? nil : edit.key, value: value))
    }
    return new
  }

  private func lines(_ edits: [Edit]) -> String {
    let old = (text ?? "").textLines.map { Part(value: ValueData(kind: .text, text: $0)) }
    let inner = edits.map { Edit(steps: $0.steps.dropFirst(), change: $0.change) }
    return listed(old, inner).map { $0.value.text ?? "" }.joined(separator: "\n")
  }

  /// With the entries of dictionaries and sets in an order that depends on their content only.
  var sorted: ValueData {
    var value = self
    value.parts = parts?.map { Part(name: $0.name, value: $0.value.sorted) }
    if kind == .dictionary || kind == .set {
      value.parts?.sort { "\($0)" < "\($1)" }
    }
    return value
  }
}
