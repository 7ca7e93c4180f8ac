import IR

/// An integer given to a built-in type: the program may have made its type itself, and wider.
struct IntegerWord {
  /// The lowest 64 bits.
  let bits: UInt64
  let isNegative: Bool
  /// The number as a built-in integer, or as the fraction that it was; `nil` if it is too great.
  let value: Value?

  /// A number of the library.
  init(_ value: Value) {
    self.bits = value.bits
    self.isNegative =
      value.kind == .double ? value.asDouble < 0 : !value.type.isUnsigned && value.asInt < 0
    self.value = value
  }

  /// A number in two's complement, its lowest word first.
  init(words: [UInt64], isSigned: Bool) {
    self.bits = words.first ?? 0
    self.isNegative = isSigned && words.last.map { $0 >> 63 == 1 } == true
    let fill: UInt64 = isNegative ? .max : 0
    let fits = words.dropFirst().allSatisfy { $0 == fill }
    let low = Value.integer(Int(truncatingIfNeeded: bits), type: isNegative ? .int : .uint64)
    self.value = fits && (!isNegative || bits >> 63 == 1) ? low : nil
  }

  /// The nearest number with a fraction, from the words of `init(words:isSigned:)`.
  static func fraction(words: [UInt64], isSigned: Bool) -> Double {
    guard let last = words.last else { return 0 }
    let top = isSigned ? Double(Int64(bitPattern: last)) : Double(last)
    return words.dropLast().reversed().reduce(top) { $0 * 0x1p64 + Double($1) }
  }
}

extension NativeCall {
  /// An argument of any integer type as a number that the built-in types can be made from.
  func word(_ index: Int) throws(Trap) -> IntegerWord {
    guard let (words, isSigned) = try evaluator.integerWords(self[index]) else {
      return IntegerWord(self[index])
    }
    return IntegerWord(words: words, isSigned: isSigned)
  }

  /// An argument of any number type as a fraction.
  func fraction(_ index: Int) throws(Trap) -> Double {
    guard let (words, isSigned) = try evaluator.integerWords(self[index]) else {
      return self[index].asNumber
    }
    return IntegerWord.fraction(words: words, isSigned: isSigned)
  }
}

extension Evaluator {
  /// What a type of the program that is an integer says its words are; `nil` for other values.
  func integerWords(_ value: Value) throws(Trap) -> (words: [UInt64], isSigned: Bool)? {
    guard !value.isNumber,
      types.libraryProtocol("BinaryInteger", conformedToBy: value.type) != nil,
      let collection = try readProperty("words", of: value)
    else { return nil }
    defer { release(collection) }
    let elements = try collect(collection)
    let words = elements.map(\.bits)
    let isSigned = types.libraryProtocol("SignedInteger", conformedToBy: value.type) != nil
    return (words, isSigned)
  }
}
