extension StandardLibrary {
  /// Operators on several publishers.
  static let publisherCombining = LibraryEntry(
    "PublisherCombining.swift",
    """
    /// Several subscriptions that end together.
    func __together(_ links: [AnyCancellable]) -> AnyCancellable {
      AnyCancellable { for link in links { link.cancel() } }
    }

    extension Publisher {
      func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
      ) -> AnyPublisher<P.Output, Failure> {
        AnyPublisher<P.Output, Failure>("FlatMap") { observer in
          var open = 1
          var links: [AnyCancellable] = []
          func close(_ error: (any Error)?) {
            open -= 1
            if error != nil || open == 0 { observer.end(error) }
          }
          let outer = self.__attach(
            __Observer<Output>(
              { value in
                open += 1
                links.append(
                  transform(value).__attach(
                    __Observer<P.Output>({ observer.send($0) }, { close($0) })))
              }, { close($0) }))
          return AnyCancellable {
            outer.cancel()
            for link in links { link.cancel() }
            links = []
          }
        }
      }
      func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher {
        AnyPublisher<Output.Output, Failure>("SwitchToLatest") { observer in
          var link: AnyCancellable?
          var isOuterDone = false
          var isInnerDone = true
          let outer = self.__attach(
            __Observer<Output>(
              { publisher in
                link?.cancel()
                isInnerDone = false
                link = publisher.__attach(
                  __Observer<Output.Output>(
                    { observer.send($0) },
                    { error in
                      isInnerDone = true
                      if error != nil || isOuterDone { observer.end(error) }
                    }))
              },
              { error in
                isOuterDone = true
                if error != nil || isInnerDone { observer.end(error) }
              }))
          return AnyCancellable {
            outer.cancel()
            link?.cancel()
            link = nil
          }
        }
      }
      func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure
      {
        Publishers.MergeMany(_all: [eraseToAnyPublisher(), other.eraseToAnyPublisher()])
          .eraseToAnyPublisher()
      }
      func merge<P: Publisher, Q: Publisher>(
        with b: P, _ c: Q
      ) -> AnyPublisher<Output, Failure> {
        merge(with: b).merge(with: c)
      }
      func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
        AnyPublisher<(Output, P.Output), Failure>("CombineLatest") { observer in
          var first: Output?
          var second: P.Output?
          var open = 2
          func close(_ error: (any Error)?) {
            open -= 1
            if error != nil || open == 0 { observer.end(error) }
          }
          let left = self.__attach(
            __Observer<Output>(
              { value in
                first = .some(value)
                if let other = second { observer.send((value, other)) }
              }, { close($0) }))
          let right = other.__attach(
            __Observer<P.Output>(
              { value in
                second = .some(value)
                if let known = first { observer.send((known, value)) }
              }, { close($0) }))
          return __together([left, right])
        }
      }
      func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
      ) -> AnyPublisher<T, Failure> {
        combineLatest(other).map { transform($0.0, $0.1) }
      }
      func combineLatest<P: Publisher, Q: Publisher>(
        _ b: P, _ c: Q
      ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
      }
      func combineLatest<P: Publisher, Q: Publisher, T>(
        _ b: P, _ c: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
      ) -> AnyPublisher<T, Failure> {
        combineLatest(b).combineLatest(c).map { transform($0.0.0, $0.0.1, $0.1) }
      }
      func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
        AnyPublisher<(Output, P.Output), Failure>("Zip") { observer in
          var lefts: [Output] = []
          var rights: [P.Output] = []
          var isLeftDone = false
          var isRightDone = false
          func deliver() {
            while !lefts.isEmpty && !rights.isEmpty {
              observer.send((lefts.removeFirst(), rights.removeFirst()))
            }
            if (isLeftDone && lefts.isEmpty) || (isRightDone && rights.isEmpty) {
              observer.end(nil)
            }
          }
          let left = self.__attach(
            __Observer<Output>(
              { value in
                lefts.append(value)
                deliver()
              },
              { error in
                isLeftDone = true
                if error != nil { observer.end(error) } else { deliver() }
              }))
          let right = other.__attach(
            __Observer<P.Output>(
              { value in
                rights.append(value)
                deliver()
              },
              { error in
                isRightDone = true
                if error != nil { observer.end(error) } else { deliver() }
              }))
          return __together([left, right])
        }
      }
      func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
      ) -> AnyPublisher<T, Failure> {
        zip(other).map { transform($0.0, $0.1) }
      }
      func zip<P: Publisher, Q: Publisher>(
        _ b: P, _ c: Q
      ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }
      }
    }

    extension Publishers {
      /// The values of all, as they come.
      struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_all upstream: [Upstream]) { self.publishers = upstream }
        init(_ upstream: [Upstream]) { self.publishers = upstream }
        init(_ a: Upstream, _ b: Upstream) { self.publishers = [a, b] }
        init(_ a: Upstream, _ b: Upstream, _ c: Upstream) { self.publishers = [a, b, c] }
        init(_ a: Upstream, _ b: Upstream, _ c: Upstream, _ d: Upstream) {
          self.publishers = [a, b, c, d]
        }
        var __name: String { "MergeMany" }
        func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
          var open = publishers.count
          if open == 0 { observer.end(nil) }
          var links: [AnyCancellable] = []
          for publisher in publishers {
            links.append(
              publisher.__attach(
                __Observer<Output>(
                  { observer.send($0) },
                  { error in
                    open -= 1
                    if error != nil || open == 0 { observer.end(error) }
                  })))
          }
          return __together(links)
        }
      }
      struct Merge<A: Publisher, B: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        var __name: String { "Merge" }
        func __attach(_ observer: __Observer<A.Output>) -> AnyCancellable {
          a.merge(with: b).__attach(observer)
        }
      }
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        var __name: String { "CombineLatest" }
        func __attach(_ observer: __Observer<(A.Output, B.Output)>) -> AnyCancellable {
          a.combineLatest(b).__attach(observer)
        }
      }
      struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) {
          self.a = a
          self.b = b
          self.c = c
        }
        var __name: String { "CombineLatest" }
        func __attach(
          _ observer: __Observer<(A.Output, B.Output, C.Output)>
        ) -> AnyCancellable {
          a.combineLatest(b, c).__attach(observer)
        }
      }
      struct Zip<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        var __name: String { "Zip" }
        func __attach(_ observer: __Observer<(A.Output, B.Output)>) -> AnyCancellable {
          a.zip(b).__attach(observer)
        }
      }
    }
    """)
}
