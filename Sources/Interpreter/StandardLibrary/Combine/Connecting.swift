extension StandardLibrary {
  /// Publishers that start on demand, and sharing one subscription.
  static let connecting = LibraryEntry(
    "Connecting.swift",
    """
    /// A publisher that sends nothing before it is connected.
    protocol ConnectablePublisher: Publisher {
      func connect() -> any Cancellable
    }

    extension ConnectablePublisher {
      func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
    }

    final class __Connections {
      var count = 0
      var link: (any Cancellable)?
    }

    extension Publishers {
      /// Connects with the first subscriber and disconnects with the last.
      final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        var _count = 0
        var _link: (any Cancellable)?
        init(upstream: Upstream) { self.upstream = upstream }
        var __name: String { "Autoconnect" }
        func __attach(_ observer: __Observer<Upstream.Output>) -> AnyCancellable {
          let inner = upstream.__attach(observer)
          _count += 1
          if _count == 1 { _link = upstream.connect() }
          return AnyCancellable {
            inner.cancel()
            self._count -= 1
            if self._count == 0 {
              self._link?.cancel()
              self._link = nil
            }
          }
        }
      }
      /// Gives all subscribers the values of one subscription.
      final class Share<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let _audience = __Audience<Upstream.Output>()
        var _count = 0
        var _link: AnyCancellable?
        init(upstream: Upstream) { self.upstream = upstream }
        var __name: String { "Multicast" }
        func __attach(_ observer: __Observer<Upstream.Output>) -> AnyCancellable {
          let inner = _audience.add(observer)
          _count += 1
          if _count == 1 && !_audience.isOver {
            let made = upstream.__attach(
              __Observer<Upstream.Output>(
                { self._audience.send($0) }, { self._audience.end($0) }))
            if _audience.isOver { made.cancel() } else { _link = made }
          }
          return AnyCancellable {
            inner.cancel()
            self._count -= 1
            if self._count == 0 {
              self._link?.cancel()
              self._link = nil
            }
          }
        }
      }
      /// Sends through a subject once it is connected.
      final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let _subject: SubjectType
        init(upstream: Upstream, subject: SubjectType) {
          self.upstream = upstream
          self._subject = subject
        }
        var __name: String { "Multicast" }
        func __attach(_ observer: __Observer<Upstream.Output>) -> AnyCancellable {
          _subject.__attach(observer)
        }
        func connect() -> any Cancellable {
          upstream.__attach(
            __Observer<Upstream.Output>(
              { self._subject.send($0) },
              { error in
                if let error {
                  self._subject.send(completion: .failure(error as! Failure))
                } else {
                  self._subject.send(completion: .finished)
                }
              }))
        }
      }
    }

    extension Publisher {
      func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
      func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> {
        Publishers.Multicast(upstream: self, subject: subject)
      }
      func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
      ) -> Publishers.Multicast<Self, S> {
        Publishers.Multicast(upstream: self, subject: createSubject())
      }
      func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
        Publishers.Multicast(upstream: self, subject: PassthroughSubject<Output, Failure>())
      }
    }

    extension Timer {
      /// Sends the date again and again once it is connected.
      final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        let interval: Double
        let tolerance: Double?
        let _audience = __Audience<Date>()
        init(interval: Double, tolerance: Double? = nil) {
          self.interval = interval
          self.tolerance = tolerance
        }
        var __name: String { "Timer" }
        func __attach(_ observer: __Observer<Date>) -> AnyCancellable { _audience.add(observer) }
        func connect() -> any Cancellable {
          let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
            self._audience.send(Date())
          }
          return AnyCancellable { timer.invalidate() }
        }
      }
      static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
      ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance)
      }
    }
    """)
}
