/// A point of virtual time: how long after the start of the program.
package struct Moment: Hashable, Comparable, Sendable {
  /// The time since the start.
  package let sinceStart: Interval

  package init(sinceStart: Interval) {
    self.sinceStart = sinceStart
  }

  package static let start = Moment(sinceStart: .zero)

  package static func < (left: Moment, right: Moment) -> Bool {
    left.sinceStart < right.sinceStart
  }

  /// The moment an interval later; never before the start, never so late that it overflows.
  package static func + (moment: Moment, interval: Interval) -> Moment {
    let sum = moment.sinceStart.nanoseconds.addingReportingOverflow(interval.nanoseconds)
    let bound = Interval.longest.nanoseconds
    let nanoseconds = sum.overflow ? bound : min(max(sum.partialValue, 0), bound)
    return Moment(sinceStart: Interval(nanoseconds: nanoseconds))
  }

  /// The time from one moment to another.
  package static func - (left: Moment, right: Moment) -> Interval {
    Interval(nanoseconds: left.sinceStart.nanoseconds - right.sinceStart.nanoseconds)
  }
}
