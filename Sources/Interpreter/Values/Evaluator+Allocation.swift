extension Evaluator {
  /// Returns a block of `count` unwritten slots and counts them against the limit.
  @inline(__always)
  func allocate(_ kind: Value.Kind, slots count: Int) -> Block {
    charge(slots: count)
    let block = allocate(kind, byteCount: count &* MemoryLayout<Value>.stride)
    block.header.pointee.count = Int32(truncatingIfNeeded: count)
    block.header.pointee.capacity = Int32(truncatingIfNeeded: count)
    return block
  }

  /// Returns a block with a count of one and `byteCount` bytes after its header.
  @inline(__always)
  func allocate(_ kind: Value.Kind, byteCount: Int) -> Block {
    let (memory, units) = machine.pointee.blocks.take(byteCount: 16 &+ byteCount)
    let header = memory.bindMemory(to: BlockHeader.self, capacity: 1)
    header.initialize(
      to: BlockHeader(
        references: 1, kind: kind, flags: units << BlockHeader.sizeShift, tag: 0,
        count: 0, capacity: 0))
    return Block(header)
  }

  /// Gives back the memory of a block that holds nothing any more.
  @inline(__always)
  func deallocate(_ block: Block) {
    let units = block.header.pointee.units
    machine.pointee.blocks.give(UnsafeMutableRawPointer(block.header), units: units)
  }

  /// Counts slots against the limit; running over it stops the program at its next call or turn.
  @inline(__always)
  func charge(slots count: Int) {
    machine.pointee.liveSlots &+= count
    if machine.pointee.liveSlots > limits.elements { interrupt(.limit(.elements)) }
  }

  /// Checks that `count` more elements fit, before something that would allocate them at once.
  package func reserve(elements count: Int) throws(Trap) {
    guard count >= 0, count <= limits.elements - machine.pointee.liveSlots else {
      throw Trap.limit(.elements)
    }
  }

  /// Checks that a string of `count` more bytes fits, before making it.
  package func reserve(stringBytes count: Int) throws(Trap) {
    guard count >= 0, count <= limits.stringBytes - machine.pointee.stringBytes else {
      throw Trap.limit(.stringBytes)
    }
  }

  /// Stops the running program at its next call or loop turn.
  ///
  /// For what cannot throw: allocation, deinitialisers, and a request from outside.
  package func interrupt(_ trap: Trap) {
    if pendingTrap == nil { pendingTrap = trap }
    if machine.pointee.fuel >= 0 { fuelAtInterrupt = machine.pointee.fuel }
    machine.pointee.fuel = -1
  }
}
