extension Evaluator {
  /// The hash of a key, never 0, which marks empty buckets.
  @inline(__always)
  func tableHash(_ key: Value) throws(Trap) -> UInt64 {
    var hasher = StableHasher()
    switch key.kind {
    case .integer, .bool:
      hasher.combine(key.bits)
    case .enumCase where comparison(of: key.type).isPartByPart:
      hasher.combine(key.bits)
    case .string:
      hasher.combine(key.block.text.pointee)
    default:
      try hash(key, into: &hasher)
    }
    return hasher.finalize() | 1
  }

  /// The bucket where a key is, or where it belongs.
  func search(
    _ value: Value, for key: Value, hash: UInt64
  ) throws(Trap) -> (position: Int, isFound: Bool) {
    let table = value.block.table.pointee
    var index = table.ideal(hash)
    var distance = 0
    while !table.precedes(hash, distance, at: index) {
      if table.buckets[index].hash == hash,
        try areKeysEqual(table.buckets[index].key, key, in: value)
      {
        return (index, true)
      }
      index = (index &+ 1) & table.mask
      distance &+= 1
    }
    return (index, false)
  }

  /// Compares two keys of equal hash; `==` of the program's own may run.
  @inline(__always)
  private func areKeysEqual(_ left: Value, _ right: Value, in table: Value) throws(Trap) -> Bool {
    if left.bits == right.bits && left.meta == right.meta && left.kind != .double { return true }
    switch (left.kind, right.kind) {
    case (.integer, .integer), (.bool, .bool):
      return left.bits == right.bits && left.type == right.type
    case (.string, .string):
      return left.block.text.pointee == right.block.text.pointee && left.type == right.type
    default:
      // The program's `==` may drop its last other reference to the table.
      table.retain()
      defer { release(table) }
      return try areEqual(left, right)
    }
  }
}
