/// SHA-256, so that content that was trusted cannot be exchanged for other content.
struct Digest {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// The digest of some bytes in hexadecimal digits.
  static func hex(of bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.add(Array(bytes))
    return digest.hex()
  }

  mutating func add(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    let all = rest.isEmpty ? bytes : rest + bytes
    let whole = all.count / 64 * 64
    all.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) { mix(buffer, start) }
    }
    rest = Array(all[whole...])
  }

  /// Ends it.
  mutating func hex() -> String {
    let bits = length &* 8
    let padding = (119 - rest.count % 64) % 64 + 1
    add([0x80] + [UInt8](repeating: 0, count: padding - 1) + Self.bytes(of: bits))
    let digits = Array("0123456789abcdef")
    return String(
      state.flatMap { word in
        (0..<8).map { digits[Int(word >> (28 - 4 * UInt32($0)) & 15)] }
      }
    )
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
  }
}

extension Digest {
  private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    var words = [UInt32](repeating: 0, count: 64)
    for place in 0..<16 {
      let at = start + place * 4
      words[place] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
        | UInt32(bytes[at + 3])
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words[place] = words[place - 16] &+ first &+ words[place - 7] &+ second
    }
    stir(words)
  }

  private mutating func stir(_ words: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for place in 0..<64 {
      let first = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let added = h &+ first &+ (e & f ^ ~e & g) &+ words[place] &+ Self.constants[place]
      let second = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      (h, g, f, e) = (g, f, e, d &+ added)
      (d, c, b, a) = (c, b, a, added &+ second &+ (a & b ^ a & c ^ b & c))
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
  }

  private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
