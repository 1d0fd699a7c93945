/// A place on the screen, in cells from where the prompt begins.
struct Place: Equatable {
  var row = 0
  var column = 0
}

/// Where text lands on a screen of some width, counted exactly as libedit counts.
struct Layout {
  let columns: Int
}

extension Layout {
  /// The place just after some text.
  func place(after text: some Sequence<Unicode.Scalar>, from start: Place = Place()) -> Place {
    text.reduce(into: start) { place, scalar in advance(&place, over: scalar) }
  }

  /// The place of a cursor that stands before `next`: a wide character that does not fit moves down.
  func place(_ place: Place, before next: Unicode.Scalar?) -> Place {
    guard let next, cells(of: next) > 1, place.column + 2 > columns else { return place }
    return Place(row: place.row + 1, column: 0)
  }

  private func advance(_ place: inout Place, over scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": place = Place(row: place.row + 1, column: 0)
    case "\t": advanceToTabStop(&place)
    case _ where scalar.value < 0x20 || scalar.value == 0x7f:
      (0..<2).forEach { _ in put(1, &place) }
    default: put(max(1, cells(of: scalar)), &place)
    }
  }

  private func advanceToTabStop(_ place: inout Place) {
    repeat { put(1, &place) } while place.column % 8 != 0
  }

  private func put(_ width: Int, _ place: inout Place) {
    if place.column + width > columns { place = Place(row: place.row + 1, column: 0) }
    place.column += width
    if place.column >= columns { place = Place(row: place.row + 1, column: 0) }
  }
}
