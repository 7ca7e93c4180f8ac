import Interpreter
import ViewRuntime

extension Feature {
  static let timelineView = Feature(
    "TimelineView",
    #"""
    /// Content made from the time; Grove makes it when the view is updated.
    struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
      typealias Body = Never
      let _schedule: Schedule
      let _content: (TimelineViewDefaultContext) -> Content
      init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
      ) {
        self._schedule = schedule
        self._content = content
      }
      var body: Never { _primitiveBody() }
      typealias Context = TimelineViewDefaultContext
      func _make() -> Content {
        _content(TimelineViewDefaultContext(date: Date(), cadence: .live))
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

    /// When content is made again.
    protocol TimelineSchedule {
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    }

    extension TimelineSchedule {
      typealias Mode = TimelineScheduleMode
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
    }

    /// Whether moments may be left out.
    enum TimelineScheduleMode: Hashable { case normal, lowFrequency }

    struct EveryMinuteTimelineSchedule: TimelineSchedule { init() {} }
    struct PeriodicTimelineSchedule: TimelineSchedule {
      init(from startDate: Date, by interval: Double) {}
    }
    struct ExplicitTimelineSchedule: TimelineSchedule {
      init(_ dates: [Date]) {}
    }
    struct AnimationTimelineSchedule: TimelineSchedule {
      init(minimumInterval: Double? = nil, paused: Bool = false) {}
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

    extension TimelineSchedule where Self == ExplicitTimelineSchedule {
      static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule {
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
    """#,
    views: [
      "TimelineView": { part throws(Trap) in
        let make = part.kept()
        return .container(
          ContainerElement(
            type: "TimelineView", layout: .passthrough,
            content: .deferred(
              DeferredElement(dependsOnSize: false) { _ in
                try make.element(try make.call("_make", []), as: make.typeArgument(1))
              })))
      }
    ])
}
