extension Evaluator {
  /// Adds a count to a value that is kept.
  @inline(__always)
  package func retain(_ value: Value) { value.retain() }

  /// Gives a count back; destroys the block with the last one.
  @inline(__always)
  package func release(_ value: Value) {
    guard value.isReference else { return }
    let header = value.block.header
    header.pointee.references &-= 1
    if header.pointee.references == 0 { destroy(value) }
  }

  /// Destroys a block whose count reached zero, and what only it owned.
  ///
  /// Nested blocks are destroyed recursively, in Swift's order, up to a depth; beyond it (a long
  /// linked list) they wait in `doomed`, since the host's stack is finite.
  @inline(never)
  func destroy(_ value: Value) {
    guard machine.pointee.releaseNesting < Limits.releaseNesting else {
      doomed.append(value)
      return
    }
    machine.pointee.releaseNesting += 1
    dismantle(value)
    machine.pointee.releaseNesting -= 1
    guard machine.pointee.releaseNesting == 0, !isDrainingDoomed else { return }
    isDrainingDoomed = true
    while let next = doomed.popLast() {
      machine.pointee.releaseNesting += 1
      dismantle(next)
      machine.pointee.releaseNesting -= 1
    }
    isDrainingDoomed = false
  }

  private func dismantle(_ value: Value) {
    let block = value.block
    switch value.kind {
    case .string:
      forgetString(block)
    case .dictionary, .set:
      let table = block.table
      for index in 0..<table.pointee.bucketCount where table.pointee.buckets[index].hash != 0 {
        release(table.pointee.buckets[index].key)
        release(table.pointee.buckets[index].value)
      }
      machine.pointee.liveSlots -= table.pointee.bucketCount * 2
      table.pointee.deallocate()
    case .native, .keyPath:
      block.payload.assumingMemoryBound(to: AnyObject.self).deinitialize(count: 1)
    case .weak:
      forgetWeakCell(block)
    case .object:
      guard finishObject(value) else { return }
      releaseSlots(of: block)
    case .closure:
      releaseSlots(of: block, from: 1)
    default:
      releaseSlots(of: block)
    }
    deallocate(block)
  }

  /// Runs `deinit` and clears weak references; false if the object turned out to be kept alive.
  private func finishObject(_ value: Value) -> Bool {
    let block = value.block
    if block.header.pointee.flags & BlockHeader.hasWeakCell != 0 { clearWeakCell(of: block) }
    guard block.header.pointee.flags & BlockHeader.hasDeinitializer != 0, !isTearingDown,
      isComplete(block)
    else { return true }
    block.header.pointee.flags |= BlockHeader.isDying
    // `deinit` may retain and release `self`; a count of its own keeps that from recursing.
    block.header.pointee.references = 1
    runDeinitializers(of: value)
    block.header.pointee.references -= 1
    guard block.header.pointee.references == 0 else {
      // Swift stops a program that lets `self` escape from `deinit`; here the object just stays.
      block.header.pointee.flags &= ~BlockHeader.hasDeinitializer
      return false
    }
    return true
  }

  /// False for an object whose initialiser failed before it had filled every slot.
  ///
  /// No `deinit` runs for such an object.
  private func isComplete(_ block: Block) -> Bool {
    let slots = block.slots
    for index in 0..<Int(block.header.pointee.count) where slots[index].kind == .uninitialised {
      return false
    }
    return true
  }

  private func releaseSlots(of block: Block, from first: Int = 0) {
    let slots = block.slots
    let count = Int(block.header.pointee.count)
    machine.pointee.liveSlots -= Int(block.header.pointee.capacity)
    for index in first..<max(first, count) { release(slots[index]) }
  }
}
