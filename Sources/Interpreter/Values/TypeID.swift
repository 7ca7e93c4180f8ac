/// The number of an interned run-time type; `Array<Int>` has one.
///
/// The first numbers are fixed, so that the evaluator can make an `Int` without asking anyone.
package struct TypeID: Hashable, Sendable, BitwiseCopyable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The type of a slot that holds nothing, and of `nil` whose type nobody recorded.
  package static var unknown: TypeID { TypeID(rawValue: 0) }
  package static var void: TypeID { TypeID(rawValue: 1) }
  package static var any: TypeID { TypeID(rawValue: 2) }
  package static var int: TypeID { TypeID(rawValue: 3) }
  package static var double: TypeID { TypeID(rawValue: 4) }
  package static var bool: TypeID { TypeID(rawValue: 5) }
  package static var string: TypeID { TypeID(rawValue: 6) }
  package static var character: TypeID { TypeID(rawValue: 7) }
  package static var float: TypeID { TypeID(rawValue: 8) }
  package static var cgFloat: TypeID { TypeID(rawValue: 9) }
  package static var int8: TypeID { TypeID(rawValue: 10) }
  package static var int16: TypeID { TypeID(rawValue: 11) }
  package static var int32: TypeID { TypeID(rawValue: 12) }
  package static var int64: TypeID { TypeID(rawValue: 13) }
  package static var uint: TypeID { TypeID(rawValue: 14) }
  package static var uint8: TypeID { TypeID(rawValue: 15) }
  package static var uint16: TypeID { TypeID(rawValue: 16) }
  package static var uint32: TypeID { TypeID(rawValue: 17) }
  package static var uint64: TypeID { TypeID(rawValue: 18) }
  package static var never: TypeID { TypeID(rawValue: 19) }
  package static var substring: TypeID { TypeID(rawValue: 20) }

  /// Names of the library's types with fixed numbers, in their order.
  static let fixedNames = [
    "", "()", "Any", "Int", "Double", "Bool", "String", "Character", "Float", "CGFloat", "Int8",
    "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Never", "Substring",
  ]

  /// True for `Int`, `UInt` and their sized siblings.
  package var isInteger: Bool { self == .int || (rawValue >= 10 && rawValue <= 18) }
  /// True for the integer types without negative numbers.
  package var isUnsigned: Bool { rawValue >= 14 && rawValue <= 18 }
  /// True for `Double`, `Float` and `CGFloat`.
  package var isFloating: Bool { self == .double || self == .float || self == .cgFloat }
  /// The width in bits of an integer type.
  package var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }
}
