/// The memory of small heap blocks: slabs cut into sizes of 8 bytes, freed ones kept by size.
///
/// Nearly all values of a program are a header and one to seven slots. `malloc` keeps 8 bytes
/// beside each and rounds the rest up, which costs a block of three slots a quarter more, and does
/// more than two loads and a store. Slabs go when the evaluator does; what is bigger, such as the
/// elements of a long array, comes from `malloc` and goes back at once.
struct BlockPool: BitwiseCopyable {
  /// The head of the list of free blocks of each size, in units of `unit`.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// What is left of the newest slab.
  private var next: UnsafeMutableRawPointer
  private var left: Int
  /// The newest slab, whose first word is the address of the one before.
  private var slab: UnsafeMutableRawPointer?

  private static let unit = 8
  /// The biggest block of a slab, in units; its size has to fit into a header's flags.
  private static let largest = 16
  private static let slabBytes = 1 << 16

  init() {
    free = .allocate(capacity: Self.largest + 1)
    free.initialize(repeating: nil, count: Self.largest + 1)
    next = UnsafeMutableRawPointer(free)
    left = 0
    slab = nil
  }

  /// Frees all slabs, and with them every block that is still there.
  func deallocate() {
    var slab = slab
    while let current = slab {
      slab = current.load(as: UnsafeMutableRawPointer?.self)
      current.deallocate()
    }
    free.deallocate()
  }

  /// Returns memory for a block, and its size in units: 0 for one that is too big for a slab.
  @inline(__always)
  mutating func take(byteCount: Int) -> (memory: UnsafeMutableRawPointer, units: UInt8) {
    let units = (byteCount &+ (Self.unit &- 1)) / Self.unit
    guard units <= Self.largest else {
      return (.allocate(byteCount: byteCount, alignment: Self.unit), 0)
    }
    let size = UInt8(truncatingIfNeeded: units)
    guard let memory = free[units] else { return (cut(units), size) }
    free[units] = memory.load(as: UnsafeMutableRawPointer?.self)
    return (memory, size)
  }

  /// Takes back what `take` returned.
  @inline(__always)
  func give(_ memory: UnsafeMutableRawPointer, units: UInt8) {
    guard units > 0 else { return memory.deallocate() }
    memory.storeBytes(of: free[Int(units)], as: UnsafeMutableRawPointer?.self)
    free[Int(units)] = memory
  }

  @inline(never)
  private mutating func cut(_ units: Int) -> UnsafeMutableRawPointer {
    let byteCount = units * Self.unit
    if byteCount > left {
      let new = UnsafeMutableRawPointer.allocate(byteCount: Self.slabBytes, alignment: Self.unit)
      new.storeBytes(of: slab, as: UnsafeMutableRawPointer?.self)
      slab = new
      next = new + Self.unit
      left = Self.slabBytes - Self.unit
    }
    let memory = next
    next += byteCount
    left -= byteCount
    return memory
  }
}
