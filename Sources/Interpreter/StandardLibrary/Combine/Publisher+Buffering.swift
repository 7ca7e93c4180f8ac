extension StandardLibrary {
  /// Operators that keep values for a while.
  static let publisherBuffering = LibraryEntry(
    "PublisherBuffering.swift",
    """
    extension Publishers {
      /// How values are put together: those of a while, or a number of them before it is over.
      enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, __SchedulerStride)
        case byTimeOrCount(Context, __SchedulerStride, Int)
      }
      /// Whether a buffer asks for values ahead of those who want them.
      enum PrefetchStrategy: Hashable { case keepFull, byRequest }
      /// What a full buffer does with one more value.
      enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
      }
    }

    extension Publisher {
      /// The values of each stretch of time, as a list.
      func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: Never? = nil
      ) -> AnyPublisher<[Output], Failure> {
        let scheduler: S
        let interval: __SchedulerStride
        var most: Int?
        switch strategy {
        case .byTime(let context, let time): (scheduler, interval) = (context, time)
        case .byTimeOrCount(let context, let time, let count):
          (scheduler, interval) = (context, time)
          most = count
        }
        let limit = most
        return AnyPublisher<[Output], Failure>("CollectByTime") { observer in
          var part: [Output] = []
          var alarm = 0
          func deliver() {
            let full = part
            part = []
            if !full.isEmpty { observer.send(full) }
          }
          let start = __virtualNow()
          // The stretches follow each other from the beginning on; one without values is silent.
          func wait() {
            let passed = (__virtualNow() - start) % interval._nanoseconds
            alarm = scheduler.__schedule(after: interval._nanoseconds - passed) {
              alarm = 0
              deliver()
            }
          }
          let link = self.__attach(
            __Observer<Output>(
              { value in
                part.append(value)
                if part.count == limit { deliver() } else if alarm == 0 { wait() }
              },
              { error in
                __cancelAlarm(alarm)
                if error == nil { deliver() }
                observer.end(error)
              }, below: observer))
          return AnyCancellable {
            __cancelAlarm(alarm)
            link.cancel()
          }
        }
      }
      /// The values as they come: nobody here asks for fewer than there are.
      func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("Buffer") { self.__attach($0) }
      }
      /// The time from one value to the next.
      func measureInterval<S: Scheduler>(
        using scheduler: S, options: Never? = nil
      ) -> AnyPublisher<__SchedulerStride, Failure> {
        AnyPublisher<__SchedulerStride, Failure>("MeasureInterval") { observer in
          var last = __virtualNow()
          return self.__attach(
            __Observer<Output>(
              { _ in
                let now = __virtualNow()
                observer.send(__SchedulerStride(_nanoseconds: now - last))
                last = now
              }, { observer.end($0) }, below: observer))
        }
      }
    }
    """)
}
