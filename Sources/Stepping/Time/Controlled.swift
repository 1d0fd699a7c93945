import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Ids that count up from 1, so that a run repeats.
public final class ControlledIDs: Sendable {
  private let last = Atomic(0)

  /// Makes a counter whose first id is 1.
  public init() {}

  /// The next number.
  public func next() -> Int {
    last.add(1, ordering: .relaxed).newValue
  }

  /// The next number as a UUID: `00000000-0000-0000-0000-000000000001`.
  public func uuid() -> UUID {
    var number = UInt64(next()).bigEndian
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { bytes in
      withUnsafeBytes(of: &number) { bytes[8...].copyBytes(from: $0) }
    }
    return UUID(uuid: bytes)
  }
}

/// Dates that move with a virtual clock only.
public struct ControlledDates: Sendable {
  /// The date when the clock is at zero, in seconds since 1970.
  public let start: Double
  private let clock: VirtualClock

  /// Makes dates that follow the clock.
  public init(start: Double, clock: VirtualClock) {
    self.start = start
    self.clock = clock
  }

  /// The date of the run.
  public var now: Date {
    let offset = clock.now.offset.components
    let seconds = Double(offset.seconds) + Double(offset.attoseconds) / 1e18
    return Date(timeIntervalSince1970: start + seconds)
  }
}

/// Random numbers that repeat with their seed (SplitMix64).
///
/// Copies share one sequence, so it can be handed to several dependencies.
public final class ControlledRandom: RandomNumberGenerator, Sendable {
  private let state: Atomic<UInt64>

  /// Starts the sequence that belongs to the seed.
  public init(seed: UInt64) { state = Atomic(seed) }

  /// The next 64 random bits.
  public func next() -> UInt64 {
    var bits = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
