extension StandardLibrary {
  /// Generators of random numbers; the system's own is seeded, so that runs repeat.
  static let random = LibraryEntry(
    "RandomNumberGenerator.swift",
    """
    /// A source of random words.
    protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }

    extension RandomNumberGenerator {
      /// A random number below a bound.
      mutating func next(upperBound: UInt64) -> UInt64 { __below(upperBound, 64) }
      /// A random number of an unsigned type: the low bits of a word.
      mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
        let word: UInt64 = next()
        return T(truncatingIfNeeded: word)
      }
      mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
        T(truncatingIfNeeded: __below(UInt64(upperBound), 64))
      }
      mutating func __below(_ bound: UInt64, _ width: Int) -> UInt64 {
        while true {
          if let number = __scaled(next(), bound, width) { return number }
        }
      }
      func __scaled(_ word: UInt64, _ bound: UInt64, _ width: Int) -> UInt64?
    }

    /// The generator that is used where none is given.
    struct SystemRandomNumberGenerator: RandomNumberGenerator {
      init()
      mutating func next() -> UInt64
    }
    """,
    natives: [
      "RandomNumberGenerator.__scaled(_:_:_:)": { call throws(Trap) in
        let (bound, unused) = (call[2].bits, UInt64(64 - call.integer(3)))
        guard bound > 0 else { throw Trap("upperBound cannot be zero") }
        // Lemire's method: words whose low half is too small would make small numbers likelier. A
        // number of fewer bits is made from the low bits of a word.
        let product = (call[1].bits << unused).multipliedFullWidth(by: bound)
        let low = product.low >> unused
        let least = (UInt64.max >> unused &- bound &+ 1) % bound
        guard low >= bound || low >= least else { return .none }
        return Value(bits: product.high, kind: .integer, type: .uint64)
      },
      "SystemRandomNumberGenerator.init()": { call throws(Trap) in
        .emptyStructure(call.resultType)
      },
      "SystemRandomNumberGenerator.next()": { call throws(Trap) in
        Value(bits: call.evaluator.random.next(), kind: .integer, type: .uint64)
      },
    ])
}
