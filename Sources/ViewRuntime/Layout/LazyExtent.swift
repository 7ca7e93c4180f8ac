/// Where the rows of a lazy container begin, though most were never made.
///
/// A row that does not exist counts as the average of those that do (Z05), so every position after
/// one is an estimate and is corrected as rows are made.
struct LazyExtent {
  private let count: Int
  private let spacing: Double
  private let indices: [Int]
  /// For each row in `indices`, the pitches of those before it: a pitch is a row and its spacing.
  private var sums: [Double] = [0]
  private var average: Double

  /// The pitch of rows that nothing is known of: a list row of Apple's default height.
  static let unknownPitch = 44.0
  /// Rows that overlap an edge by less only touch it.
  static let tolerance = 0.001

  init(count: Int, spacing: Double, realised: [(index: Int, pitch: Double)]) {
    self.count = count
    self.spacing = spacing
    indices = realised.map(\.index)
    for row in realised { sums.append((sums.last ?? 0) + row.pitch) }
    let sum = sums.last ?? 0
    // Rows without views tell nothing of the others.
    average = sum > 0 ? sum / Double(realised.count) : Self.unknownPitch
  }

  /// The length of all rows.
  var total: Double { max(0, start(of: count) - spacing) }

  /// Where row `index` begins; for `count`, where one more would.
  func start(of index: Int) -> Double {
    let made = Self.first(in: 0..<indices.count) { indices[$0] >= index }
    return sums[made] + Double(index - made) * average
  }

  /// The rows that overlap the stretch from `start` to `end` by more than an edge; a row without a
  /// length of its own, such as a mark for the end of the content, is seen on the edge as well.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    guard end - start > Self.tolerance else { return 0..<0 }
    let first = Self.first(in: 0..<count) {
      self.start(of: $0 + 1) - spacing > start + Self.tolerance
        || self.start(of: $0) >= start - Self.tolerance
    }
    let last = Self.first(in: first..<count) {
      let begin = self.start(of: $0)
      guard begin <= end + Self.tolerance else { return true }
      let length = self.start(of: $0 + 1) - spacing - begin
      return begin >= end - Self.tolerance && length > Self.tolerance
    }
    return first..<last
  }

  /// The first number in `range` that passes a test which all after it pass too.
  private static func first(in range: Range<Int>, where passes: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
