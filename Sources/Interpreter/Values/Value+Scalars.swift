extension Value {
  @inline(__always)
  package static var uninitialised: Value { Value(bits: 0, meta: 0) }

  @inline(__always)
  package static var void: Value { Value(bits: 0, kind: .void, type: .void) }

  /// `Optional.none`, not wrapped in any further `.some`.
  @inline(__always)
  package static var none: Value { Value(bits: 0, kind: .none, type: .unknown) }

  @inline(__always)
  package static func integer(_ value: Int, type: TypeID = .int) -> Value {
    Value(bits: UInt64(bitPattern: Int64(value)), kind: .integer, type: type)
  }

  @inline(__always)
  package static func double(_ value: Double, type: TypeID = .double) -> Value {
    Value(bits: value.bitPattern, kind: .double, type: type)
  }

  @inline(__always)
  package static func bool(_ value: Bool) -> Value {
    Value(bits: value ? 1 : 0, kind: .bool, type: .bool)
  }

  @inline(__always)
  package static func enumCase(_ index: Int, type: TypeID) -> Value {
    Value(bits: UInt64(index), kind: .enumCase, type: type)
  }

  /// `T.self`; its own type is recorded as the type it stands for.
  @inline(__always)
  package static func metatype(_ type: TypeID) -> Value {
    Value(bits: UInt64(UInt32(bitPattern: type.rawValue)), kind: .metatype, type: type)
  }

  /// A struct without stored properties.
  @inline(__always)
  package static func emptyStructure(_ type: TypeID) -> Value {
    Value(bits: 0, kind: .emptyStructure, type: type)
  }

  /// The integer, whatever its width; meaningless for other kinds, but safe to read.
  @inline(__always)
  package var asInt: Int { Int(Int64(bitPattern: bits)) }

  /// The floating-point number; meaningless for other kinds, but safe to read.
  @inline(__always)
  package var asDouble: Double { Double(bitPattern: bits) }

  @inline(__always)
  package var asBool: Bool { bits != 0 }

  /// The type a metatype value stands for.
  package var asMetatype: TypeID { TypeID(rawValue: Int32(truncatingIfNeeded: bits)) }

  /// The number as a `Double`, for any numeric kind.
  package var asNumber: Double {
    switch kind {
    case .double: asDouble
    case .integer: type.isUnsigned ? Double(bits) : Double(asInt)
    default: 0
    }
  }

  /// True for `Optional.none`, at the outermost level.
  @inline(__always)
  package var isNone: Bool { kind == .none && bits == 0 }

  @inline(__always)
  package var isNumber: Bool { kind == .integer || kind == .double }

  /// This value inside one more `.some`: itself, or a `nil` one level deeper.
  @inline(__always)
  package var wrapped: Value {
    kind == .none ? Value(bits: bits &+ 1, meta: meta) : self
  }

  /// What is inside `.some`; only meaningful where `isNone` is false.
  @inline(__always)
  package var unwrapped: Value {
    kind == .none && bits > 0 ? Value(bits: bits &- 1, meta: meta) : self
  }
}
