/// A value of the interpreted program: 16 trivially copied bytes.
///
/// Ownership is manual, and this is the whole convention:
/// - A value whose kind is a reference owns one count of its block when it is *owned* (+1) and none
///   when it is *borrowed* (+0). Copying the 16 bytes changes no count.
/// - Slots that outlive an instruction (registers that hold locals, elements, fields, captures,
///   globals) own their values. Reading one yields a borrowed value; keeping it means `retain`.
/// - Whatever makes a value returns it owned: literals, arithmetic, natives, calls.
/// - Arguments are borrowed, by interpreted functions and natives alike: the caller keeps them
///   alive during the call and releases what it made for it. `inout` arguments are moved into the
///   call, mutated in place, and moved back; meanwhile their place is `uninitialised`.
/// - A block whose count is one may be written in place (copy-on-write); `makeUnique…` sees to it.
/// - Releasing a value leaves stale bits behind; whoever keeps the slot overwrites it.
package struct Value: BitwiseCopyable, Sendable {
  /// An integer, the bits of a `Double`, a `Bool`, a case index, a type's number, or an address.
  package var bits: UInt64
  /// The dynamic type in the low 32 bits, then the kind, then one bit that marks references.
  package var meta: UInt64

  @inline(__always)
  package init(bits: UInt64, meta: UInt64) {
    self.bits = bits
    self.meta = meta
  }

  @inline(__always)
  package init(bits: UInt64, kind: Kind, type: TypeID) {
    self.bits = bits
    meta = Value.meta(kind, type)
  }

  /// The second word of a value of this kind and type.
  @inline(__always)
  package static func meta(_ kind: Kind, _ type: TypeID) -> UInt64 {
    let flag: UInt64 = kind.rawValue >= Kind.string.rawValue ? Value.referenceFlag : 0
    return UInt64(kind.rawValue) << 32 | flag | UInt64(UInt32(bitPattern: type.rawValue))
  }

  @inline(__always)
  package var kind: Kind {
    // The byte was written by `meta(_:_:)` from a valid kind, whose raw value is its position.
    unsafeBitCast(UInt8(truncatingIfNeeded: meta >> 32), to: Kind.self)
  }

  /// The dynamic type; `unknown` for `nil`.
  @inline(__always)
  package var type: TypeID { TypeID(rawValue: Int32(truncatingIfNeeded: meta)) }

  /// True if the bits are the address of a counted block.
  @inline(__always)
  package var isReference: Bool { meta & Value.referenceFlag != 0 }

  @inline(__always)
  private static var referenceFlag: UInt64 { 1 << 40 }

  /// The same value under another type, as a free conversion gives it.
  package func typed(_ type: TypeID) -> Value { Value(bits: bits, kind: kind, type: type) }
}
