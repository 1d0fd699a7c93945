/// Stands in for the module of that name where a file imports this kit, so that reads can be named.
///
/// The `@Observable` macro writes `Observation.ObservationRegistrar` into the class, and a type found by
/// name wins over a module. The class works as always, with the standard registrar behind ours; the
/// same source in an app gets the standard one alone.
public enum Observation {
  /// The standard protocol.
  public typealias Observable = StandardObservable

  /// Passes everything to the standard registrar, and notes which property a view reads.
  public struct ObservationRegistrar: Sendable {
    private let standard = StandardRegistrar()

    /// Makes a registrar for one object.
    public init() {}

    /// Registers a read.
    public func access<Subject: StandardObservable, Member>(
      _ subject: Subject,
      keyPath: KeyPath<Subject, Member>
    ) {
      if Reads.isNaming { return }
      if let reads = Reads.current { reads.note(PropertyNames.name(of: keyPath, in: subject)) }
      standard.access(subject, keyPath: keyPath)
    }

    /// Announces a change.
    public func willSet<Subject: StandardObservable, Member>(
      _ subject: Subject,
      keyPath: KeyPath<Subject, Member>
    ) {
      if Reads.isNaming { return }
      standard.willSet(subject, keyPath: keyPath)
    }

    /// Says that a change was made.
    public func didSet<Subject: StandardObservable, Member>(
      _ subject: Subject,
      keyPath: KeyPath<Subject, Member>
    ) {
      if Reads.isNaming { return }
      standard.didSet(subject, keyPath: keyPath)
    }

    /// Announces a change, makes it, and says so.
    public func withMutation<Subject: StandardObservable, Member, Result>(
      of subject: Subject,
      keyPath: KeyPath<Subject, Member>,
      _ mutation: () throws -> Result
    ) rethrows -> Result {
      if Reads.isNaming { return try mutation() }
      return try standard.withMutation(of: subject, keyPath: keyPath, mutation)
    }
  }
}

extension Observation.ObservationRegistrar: Hashable, Codable {
  /// Makes a new registrar; nothing of one is ever kept.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}

  /// Always true: a registrar is no part of a value.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
