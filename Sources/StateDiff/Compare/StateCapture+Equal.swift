extension StateCapture: Hashable {
  /// Whether the very same content was captured, of whichever objects.
  ///
  /// It is looked below `==`, as with `StateDifference.Options.structural`. Functions and what else is
  /// not comparable counts as equal.
  public static func == (left: StateCapture, right: StateCapture) -> Bool {
    left.fingerprint == right.fingerprint
      && StateDifference(
        tree: Comparison.run(
          left,
          right,
          options: StateDifference.Options(structural: true),
          ignoresIdentity: true
        )
      ).isEmpty
  }

  /// Feeds the fingerprint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
