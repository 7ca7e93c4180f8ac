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
      mutating func next(upperBound: UInt64) -> UInt64 {
        while true {
          if let number = __scaled(next(), upperBound) { return number }
        }
      }
      func __scaled(_ word: UInt64, _ bound: UInt64) -> UInt64?
    }

    /// The generator that is used where none is given.
    struct SystemRandomNumberGenerator: RandomNumberGenerator {
      init()
      mutating func next() -> UInt64
    }
    """,
    natives: [
      "RandomNumberGenerator.__scaled(_:_:)": { call throws(Trap) in
        let (word, bound) = (call[1].bits, call[2].bits)
        guard bound > 0 else { throw Trap("upperBound cannot be zero") }
        // Lemire's method: words whose low half is too small would make small numbers likelier.
        let product = word.multipliedFullWidth(by: bound)
        guard product.low >= bound || product.low >= (0 &- bound) % bound else { return .none }
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
