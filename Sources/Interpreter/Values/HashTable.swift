/// The storage of dictionaries and sets: open addressing, ordered by hash.
///
/// Robin Hood probing with ties broken by the hash keeps entries in an order that depends on their
/// keys and not on the order they came in, so equal tables iterate alike, and no lesson can come to
/// rely on insertion order, which Swift does not promise either.
struct HashTable: BitwiseCopyable {
  /// A hash of 0 marks an empty bucket.
  struct Bucket: BitwiseCopyable {
    var hash: UInt64
    var key: Value
    var value: Value
  }

  var buckets: UnsafeMutablePointer<Bucket>
  /// A power of two.
  var bucketCount: Int
  var count: Int

  /// Returns an empty table with room for `capacity` entries.
  init(capacity: Int) {
    var size = 4
    while Self.room(in: size) < capacity { size *= 2 }
    bucketCount = size
    count = 0
    buckets = .allocate(capacity: size)
    buckets.initialize(
      repeating: Bucket(hash: 0, key: .uninitialised, value: .uninitialised), count: size)
  }

  func deallocate() { buckets.deallocate() }

  /// How many entries fit without growing.
  var capacity: Int { Self.room(in: bucketCount) }

  var hasRoom: Bool { count < capacity }

  /// How many entries may fill so many buckets: seven of eight.
  ///
  /// A table that fits a cache is worth more than short probes, which run along memory anyway. One
  /// bucket stays empty to end them.
  private static func room(in bucketCount: Int) -> Int { bucketCount - max(1, bucketCount / 8) }

  @inline(__always)
  var mask: Int { bucketCount &- 1 }

  /// The bucket a hash would like best.
  ///
  /// The top bits, so that growing keeps the order.
  @inline(__always)
  func ideal(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> UInt64(64 &- bucketCount.trailingZeroBitCount))
  }

  @inline(__always)
  func distance(_ index: Int, from hash: UInt64) -> Int { (index &- ideal(hash)) & mask }

  /// True if an entry of `hash`, `distance` away from its ideal bucket, belongs before the entry in
  /// the bucket at `index`.
  @inline(__always)
  func precedes(_ hash: UInt64, _ distance: Int, at index: Int) -> Bool {
    let other = buckets[index].hash
    guard other != 0 else { return true }
    let otherDistance = self.distance(index, from: other)
    return otherDistance < distance || (otherDistance == distance && hash < other)
  }

  /// Puts an entry that is not in the table before the bucket at `index`, where the search for it
  /// ended.
  mutating func insert(_ entry: Bucket, at index: Int) {
    var carried = entry
    var position = index
    while true {
      let other = buckets[position]
      buckets[position] = carried
      if other.hash == 0 { break }
      carried = other
      position = (position &+ 1) & mask
    }
    count &+= 1
  }

  /// Inserts an entry known to be new.
  mutating func insertNew(_ entry: Bucket) {
    var index = ideal(entry.hash)
    var distance = 0
    while !precedes(entry.hash, distance, at: index) {
      index = (index &+ 1) & mask
      distance &+= 1
    }
    insert(entry, at: index)
  }

  /// Closes the gap that taking the entry at `index` leaves.
  mutating func remove(at index: Int) {
    var hole = index
    while true {
      let next = (hole &+ 1) & mask
      let other = buckets[next]
      if other.hash == 0 || distance(next, from: other.hash) == 0 { break }
      buckets[hole] = other
      hole = next
    }
    buckets[hole].hash = 0
    buckets[hole].key = .uninitialised
    buckets[hole].value = .uninitialised
    count &-= 1
  }

  /// Returns a larger or equal copy; counts stay with the caller.
  func copy(capacity: Int) -> HashTable {
    var table = HashTable(capacity: max(capacity, count))
    for index in 0..<bucketCount where buckets[index].hash != 0 {
      table.insertNew(buckets[index])
    }
    return table
  }
}

extension Block {
  /// The table inside a dictionary or set block.
  @inline(__always)
  var table: UnsafeMutablePointer<HashTable> { payload.assumingMemoryBound(to: HashTable.self) }
}
