extension StandardLibrary {
  /// What the built-in integers can do beyond the operators.
  static let integerArithmetic = LibraryEntry(
    "Integer+Arithmetic.swift",
    everyInteger(
      """
      /// Whether the value divides by another without a remainder.
      @native("BinaryInteger.isMultiple(of:)")
      func isMultiple(of other: Self) -> Bool
      /// -1, 0 or 1, like the value.
      @native("BinaryInteger.signum()")
      func signum() -> Self
      /// Both results of a division.
      @native("BinaryInteger.quotientAndRemainder(dividingBy:)")
      func quotientAndRemainder(
        dividingBy rhs: Self
      ) -> (quotient: Self, remainder: Self)
      @native("BinaryInteger.advanced(by:)")
      func advanced(by n: Int) -> Self
      @native("BinaryInteger.distance(to:)")
      func distance(to other: Self) -> Int
      /// The digits in a radix, which is what `String(_:radix:)` makes.
      @native("BinaryInteger.__text(_:_:)")
      func __text(_ radix: Int, _ uppercase: Bool) -> String
      """), natives: arithmeticNatives)

  /// Results that do not fit, for the built-in integers.
  static let integerOverflow = LibraryEntry(
    "Integer+Overflow.swift",
    everyInteger(
      """
      @native("FixedWidthInteger.addingReportingOverflow(_:)")
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      @native("FixedWidthInteger.subtractingReportingOverflow(_:)")
      func subtractingReportingOverflow(
        _ rhs: Self
      ) -> (partialValue: Self, overflow: Bool)
      @native("FixedWidthInteger.multipliedReportingOverflow(by:)")
      func multipliedReportingOverflow(
        by rhs: Self
      ) -> (partialValue: Self, overflow: Bool)
      """), natives: overflowNatives)

  /// The same members for each of the built-in integers.
  static func everyInteger(_ members: String) -> String {
    ["", "8", "16", "32", "64"].flatMap { ["Int\($0)", "UInt\($0)"] }.map { name in
      "extension \(name) {\n\(members)\n}"
    }.joined(separator: "\n")
  }

  /// Absolute values, which have a type of their own for every type.
  static let integerMagnitudes = LibraryEntry(
    "Integer+Magnitude.swift",
    """
    extension Int { var magnitude: UInt { get } }
    extension Int8 { var magnitude: UInt8 { get } }
    extension Int16 { var magnitude: UInt16 { get } }
    extension Int32 { var magnitude: UInt32 { get } }
    extension Int64 { var magnitude: UInt64 { get } }
    extension UInt { var magnitude: UInt { get } }
    extension UInt8 { var magnitude: UInt8 { get } }
    extension UInt16 { var magnitude: UInt16 { get } }
    extension UInt32 { var magnitude: UInt32 { get } }
    extension UInt64 { var magnitude: UInt64 { get } }
    """,
    natives: [
      "Int.magnitude": magnitude,
      "Int8.magnitude": magnitude,
      "Int16.magnitude": magnitude,
      "Int32.magnitude": magnitude,
      "Int64.magnitude": magnitude,
      "UInt.magnitude": magnitude,
      "UInt8.magnitude": magnitude,
      "UInt16.magnitude": magnitude,
      "UInt32.magnitude": magnitude,
      "UInt64.magnitude": magnitude,
    ])

  private static let magnitude: NativeFunction = { call throws(Trap) in
    let word = call[0]
    return Value(
      bits: word.type.isUnsigned ? word.bits : UInt64(word.asInt.magnitude), kind: .integer,
      type: call.resultType)
  }
}

private let arithmeticNatives: [String: NativeFunction] = [
  "BinaryInteger.isMultiple(of:)": { call throws(Trap) in
    let (value, other) = (call[0], call[1])
    if other.bits == 0 { return .bool(value.bits == 0) }
    if value.type.isUnsigned { return .bool(value.bits % other.bits == 0) }
    return .bool(other.asInt == -1 || value.asInt % other.asInt == 0)
  },
  "BinaryInteger.signum()": { call throws(Trap) in
    let value = call[0]
    let sign = value.type.isUnsigned ? (value.bits == 0 ? 0 : 1) : value.asInt.signum()
    return .integer(sign, type: value.type)
  },
  "BinaryInteger.quotientAndRemainder(dividingBy:)": { call throws(Trap) in
    let (value, other) = (call[0], call[1])
    guard other.bits != 0 else { throw Trap("Division by zero") }
    if value.type.isUnsigned {
      let (quotient, remainder) = value.bits.quotientAndRemainder(dividingBy: other.bits)
      return call.makePair(
        Value(bits: quotient, meta: value.meta), Value(bits: remainder, meta: value.meta))
    }
    let conversion = IntegerConversion(type: value.type, name: "")
    guard other.asInt != -1 || value.asInt != conversion.least else {
      throw Trap("Division results in overflow")
    }
    let (quotient, remainder) = value.asInt.quotientAndRemainder(dividingBy: other.asInt)
    return call.makePair(
      .integer(quotient, type: value.type), .integer(remainder, type: value.type))
  },
  "BinaryInteger.advanced(by:)": { call throws(Trap) in
    let value = call[0]
    let (sum, overflows) = value.asInt.addingReportingOverflow(call.integer(1))
    let conversion = IntegerConversion(type: value.type, name: "")
    guard !overflows, sum >= conversion.least, sum < 0 || UInt64(sum) <= conversion.greatest else {
      throw Trap("arithmetic overflow: \(value.asInt) + \(call.integer(1))")
    }
    return .integer(sum, type: value.type)
  },
  "BinaryInteger.distance(to:)": { call throws(Trap) in
    let (difference, overflows) = call.integer(1).subtractingReportingOverflow(call.integer(0))
    guard !overflows else { throw Trap("Distance is not representable in Int") }
    return .integer(difference)
  },
  "BinaryInteger.__text(_:_:)": { call throws(Trap) in
    let radix = call.integer(1)
    guard (2...36).contains(radix) else { throw Trap("Radix must be between 2 and 36") }
    let text =
      call[0].type.isUnsigned
      ? String(call[0].bits, radix: radix, uppercase: call.flag(2))
      : String(call.integer(0), radix: radix, uppercase: call.flag(2))
    return call.make(text)
  },
]

private let overflowNatives: [String: NativeFunction] = [
  "FixedWidthInteger.addingReportingOverflow(_:)": { call throws(Trap) in
    call.reportOverflow(
      call[0].bits.addingReportingOverflow(call[1].bits),
      call.integer(0).addingReportingOverflow(call.integer(1)))
  },
  "FixedWidthInteger.subtractingReportingOverflow(_:)": { call throws(Trap) in
    call.reportOverflow(
      call[0].bits.subtractingReportingOverflow(call[1].bits),
      call.integer(0).subtractingReportingOverflow(call.integer(1)))
  },
  "FixedWidthInteger.multipliedReportingOverflow(by:)": { call throws(Trap) in
    call.reportOverflow(
      call[0].bits.multipliedReportingOverflow(by: call[1].bits),
      call.integer(0).multipliedReportingOverflow(by: call.integer(1)))
  },
]

extension NativeCall {
  func makePair(_ first: Value, _ second: Value) -> Value {
    evaluator.makeTuple([first, second], type: resultType)
  }

  /// A wrapped result and whether it lost something, in the receiver's type.
  fileprivate func reportOverflow(
    _ unsigned: (partialValue: UInt64, overflow: Bool),
    _ signed: (partialValue: Int, overflow: Bool)
  ) -> Value {
    let type = self[0].type
    let isUnsigned = type.isUnsigned
    let bits =
      isUnsigned ? unsigned.partialValue : UInt64(bitPattern: Int64(signed.partialValue))
    let wrapped = IntegerConversion(type: type, name: "").wrapping(bits)
    let overflow = isUnsigned ? unsigned.overflow : signed.overflow
    return makePair(wrapped, .bool(overflow || wrapped.bits != bits))
  }
}
