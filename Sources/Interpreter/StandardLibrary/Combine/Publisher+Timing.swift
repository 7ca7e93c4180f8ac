extension StandardLibrary {
  /// Operators that wait.
  static let publisherTiming = LibraryEntry(
    "PublisherTiming.swift",
    """
    /// A span of time as schedulers are told it.
    struct __SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable,
      Hashable
    {
      let _nanoseconds: Int
      init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
      init(floatLiteral value: Double) { self._nanoseconds = __nanoseconds(value) }
      init(integerLiteral value: Int) { self._nanoseconds = value * 1000000000 }
      init(_ seconds: Double) { self._nanoseconds = __nanoseconds(seconds) }
      static func seconds(_ value: Int) -> __SchedulerStride {
        __SchedulerStride(_nanoseconds: value * 1000000000)
      }
      static func seconds(_ value: Double) -> __SchedulerStride { __SchedulerStride(value) }
      static func milliseconds(_ value: Int) -> __SchedulerStride {
        __SchedulerStride(_nanoseconds: value * 1000000)
      }
      static func microseconds(_ value: Int) -> __SchedulerStride {
        __SchedulerStride(_nanoseconds: value * 1000)
      }
      static func nanoseconds(_ value: Int) -> __SchedulerStride {
        __SchedulerStride(_nanoseconds: value)
      }
      static var zero: __SchedulerStride { __SchedulerStride(_nanoseconds: 0) }
      static func < (lhs: __SchedulerStride, rhs: __SchedulerStride) -> Bool {
        lhs._nanoseconds < rhs._nanoseconds
      }
    }

    /// Runs work at once.
    struct ImmediateScheduler: Scheduler {
      init() {}
      static let shared = ImmediateScheduler()
      func __schedule(after nanoseconds: Int, _ action: @escaping () -> Void) -> Int {
        action()
        return 0
      }
      func __post(_ action: @escaping () -> Void) { action() }
    }

    extension Publisher {
      func receive<S: Scheduler>(
        on scheduler: S, options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("ReceiveOn") { observer in
          var isCancelled = false
          let link = self.__attach(
            __Observer(
              { value in scheduler.__post { if !isCancelled { observer.send(value) } } },
              { error in scheduler.__post { if !isCancelled { observer.end(error) } } }))
          return AnyCancellable {
            isCancelled = true
            link.cancel()
          }
        }
      }
      func subscribe<S: Scheduler>(
        on scheduler: S, options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("SubscribeOn") { observer in
          var link: AnyCancellable?
          var isCancelled = false
          scheduler.__post { if !isCancelled { link = self.__attach(observer) } }
          return AnyCancellable {
            isCancelled = true
            link?.cancel()
            link = nil
          }
        }
      }
      func delay<S: Scheduler>(
        for interval: __SchedulerStride, tolerance: __SchedulerStride? = nil, scheduler: S,
        options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("Delay") { observer in
          var isCancelled = false
          let wait = interval._nanoseconds
          let link = self.__attach(
            __Observer(
              { value in
                _ = scheduler.__schedule(after: wait) { if !isCancelled { observer.send(value) } }
              },
              { error in
                _ = scheduler.__schedule(after: wait) { if !isCancelled { observer.end(error) } }
              }))
          return AnyCancellable {
            isCancelled = true
            link.cancel()
          }
        }
      }
      /// Sends a value only when none has followed for a while.
      func debounce<S: Scheduler>(
        for dueTime: __SchedulerStride, scheduler: S, options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("Debounce") { observer in
          var alarm = 0
          let link = self.__attach(
            __Observer(
              { value in
                __cancelAlarm(alarm)
                alarm = scheduler.__schedule(after: dueTime._nanoseconds) { observer.send(value) }
              },
              { error in
                __cancelAlarm(alarm)
                observer.end(error)
              }))
          return AnyCancellable {
            __cancelAlarm(alarm)
            link.cancel()
          }
        }
      }
      /// Sends at most one value in each interval: the first one at once, then the first or latest.
      func throttle<S: Scheduler>(
        for interval: __SchedulerStride, scheduler: S, latest: Bool
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("Throttle") { observer in
          var next = 0
          var waiting: Output?
          var alarm = 0
          let link = self.__attach(
            __Observer(
              { value in
                if alarm != 0 {
                  if latest || waiting == nil { waiting = value }
                } else if __virtualNow() >= next {
                  next = __virtualNow() + interval._nanoseconds
                  observer.send(value)
                } else {
                  waiting = value
                  alarm = scheduler.__schedule(after: next - __virtualNow()) {
                    alarm = 0
                    next = __virtualNow() + interval._nanoseconds
                    if let value = waiting {
                      waiting = nil
                      observer.send(value)
                    }
                  }
                }
              },
              { error in
                __cancelAlarm(alarm)
                if error == nil, let value = waiting { observer.send(value) }
                observer.end(error)
              }))
          return AnyCancellable {
            __cancelAlarm(alarm)
            link.cancel()
          }
        }
      }
      func timeout<S: Scheduler>(
        _ interval: __SchedulerStride, scheduler: S, options: Never? = nil,
        customError: (() -> Failure)? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("Timeout") { observer in
          var alarm = 0
          func start() {
            __cancelAlarm(alarm)
            alarm = scheduler.__schedule(after: interval._nanoseconds) {
              observer.end(customError?())
            }
          }
          start()
          let link = self.__attach(
            __Observer(
              { value in
                start()
                observer.send(value)
              },
              { error in
                __cancelAlarm(alarm)
                observer.end(error)
              }))
          return AnyCancellable {
            __cancelAlarm(alarm)
            link.cancel()
          }
        }
      }
    }
    """)
}
