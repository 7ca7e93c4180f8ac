extension StandardLibrary {
  /// `Double`, `Float` and `CGFloat`.
  static let floatingPointTypes: [LibraryEntry] = [
    floatingPointType("Double", .double, "a floating-point number of 64 bits"),
    floatingPointType("Float", .float, "a floating-point number of 32 bits"),
    floatingPointType(
      "CGFloat", .cgFloat, "a length or coordinate; converts to and from `Double` unasked"),
  ]

  private static func floatingPointType(
    _ name: String, _ type: TypeID, _ summary: String
  ) -> LibraryEntry {
    LibraryEntry(
      "\(name).swift",
      """
      /// \(summary.prefix(1).uppercased())\(summary.dropFirst()).
      struct \(name): BinaryFloatingPoint, LosslessStringConvertible, CVarArg, Encodable, Decodable,
        Sendable
      {
        typealias IntegerLiteralType = Int
        typealias FloatLiteralType = Double
        typealias Stride = \(name)
        typealias Magnitude = \(name)
        typealias RawSignificand = \(type == .float ? "UInt32" : "UInt64")
        typealias RawExponent = UInt
        typealias Exponent = Int

        init()
        @native("\(name).init(number)")
        init(integerLiteral value: Int)
        @native("\(name).init(number)")
        init(floatLiteral value: Double)
        @native("\(name).init(number)")
        init<T: BinaryInteger>(_ source: T)
        @native("\(name).init(number)")
        init<T: BinaryFloatingPoint>(_ source: T)
        @native("\(name).init(text)")
        init?(_ description: String)
        @native("\(name).init(text)")
        init?<S: StringProtocol>(_ text: S)
        @native("\(name).init(exactly:)")
        init?<T: BinaryInteger>(exactly source: T)
        @native("\(name).init(exactly:)")
        init?<T: BinaryFloatingPoint>(exactly source: T)

        /// The ratio of a circle's circumference to its diameter.
        static var pi: \(name) { get }
        static var infinity: \(name) { get }
        /// Not a number: equal to nothing, not even itself.
        static var nan: \(name) { get }
        static var zero: \(name) { 0 }
        static var greatestFiniteMagnitude: \(name) { get }
        static var leastNonzeroMagnitude: \(name) { get }
        static var ulpOfOne: \(name) { get }
        static var leastNormalMagnitude: \(name) { get }
        static var significandBitCount: Int { \(type == .float ? 23 : 52) }
        static var exponentBitCount: Int { \(type == .float ? 8 : 11) }
        var isNaN: Bool { get }
        var description: String { get }
        /// The nearest whole number; halves go away from zero.
        func rounded() -> \(name)
        /// The nearest whole number by a rule.
        func rounded(_ rule: FloatingPointRoundingRule) -> \(name)
        func squareRoot() -> \(name)
        /// A random value of a range.
        static func random(in range: Range<\(name)>) -> \(name)
        /// A random value of a range.
        @native("\(name).random(closed)")
        static func random(in range: ClosedRange<\(name)>) -> \(name)
      }
      """,
      natives: FloatingPointConversion(type: type, name: name).natives)
  }

  /// The enums that rounding and signs are told with.
  static let floatingPointRules = LibraryEntry(
    "FloatingPointRoundingRule.swift",
    """
    /// How a number with a fraction becomes a whole one.
    enum FloatingPointRoundingRule: Hashable, Sendable {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }

    /// The sign of a number.
    enum FloatingPointSign: Int, Hashable, Sendable {
      case plus, minus
    }
    """)
}

/// Makes floating-point numbers of one type from other values.
struct FloatingPointConversion: Sendable {
  let type: TypeID
  let name: String

  /// The number in the precision of the type.
  func make(_ number: Double) -> Value {
    .double(type == .float ? Double(Float(number)) : number, type: type)
  }

  /// Reads a number, as Swift does: the whole text or nothing.
  private func parse(_ text: String) -> Value? {
    type == .float ? Float(text).map { make(Double($0)) } : Double(text).map(make)
  }

  var natives: [String: NativeFunction] {
    let conversion = self
    let isFloat = type == .float
    let members: [String: NativeFunction] = [
      "init()": { _ throws(Trap) in conversion.make(0) },
      "init(number)": { call throws(Trap) in conversion.make(try call.fraction(0)) },
      "init(text)": { call throws(Trap) in conversion.parse(call.text(0)) ?? .none },
      "init(exactly:)": { call throws(Trap) in
        let number = try call.fraction(0)
        let value = conversion.make(number)
        guard let integer = try call.word(0).value, integer.kind == .integer else {
          return value.asDouble == number ? value : .none
        }
        let back = IntegerConversion(type: integer.type, name: "").truncating(value.asDouble)
        return back?.bits == integer.bits ? value : .none
      },
      "pi": { _ throws(Trap) in
        .double(isFloat ? Double(Float.pi) : Double.pi, type: conversion.type)
      },
      "infinity": { _ throws(Trap) in conversion.make(.infinity) },
      "nan": { _ throws(Trap) in conversion.make(.nan) },
      "greatestFiniteMagnitude": { _ throws(Trap) in
        conversion.make(
          isFloat ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude)
      },
      "leastNonzeroMagnitude": { _ throws(Trap) in
        conversion.make(isFloat ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude)
      },
      "leastNormalMagnitude": { _ throws(Trap) in
        conversion.make(isFloat ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude)
      },
      "ulpOfOne": { _ throws(Trap) in
        conversion.make(isFloat ? Double(Float.ulpOfOne) : .ulpOfOne)
      },
      "isNaN": { call throws(Trap) in .bool(call.double(0).isNaN) },
      "description": { call throws(Trap) in
        call.make(call.double(0).described(as: conversion.type))
      },
      "rounded()": { call throws(Trap) in conversion.make(call.double(0).rounded()) },
      "rounded(_:)": { call throws(Trap) in
        conversion.make(call.double(0).rounded(call.roundingRule(1)))
      },
      "squareRoot()": { call throws(Trap) in conversion.make(call.double(0).squareRoot()) },
      "random(in:)": { call throws(Trap) in try conversion.random(call, isClosed: false) },
      "random(closed)": { call throws(Trap) in try conversion.random(call, isClosed: true) },
    ]
    return Dictionary(uniqueKeysWithValues: members.map { ("\(name).\($0)", $1) })
  }

  /// The range is the last argument; the first is the type.
  private func random(_ call: NativeCall, isClosed: Bool) throws(Trap) -> Value {
    let bounds = call.evaluator.fields(of: call[call.count - 1])
    guard bounds.count == 2 else { throw .internalError("a range without bounds") }
    let (lower, upper) = (bounds[0].asDouble, bounds[1].asDouble)
    guard isClosed || lower < upper else { throw Trap.emptyRange }
    guard (upper - lower).isFinite else {
      throw Trap("There is no uniform distribution on an infinite range")
    }
    return make(
      isClosed
        ? Double.random(in: lower...upper, using: &call.evaluator.random)
        : Double.random(in: lower..<upper, using: &call.evaluator.random))
  }
}

extension NativeCall {
  /// A `FloatingPointRoundingRule` argument.
  func roundingRule(_ index: Int) -> FloatingPointRoundingRule {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    let found = evaluator.caseIndex(of: self[index])
    return rules.indices.contains(found) ? rules[found] : .toNearestOrAwayFromZero
  }

  /// A floating-point result in the type of the receiver.
  func makeLikeReceiver(_ number: Double) -> Value {
    FloatingPointConversion(type: self[0].type, name: "").make(number)
  }
}
