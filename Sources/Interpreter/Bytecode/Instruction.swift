/// One instruction of the register machine: 16 trivially copied bytes.
struct Instruction: BitwiseCopyable {
  var opcode: Opcode
  var a: UInt16
  var b: UInt16
  var c: UInt16
  /// An integer operand, an address, or two halves: `d` and `e`.
  var wide: UInt64

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, wide: UInt64 = 0) {
    self.opcode = opcode
    self.a = UInt16(truncatingIfNeeded: a)
    self.b = UInt16(truncatingIfNeeded: b)
    self.c = UInt16(truncatingIfNeeded: c)
    self.wide = wide
  }

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int, e: Int = 0) {
    self.init(opcode, a, b, c)
    wide = UInt64(UInt32(truncatingIfNeeded: d)) | UInt64(UInt32(truncatingIfNeeded: e)) << 32
  }

  /// The distance of a jump, in instructions from this one; or a type's number.
  @inline(__always)
  var d: Int {
    get { Int(Int32(truncatingIfNeeded: wide)) }
    set { wide = wide & ~0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: newValue)) }
  }

  @inline(__always)
  var e: Int { Int(Int32(truncatingIfNeeded: wide >> 32)) }

  /// The integer operand.
  @inline(__always)
  var integer: Int { Int(Int64(bitPattern: wide)) }
}

extension UnsafePointer<Instruction> {
  @inline(__always)
  var a: Int { Int(pointee.a) }
  @inline(__always)
  var b: Int { Int(pointee.b) }
  @inline(__always)
  var c: Int { Int(pointee.c) }
}
