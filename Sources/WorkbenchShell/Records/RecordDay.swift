import DecisionRecords
import Problems

extension Session {
  /// The day a record is written on: `ADR_DATE` where it is set, as ADR tools have it.
  ///
  /// Throws `notADay` where it is set to something else.
  var today: String {
    get throws(Problem) {
      let given = world.environment("ADR_DATE") ?? ""
      guard !given.isEmpty else { return world.today() }
      guard CalendarDate(given)?.description == given else { throw .notADay(given, of: "ADR_DATE") }
      return given
    }
  }
}
