extension Evaluator {
  /// Returns an owned, empty dictionary.
  package func makeDictionary(capacity: Int = 0, type: TypeID) -> Value {
    makeTable(.dictionary, capacity: capacity, type: type)
  }

  /// Returns an owned, empty set.
  package func makeSet(capacity: Int = 0, type: TypeID) -> Value {
    makeTable(.set, capacity: capacity, type: type)
  }

  private func makeTable(_ kind: Value.Kind, capacity: Int, type: TypeID) -> Value {
    let block = allocate(kind, byteCount: MemoryLayout<HashTable>.size)
    block.table.initialize(to: HashTable(capacity: capacity))
    charge(slots: block.table.pointee.bucketCount * 2)
    return Value(block, type: type)
  }

  /// Entries of a dictionary or set; 0 for anything else.
  package func tableCount(_ table: Value) -> Int {
    table.kind == .dictionary || table.kind == .set ? table.block.table.pointee.count : 0
  }

  /// The first position with an entry from `position` on; iteration starts at 0 and goes on after
  /// the position returned.
  package func nextPosition(in table: Value, from position: Int) -> Int? {
    guard table.kind == .dictionary || table.kind == .set else { return nil }
    let storage = table.block.table.pointee
    var index = position
    while index < storage.bucketCount {
      if storage.buckets[index].hash != 0 { return index }
      index += 1
    }
    return nil
  }

  /// The borrowed key at a position that `nextPosition` or `position(of:in:)` returned.
  package func key(in table: Value, at position: Int) -> Value {
    guard table.kind == .dictionary || table.kind == .set,
      position >= 0, position < table.block.table.pointee.bucketCount
    else { return .uninitialised }
    return table.block.table.pointee.buckets[position].key
  }

  /// The borrowed value at a position that `nextPosition` or `position(of:in:)` returned.
  package func value(in table: Value, at position: Int) -> Value {
    guard table.kind == .dictionary,
      position >= 0, position < table.block.table.pointee.bucketCount
    else { return .uninitialised }
    return table.block.table.pointee.buckets[position].value
  }

  /// The position of a borrowed key's entry.
  package func position(of key: Value, in table: Value) throws(Trap) -> Int? {
    guard table.kind == .dictionary || table.kind == .set else { return nil }
    let (position, isFound) = try search(table, for: key, hash: try tableHash(key))
    return isFound ? position : nil
  }

  /// Stores an entry whose key and value it takes over; returns the value it replaced, owned.
  ///
  /// For a set the value is `uninitialised`, and a result means the key was there already.
  @discardableResult
  package func insert(
    _ key: Value, _ value: Value, intoTableIn slot: UnsafeMutablePointer<Value>
  ) throws(Trap) -> Value? {
    makeUniqueTable(in: slot, capacity: tableCount(slot.pointee) + 1)
    guard slot.pointee.kind == .dictionary || slot.pointee.kind == .set else { return nil }
    let hash = try tableHash(key)
    let (position, isFound) = try search(slot.pointee, for: key, hash: hash)
    let table = slot.pointee.block.table
    if isFound {
      let old = table.pointee.buckets[position].value
      table.pointee.buckets[position].value = value
      release(key)
      return old
    }
    table.pointee.insert(HashTable.Bucket(hash: hash, key: key, value: value), at: position)
    return nil
  }

  /// Takes the entry of a borrowed key out; returns its key and value, owned.
  package func remove(
    _ key: Value, fromTableIn slot: UnsafeMutablePointer<Value>
  ) throws(Trap) -> (key: Value, value: Value)? {
    guard let position = try position(of: key, in: slot.pointee) else { return nil }
    makeUniqueTable(in: slot)
    let table = slot.pointee.block.table
    let entry = table.pointee.buckets[position]
    table.pointee.remove(at: position)
    return (entry.key, entry.value)
  }

  /// The place of the value at `position` in the unique dictionary in `slot`, for changes in place.
  package func valueSlot(
    at position: Int, ofDictionaryIn slot: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value>? {
    guard slot.pointee.kind == .dictionary else { return nil }
    makeUniqueTable(in: slot)
    let table = slot.pointee.block.table
    guard position >= 0, position < table.pointee.bucketCount else { return nil }
    return UnsafeMutableRawPointer(table.pointee.buckets + position)
      .advanced(by: MemoryLayout<HashTable.Bucket>.offset(of: \.value) ?? 24)
      .assumingMemoryBound(to: Value.self)
  }

  /// Makes the table in `slot` its block's only owner, with room for `capacity` entries.
  ///
  /// Positions stay valid unless it has to grow.
  package func makeUniqueTable(in slot: UnsafeMutablePointer<Value>, capacity: Int = 0) {
    guard slot.pointee.kind == .dictionary || slot.pointee.kind == .set else { return }
    let block = slot.pointee.block
    let old = block.table.pointee
    let hasRoom = capacity <= old.capacity
    if block.isUnique && hasRoom { return }
    let new = old.copy(capacity: hasRoom ? old.capacity : capacity)
    charge(slots: new.bucketCount * 2)
    if block.isUnique {
      machine.pointee.liveSlots -= old.bucketCount * 2
      old.deallocate()
      block.table.pointee = new
      return
    }
    for index in 0..<new.bucketCount where new.buckets[index].hash != 0 {
      new.buckets[index].key.retain()
      new.buckets[index].value.retain()
    }
    let copy = allocate(slot.pointee.kind, byteCount: MemoryLayout<HashTable>.size)
    copy.table.initialize(to: new)
    block.header.pointee.references -= 1
    slot.pointee.bits = copy.bits
  }
}
