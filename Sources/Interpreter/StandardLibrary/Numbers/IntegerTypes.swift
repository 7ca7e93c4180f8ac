extension StandardLibrary {
  /// The integer types, which differ in nothing but their names and widths.
  static let integerTypes: [LibraryEntry] = [
    integerType("Int", .int, "a signed integer as wide as a word"),
    integerType("Int8", .int8, "a signed integer of 8 bits"),
    integerType("Int16", .int16, "a signed integer of 16 bits"),
    integerType("Int32", .int32, "a signed integer of 32 bits"),
    integerType("Int64", .int64, "a signed integer of 64 bits"),
    integerType("UInt", .uint, "an unsigned integer as wide as a word"),
    integerType("UInt8", .uint8, "an unsigned integer of 8 bits"),
    integerType("UInt16", .uint16, "an unsigned integer of 16 bits"),
    integerType("UInt32", .uint32, "an unsigned integer of 32 bits"),
    integerType("UInt64", .uint64, "an unsigned integer of 64 bits"),
  ]

  private static func integerType(
    _ name: String, _ type: TypeID, _ summary: String
  ) -> LibraryEntry {
    let family = type.isUnsigned ? "UnsignedInteger" : "SignedInteger"
    return LibraryEntry(
      "\(name).swift",
      """
      /// \(summary.prefix(1).uppercased())\(summary.dropFirst()).
      struct \(name): FixedWidthInteger, \(family), LosslessStringConvertible, CVarArg, Encodable,
        Decodable, Sendable
      {
        typealias IntegerLiteralType = \(name)
        typealias Stride = Int
        typealias Magnitude = \(type.isUnsigned || name.hasPrefix("U") ? name : "U" + name)

        init()
        init(integerLiteral value: \(name))
        @native("\(name).init(integer)")
        init<T: BinaryInteger>(_ source: T)
        @native("\(name).init(floating)")
        init<T: BinaryFloatingPoint>(_ source: T)
        @native("\(name).init(text)")
        init?(_ description: String)
        @native("\(name).init(text)")
        init?<S: StringProtocol>(_ text: S, radix: Int = 10)
        @native("\(name).init(exactly:)")
        init?<T: BinaryInteger>(exactly source: T)
        @native("\(name).init(exactly:)")
        init?<T: BinaryFloatingPoint>(exactly source: T)
        init<T: BinaryInteger>(truncatingIfNeeded source: T)
        init<T: BinaryInteger>(clamping source: T)

        /// The greatest value.
        static var max: \(name) { get }
        /// The least value.
        static var min: \(name) { get }
        static var zero: \(name) { 0 }
        static var bitWidth: Int { \(type.bitWidth) }
        static var isSigned: Bool { \(!type.isUnsigned) }
        /// The bits, from the lowest on.
        var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
        var description: String { get }
        /// A random value of a range.
        static func random(in range: Range<\(name)>) -> \(name)
        /// A random value of a range.
        @native("\(name).random(closed)")
        static func random(in range: ClosedRange<\(name)>) -> \(name)
      }
      """,
      natives: IntegerConversion(type: type, name: name).natives)
  }
}

/// Makes integers of one type from other values.
struct IntegerConversion: Sendable {
  let type: TypeID
  let name: String

  /// The greatest value, as the bits of a word.
  var greatest: UInt64 {
    type.isUnsigned
      ? UInt64.max >> UInt64(64 - type.bitWidth) : UInt64.max >> UInt64(65 - type.bitWidth)
  }

  var least: Int { type.isUnsigned ? 0 : -1 << (type.bitWidth - 1) }

  /// The same number in this type; `nil` if it is out of range.
  func exactly(_ source: Value) -> Value? {
    if source.kind == .double {
      let number = source.asDouble
      guard number == number.rounded(.towardZero) else { return nil }
      return truncating(number)
    }
    let isNegative = !source.type.isUnsigned && source.asInt < 0
    guard isNegative ? source.asInt >= least : source.bits <= greatest else { return nil }
    return make(source.bits)
  }

  /// The whole part of a number; `nil` if it is out of range.
  func truncating(_ number: Double) -> Value? {
    let whole = number.rounded(.towardZero)
    guard whole.isFinite else { return nil }
    if type.isUnsigned {
      guard let bits = UInt64(exactly: whole), bits <= greatest else { return nil }
      return make(bits)
    }
    guard let word = Int(exactly: whole), word >= least, word <= Int(greatest) else { return nil }
    return .integer(word, type: type)
  }

  func make(_ bits: UInt64) -> Value { Value(bits: bits, kind: .integer, type: type) }

  /// The lowest bits, extended to a word as this type keeps them.
  func wrapping(_ bits: UInt64) -> Value {
    let unused = UInt64(64 - type.bitWidth)
    if type.isUnsigned { return make((bits << unused) >> unused) }
    return .integer(Int(Int64(bitPattern: bits << unused) >> Int64(unused)), type: type)
  }

  /// Reads a number in a radix, as Swift does: a sign and digits, nothing else.
  func parse(_ text: String, radix: Int) -> Value? {
    if type.isUnsigned {
      guard let bits = UInt64(text, radix: radix), bits <= greatest else { return nil }
      return make(bits)
    }
    guard let word = Int(text, radix: radix), word >= least, word < 0 || word <= Int(greatest)
    else { return nil }
    return .integer(word, type: type)
  }
}

extension IntegerConversion {
  var natives: [String: NativeFunction] {
    let conversion = self
    let members: [String: NativeFunction] = [
      "init()": { _ throws(Trap) in conversion.make(0) },
      "init(integerLiteral:)": { call throws(Trap) in conversion.wrapping(call[0].bits) },
      "init(integer)": { call throws(Trap) in
        try conversion.convert(integer: try call.word(0))
      },
      "init(floating)": { call throws(Trap) in try conversion.convert(floating: call[0]) },
      "init(text)": { call throws(Trap) in
        let radix = call.count > 1 ? call.integer(1) : 10
        guard (2...36).contains(radix) else { throw Trap("Radix must be between 2 and 36") }
        return conversion.parse(call.text(0), radix: radix) ?? .none
      },
      "init(exactly:)": { call throws(Trap) in
        guard let source = try call.word(0).value else { return .none }
        return conversion.exactly(source) ?? .none
      },
      "init(truncatingIfNeeded:)": { call throws(Trap) in
        conversion.wrapping(try call.word(0).bits)
      },
      "init(clamping:)": { call throws(Trap) in
        let word = try call.word(0)
        if let value = word.value.flatMap(conversion.exactly) { return value }
        let isNegative = word.isNegative
        return isNegative
          ? .integer(conversion.least, type: conversion.type) : conversion.make(conversion.greatest)
      },
      "max": { _ throws(Trap) in conversion.make(conversion.greatest) },
      "min": { _ throws(Trap) in .integer(conversion.least, type: conversion.type) },
      "description": { call throws(Trap) in
        call.make(call.evaluator.describe(call[0]))
      },
      "random(in:)": { call throws(Trap) in try conversion.random(call, isClosed: false) },
      "random(closed)": { call throws(Trap) in try conversion.random(call, isClosed: true) },
    ]
    return Dictionary(uniqueKeysWithValues: members.map { ("\(name).\($0)", $1) })
  }

  private func convert(integer source: IntegerWord) throws(Trap) -> Value {
    if let value = source.value.flatMap(exactly) { return value }
    if type.isUnsigned, source.isNegative {
      throw Trap("Negative value is not representable")
    }
    throw Trap("Not enough bits to represent the passed value")
  }

  private func convert(floating source: Value) throws(Trap) -> Value {
    let number = source.asNumber
    if let value = truncating(number) { return value }
    let subject =
      "\(source.type == .float ? "Float" : "Double") value cannot be converted to \(name) because"
    guard number.isFinite else { throw Trap("\(subject) it is either infinite or NaN") }
    throw Trap(
      number > 0
        ? "\(subject) the result would be greater than \(name).max"
        : "\(subject) the result would be less than \(name).min")
  }

  /// The range is the last argument; the first is the type.
  private func random(_ call: NativeCall, isClosed: Bool) throws(Trap) -> Value {
    let bounds = call.evaluator.fields(of: call[call.count - 1])
    guard bounds.count == 2 else { throw .internalError("a range without bounds") }
    if type.isUnsigned {
      let (lower, upper) = (bounds[0].bits, bounds[1].bits)
      guard isClosed || lower < upper else { throw Trap.emptyRange }
      let last = isClosed ? upper : upper - 1
      return make(UInt64.random(in: lower...last, using: &call.evaluator.random))
    }
    let (lower, upper) = (bounds[0].asInt, bounds[1].asInt)
    guard isClosed || lower < upper else { throw Trap.emptyRange }
    let last = isClosed ? upper : upper - 1
    return .integer(Int.random(in: lower...last, using: &call.evaluator.random), type: type)
  }
}

extension Trap {
  static var emptyRange: Trap { Trap("Can't get random value with an empty range") }
}
