extension Evaluator {
  /// Returns an owned array of elements whose counts it takes over.
  package func makeArray(_ elements: [Value], type: TypeID) -> Value {
    elements.withUnsafeBufferPointer { makeArray(copying: $0, type: type) }
  }

  /// Returns an owned array of elements whose counts it takes over.
  package func makeArray(copying elements: UnsafeBufferPointer<Value>, type: TypeID) -> Value {
    let block = allocate(.array, slots: elements.count)
    if let source = elements.baseAddress {
      block.slots.initialize(from: source, count: elements.count)
    }
    return Value(block, type: type)
  }

  /// Returns an owned, empty array with room for `capacity` elements; see `reserve(elements:)`.
  package func makeArray(capacity: Int, type: TypeID) -> Value {
    let block = allocate(.array, slots: capacity)
    block.header.pointee.count = 0
    return Value(block, type: type)
  }

  /// The borrowed elements of an array; empty for anything else.
  @inline(__always)
  package func elements(of array: Value) -> UnsafeBufferPointer<Value> {
    guard array.kind == .array else { return UnsafeBufferPointer(start: nil, count: 0) }
    return array.block.elements
  }

  /// Makes the array in `slot` its block's only owner, with room for `capacity` elements, and
  /// returns its elements; `nil` if it is no array.
  ///
  /// `setCount` says how many are in use.
  @discardableResult
  package func makeUniqueArray(
    in slot: UnsafeMutablePointer<Value>, capacity: Int = 0
  ) -> UnsafeMutablePointer<Value>? {
    guard slot.pointee.kind == .array else { return nil }
    let block = slot.pointee.block
    let room = Int(block.header.pointee.capacity)
    if block.isUnique && capacity <= room { return block.slots }
    let count = Int(block.header.pointee.count)
    let newRoom =
      capacity > room ? max(capacity, room &* 2, 4) : max(count, capacity)
    let copy = allocate(.array, slots: newRoom)
    copy.header.pointee.count = Int32(truncatingIfNeeded: count)
    copy.slots.initialize(from: block.slots, count: count)
    let isUnique = block.isUnique
    if isUnique {
      machine.pointee.liveSlots -= room
      deallocate(block)
    } else {
      for index in 0..<count { copy.slots[index].retain() }
      block.header.pointee.references -= 1
    }
    slot.pointee.bits = copy.bits
    return copy.slots
  }

  /// Sets how many slots of the unique array in `slot` are in use; their counts are the caller's
  /// business.
  package func setCount(_ count: Int, ofArrayIn slot: UnsafeMutablePointer<Value>) {
    slot.pointee.block.header.pointee.count = Int32(truncatingIfNeeded: count)
  }

  /// Appends an element, whose count it takes over, to the array in `slot`.
  @inline(__always)
  package func append(_ element: Value, toArrayIn slot: UnsafeMutablePointer<Value>) {
    guard slot.pointee.kind == .array else { return release(element) }
    var block = slot.pointee.block
    let count = Int(block.header.pointee.count)
    if !block.isUnique || count == Int(block.header.pointee.capacity) {
      makeUniqueArray(in: slot, capacity: count + 1)
      block = slot.pointee.block
    }
    block.slots[count] = element
    block.header.pointee.count = Int32(truncatingIfNeeded: count + 1)
  }
}
