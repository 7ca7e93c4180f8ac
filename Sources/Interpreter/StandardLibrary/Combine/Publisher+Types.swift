extension StandardLibrary {
  /// How a subscriber counts the values that it asks for.
  static let demandCounting = LibraryEntry(
    "DemandCounting.swift",
    """
    extension Subscribers.Demand {
      static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        lhs + .max(rhs)
      }
      static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        lhs - Subscribers.Demand.max(rhs)
      }
      static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        lhs._count < 0 ? .unlimited : .max(lhs._count * rhs)
      }
      static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs + rhs }
      static func += (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs + rhs }
      static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs - rhs }
      static func -= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs - rhs }
      static func *= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs * rhs }
      static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool {
        lhs == .max(rhs)
      }
      static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool {
        .max(lhs) == rhs
      }
      static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool {
        lhs != .max(rhs)
      }
      static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool {
        .max(lhs) != rhs
      }
      static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool {
        lhs < .max(rhs)
      }
      static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool {
        .max(lhs) < rhs
      }
      static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
        lhs <= .max(rhs)
      }
      static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool {
        .max(lhs) <= rhs
      }
      static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool {
        lhs > .max(rhs)
      }
      static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool {
        .max(lhs) > rhs
      }
      static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
        lhs >= .max(rhs)
      }
      static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool {
        .max(lhs) >= rhs
      }
    }

    extension Publisher {
      func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
      func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
      where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        return dropFirst(bounds.lowerBound).prefix(bounds.upperBound - bounds.lowerBound)
      }
    }
    """)

  /// The names of what operators return, which all are publishers that say nothing of how they are
  /// made.
  static let publisherTypes = LibraryEntry(
    "PublisherTypes.swift",
    """
    extension Publishers {
      typealias Filter<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias RemoveDuplicates<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias First<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias FirstWhere<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Last<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias LastWhere<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Drop<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias DropWhile<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias PrefixWhile<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Output<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias HandleEvents<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Print<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Breakpoint<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias ReplaceEmpty<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Retry<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Buffer<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
      typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
      typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
      typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
      typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
      typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
      typealias TryScan<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
      typealias TryReduce<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
      typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
      typealias TryRemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
      typealias TryFirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
      typealias MapError<Upstream: Publisher, Failure: Error> =
        AnyPublisher<Upstream.Output, Failure>
      typealias SetFailureType<Upstream: Publisher, Failure: Error> =
        AnyPublisher<Upstream.Output, Failure>
      typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
      typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
        AnyPublisher<Upstream.Output, NewPublisher.Failure>
      typealias Collect<Upstream: Publisher> =
        AnyPublisher<[Upstream.Output], Upstream.Failure>
      typealias CollectByCount<Upstream: Publisher> =
        AnyPublisher<[Upstream.Output], Upstream.Failure>
      typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
      typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
      typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
      typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
      typealias Comparison<Upstream: Publisher> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
      typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
        AnyPublisher<NewPublisher.Output, Upstream.Failure>
      typealias SwitchToLatest<P: Publisher, Upstream: Publisher> =
        AnyPublisher<P.Output, P.Failure>
      typealias ReceiveOn<Upstream: Publisher, Context> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias SubscribeOn<Upstream: Publisher, Context> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Delay<Upstream: Publisher, Context> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Debounce<Upstream: Publisher, Context> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Throttle<Upstream: Publisher, Context> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias Timeout<Upstream: Publisher, Context> =
        AnyPublisher<Upstream.Output, Upstream.Failure>
      typealias MeasureInterval<Upstream: Publisher, Context> =
        AnyPublisher<__SchedulerStride, Upstream.Failure>
      typealias CollectByTime<Upstream: Publisher, Context> =
        AnyPublisher<[Upstream.Output], Upstream.Failure>
      typealias Decode<Upstream: Publisher, Output, Coder> = AnyPublisher<Output, any Error>
      typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> =
        AnyPublisher<Coder.Output, any Error>
      typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> =
        AnyPublisher<Upstream.Output, any Error>
      typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
      typealias MakeConnectable<Upstream: Publisher> =
        Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
      typealias Sequence<Elements: Swift.Sequence, Failure: Error> =
        AnyPublisher<Elements.Element, Failure>
      typealias Concatenate<Prefix: Publisher, Suffix: Publisher> =
        AnyPublisher<Suffix.Output, Suffix.Failure>
    }
    """)
}
