/// Hashes the same way in every run, so that tables have a reproducible order.
package struct StableHasher {
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  package init() {}

  /// Mixes one word in.
  @inline(__always)
  package mutating func combine(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    state = (product.high ^ product.low) &+ 0x1319_8A2E_0370_7344
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Mixes text in; canonically equivalent strings hash alike, as they are equal.
  package mutating func combine(_ text: String) {
    let before = state
    var copy = text
    let isPlain = copy.withUTF8 { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        let raw = UnsafeRawBufferPointer(bytes)
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { return false }
        combine(UInt64(bigEndian: word))
        offset &+= 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        if bytes[offset] >= 0x80 { return false }
        rest = rest << 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      combine(rest)
      return true
    }
    if isPlain {
      combine(UInt64(copy.utf8.count))
    } else {
      state = before
      combineCharacters(copy)
    }
  }

  /// The mixed word.
  package func finalize() -> UInt64 {
    var copy = self
    copy.combine(0x5851_F42D_4C95_7F2D as UInt64)
    return copy.state
  }

  /// Normal forms differ in their scalars but not in their characters: only characters that have
  /// no other spelling contribute more than their position.
  private mutating func combineCharacters(_ text: String) {
    for character in text {
      let scalars = character.unicodeScalars
      guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
      else {
        combine(1 as UInt64)
        continue
      }
      let hasOneSpelling =
        first.value < 0x80 || (0x3400...0x9FFF).contains(first.value) || first.value >= 0x1F000
      combine(hasOneSpelling ? UInt64(first.value) : 1)
    }
  }
}
