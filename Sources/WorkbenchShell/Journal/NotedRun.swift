/// The opening of a lesson, to tell it from every other.
final class Opening {}

extension Journal {
  /// A run as far as the journal has it. The script itself is not kept: sharing it, each step would
  /// copy it, and comparing it would make each step of a long run dearer than the one before.
  struct Noted {
    var opening: Opening
    /// The run's name; nil while nothing new was done in it.
    var run: String?
    var edition: Int
    /// How many steps the script had.
    var steps: Int
    var guide: Int
    /// How many events it has.
    var count = 0
  }
}
