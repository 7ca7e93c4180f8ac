extension Feature {
  static let timelineView = Feature(
    "TimelineView",
    #"""
    /// Content made from the time, again at each moment of a schedule that comes while time passes.
    struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
      let _schedule: Schedule
      let _content: (TimelineViewDefaultContext) -> Content
      @StateObject private var date = _TimelineClock()
      init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
      ) {
        self._schedule = schedule
        self._content = content
      }
      typealias Context = TimelineViewDefaultContext
      var body: some View {
        _content(TimelineViewDefaultContext(date: date._date(of: _schedule), cadence: .live))
      }
    }

    /// The moment that content is made for.
    struct TimelineViewDefaultContext {
      let date: Date
      let cadence: Cadence
      func invalidateTimelineContent() {}

      /// How often the content is made.
      enum Cadence: Comparable { case live, seconds, minutes }
    }

    /// What makes one view's content again; it ends with the view.
    final class _TimelineClock: ObservableObject {
      var _moment = Date()
      /// True from a moment of the schedule until the content has been made for it.
      var _hasRung = false
      var _next: () -> Date? = { nil }
      /// Tells the schedule that counts from older ones that still wait.
      var _round = 0

      /// The latest moment of a schedule; any other reason to make content begins it anew.
      func _date<S: TimelineSchedule>(of schedule: S) -> Date {
        if _hasRung {
          _hasRung = false
          return _moment
        }
        let now = Date()
        var entries = schedule.entries(from: now, mode: .normal).makeIterator()
        var upcoming = entries.next()
        _moment = now
        while let date = upcoming, date <= now {
          _moment = date
          upcoming = entries.next()
        }
        _round += 1
        _next = { entries.next() }
        _wait(for: upcoming, _round)
        return _moment
      }
      func _wait(for date: Date?, _ round: Int) {
        guard let date else { return }
        _ = __setAlarm(__nanoseconds(date.timeIntervalSinceNow), isBackground: true) {
          [weak self] in
          guard let self, self._round == round else { return }
          self._moment = date
          self._hasRung = true
          self.objectWillChange.send()
          self._wait(for: self._next(), round)
        }
      }
    }

    /// When content is made again.
    protocol TimelineSchedule {
      associatedtype Entries: Sequence where Entries.Element == Date
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
    }

    extension TimelineSchedule {
      typealias Mode = TimelineScheduleMode
    }

    /// Whether moments may be left out.
    enum TimelineScheduleMode: Hashable { case normal, lowFrequency }

    /// Moments at equal distances, without an end.
    struct _TimelineEntries: Sequence, IteratorProtocol {
      var _upcoming: Date
      let _interval: Double
      mutating func next() -> Date? {
        defer { _upcoming = _upcoming.addingTimeInterval(_interval) }
        return _upcoming
      }
    }

    struct EveryMinuteTimelineSchedule: TimelineSchedule {
      init() {}
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineEntries {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return _TimelineEntries(
          _upcoming: Date(timeIntervalSinceReferenceDate: minutes * 60), _interval: 60)
      }
    }
    struct PeriodicTimelineSchedule: TimelineSchedule {
      let _start: Date
      let _interval: Double
      init(from startDate: Date, by interval: Double) {
        self._start = startDate
        self._interval = interval
      }
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineEntries {
        let steps = (startDate.timeIntervalSince(_start) / _interval).rounded(.down)
        return _TimelineEntries(
          _upcoming: _start.addingTimeInterval(max(0, steps) * _interval), _interval: _interval)
      }
    }
    struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
    where Entries.Element == Date {
      let _dates: Entries
      init(_ dates: Entries) { self._dates = dates }
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { _dates }
    }
    /// Every frame: sixty times a second, unless a longer interval is asked for.
    struct AnimationTimelineSchedule: TimelineSchedule {
      let _interval: Double
      let _isPaused: Bool
      init(minimumInterval: Double? = nil, paused: Bool = false) {
        self._interval = max(minimumInterval ?? 0, 1 / 60)
        self._isPaused = paused
      }
      func entries(
        from start: Date, mode: TimelineScheduleMode
      ) -> PrefixSequence<_TimelineEntries> {
        _TimelineEntries(_upcoming: start, _interval: _interval).prefix(_isPaused ? 1 : Int.max)
      }
    }

    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
    }

    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      static func periodic(
        from startDate: Date, by interval: Double
      ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
      }
    }

    extension TimelineSchedule {
      static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
      where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
      }
    }

    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
      static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
      ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
      }
    }
    """#)
}
