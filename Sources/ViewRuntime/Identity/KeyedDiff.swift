/// What becomes of each element of a list when its ids change.
///
/// What both lists begin and end with is set aside first, so the cost follows the part that
/// changed; comparing ids is all that happens to the rest.
package struct KeyedDiff {
  /// How many ids at the start and at the end are the same in both lists.
  let prefix: Int
  let suffix: Int
  /// For each new index between them, the old index of the same id, or -1.
  let sources: [Int]
  /// Old indices between them that are not in the new list.
  let removed: [Int]
  /// For each entry of `sources`, whether it left the order it had among those that stay.
  let isMoved: [Bool]

  init(from old: ExplicitIDs, to new: ExplicitIDs) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    (sources, removed) = KeyedDiff.match(old, oldMiddle, new, newMiddle)
    isMoved = KeyedDiff.moves(in: sources)
  }

  /// The old index of a new one; -1 for an inserted element.
  func source(of index: Int, newCount: Int, oldCount: Int) -> Int {
    if index < prefix { return index }
    if index >= newCount - suffix { return index - newCount + oldCount }
    return sources[index - prefix]
  }

  /// Pairs equal ids; the n-th occurrence of a repeated id with the n-th.
  private static func match(
    _ old: ExplicitIDs, _ oldRange: Range<Int>, _ new: ExplicitIDs, _ newRange: Range<Int>
  ) -> (sources: [Int], removed: [Int]) {
    guard !oldRange.isEmpty else { return (newRange.map { _ in -1 }, []) }
    guard !newRange.isEmpty else { return ([], Array(oldRange)) }
    var firsts: [ExplicitID: Int] = [:]
    firsts.reserveCapacity(oldRange.count)
    var nextSame: [Int: Int] = [:]
    for index in oldRange.reversed() {
      if let later = firsts.updateValue(index, forKey: old[index]) { nextSame[index] = later }
    }
    var isKept = [Bool](repeating: false, count: oldRange.count)
    let sources = newRange.map { index -> Int in
      guard let source = firsts[new[index]] else { return -1 }
      firsts[new[index]] = nextSame[source]
      isKept[source - oldRange.lowerBound] = true
      return source
    }
    return (sources, oldRange.filter { !isKept[$0 - oldRange.lowerBound] })
  }

  /// Marks what is outside the longest run of kept elements that is still in order: the fewest
  /// elements whose moving explains the new order.
  package static func moves(in sources: [Int]) -> [Bool] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: sources.count)
    for (index, source) in sources.enumerated() where source >= 0 {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if sources[tails[middle]] < source { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isMoved = sources.map { $0 >= 0 }
    var index = tails.last ?? -1
    while index >= 0 {
      isMoved[index] = false
      index = before[index]
    }
    return isMoved
  }
}
