/// Random numbers that are the same in every run (SplitMix64).
package struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Begins the numbers that belong to a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number, any of them as likely as another.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to an end, which is not among them; 0 where there is none.
  package mutating func number(below end: Int) -> Int {
    end < 1 ? 0 : Int(next() % UInt64(end))
  }
}
