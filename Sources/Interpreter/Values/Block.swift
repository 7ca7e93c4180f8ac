/// The 16 bytes at the start of every heap block; slots or an in-place Swift value follow.
///
/// The count is not atomic, since the engine runs on one thread, and there is no Swift object per
/// value: a retain is one addition.
package struct BlockHeader: BitwiseCopyable {
  var references: Int32
  var kind: Value.Kind
  var flags: UInt8
  /// The case index of an enum with payload.
  var tag: UInt16
  /// Used slots; for strings the bytes accounted for.
  var count: Int32
  /// Slots there is room for.
  var capacity: Int32

  /// An object whose class, or a superclass, declares `deinit`.
  static var hasDeinitializer: UInt8 { 1 }
  /// An object that weak or unowned references point at.
  static var hasWeakCell: UInt8 { 2 }
  /// An object whose destruction has begun.
  static var isDying: UInt8 { 4 }

  /// The block's size as its pool counts it, in the upper bits of the flags.
  @inline(__always)
  var units: UInt8 { flags >> Self.sizeShift }

  static var sizeShift: UInt8 { 3 }
}

/// The address of a heap block.
package struct Block: BitwiseCopyable, Hashable {
  let header: UnsafeMutablePointer<BlockHeader>

  @inline(__always)
  init(_ header: UnsafeMutablePointer<BlockHeader>) { self.header = header }

  @inline(__always)
  init(bits: UInt64) {
    header = UnsafeMutablePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
  }

  @inline(__always)
  var bits: UInt64 { UInt64(UInt(bitPattern: header)) }

  /// The first byte after the header.
  @inline(__always)
  var payload: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header) + 16 }

  /// The slots of a block that holds values.
  @inline(__always)
  var slots: UnsafeMutablePointer<Value> { payload.assumingMemoryBound(to: Value.self) }

  /// The used slots of a block that holds values.
  var elements: UnsafeBufferPointer<Value> {
    UnsafeBufferPointer(start: slots, count: Int(header.pointee.count))
  }

  @inline(__always)
  var isUnique: Bool { header.pointee.references == 1 }
}

extension Value {
  /// The block of a reference; undefined for other kinds, so test `isReference` or the kind first.
  @inline(__always)
  var block: Block { Block(bits: bits) }

  @inline(__always)
  init(_ block: Block, type: TypeID) {
    self.init(bits: block.bits, kind: block.header.pointee.kind, type: type)
  }

  /// Adds one count if the value has one; the value is now owned once more.
  @inline(__always)
  package func retain() {
    if isReference { block.header.pointee.references &+= 1 }
  }

  /// This value with one more count, for `slot = value.copied`.
  @inline(__always)
  package var copied: Value {
    retain()
    return self
  }

  /// True if this is the only owner, so that the block may be changed in place.
  @inline(__always)
  package var isUnique: Bool { block.isUnique }
}
