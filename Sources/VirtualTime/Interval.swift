/// A length of virtual time.
///
/// Whole nanoseconds, because sums of fractions of a second depend on their order and replayed
/// sessions must not.
package struct Interval: Hashable, Comparable, Sendable {
  package let nanoseconds: Int

  package init(nanoseconds: Int) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the interval nearest to a number of seconds; what is too long becomes `longest`, and
  /// what is no number becomes zero.
  package init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    if nanoseconds.isNaN {
      self.init(nanoseconds: 0)
    } else {
      let bound = Double(Interval.longest.nanoseconds)
      self.init(nanoseconds: Int(max(-bound, min(bound, nanoseconds))))
    }
  }

  package static let zero = Interval(nanoseconds: 0)
  /// About 73 years: two of them still fit into a moment.
  package static let longest = Interval(nanoseconds: 1 << 61)

  /// The length in seconds, for arithmetic with what the program sees as `Double`.
  package var seconds: Double { Double(nanoseconds) / 1e9 }

  package static func < (left: Interval, right: Interval) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
