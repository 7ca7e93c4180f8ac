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
          // This publisher, and those made of its values.
          var open = 1
          var running = 0
          var waiting: [Output] = []
          var links: [AnyCancellable] = []
          func start(_ value: Output) {
            open += 1
            running += 1
            links.append(
              transform(value).__attach(
                __Observer<P.Output>(
                  { observer.send($0) },
                  { error in
                    running -= 1
                    close(error)
                  }, below: observer)))
          }
          func close(_ error: (any Error)?) {
            open -= 1
            if error != nil {
              observer.end(error)
            } else if !waiting.isEmpty {
              start(waiting.removeFirst())
            } else if open == 0 {
              observer.end(nil)
            }
          }
          let outer = self.__attach(
            __Observer<Output>(
              { value in
                if let most = maxPublishers.max, running >= most {
                  waiting.append(value)
                } else {
                  start(value)
                }
              }, { close($0) }, below: observer))
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
    \(merges)
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
    \(together("combineLatest"))
    \(together("zip"))
    }

    extension Publishers {
      /// The values of all, as they come.
      struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_all upstream: [Upstream]) { self.publishers = upstream }
        init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
          self.publishers = Array(upstream)
        }
        init(_ upstream: Upstream...) { self.publishers = upstream }
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
    \(types)
    }
    """)

  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  /// `merge(with:)` of up to seven others.
  private static var merges: String {
    (2...7).map { count in
      let others = letters[1...count]
      let parameters = others.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
      let more = others.dropFirst().map { ".merge(with: \($0.lowercased()))" }.joined()
      return """
            func merge<\(others.map { "\($0): Publisher" }.joined(separator: ", "))>(
              with \(parameters.dropFirst(2))
            ) -> AnyPublisher<Output, Failure> {
              merge(with: b)\(more)
            }
        """
    }.joined(separator: "\n")
  }

  /// `combineLatest` or `zip` with two and three others, of pairs of pairs.
  private static func together(_ name: String) -> String {
    (2...3).map { count in
      let others = letters[1...count]
      let generics = others.map { "\($0): Publisher" }.joined(separator: ", ")
      let parameters = others.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
      let outputs = (["Output"] + others.map { "\($0).Output" }).joined(separator: ", ")
      let whole = others.map { ".\(name)(\($0.lowercased()))" }.joined().dropFirst()
      let values = count == 2 ? "$0.0.0, $0.0.1, $0.1" : "$0.0.0.0, $0.0.0.1, $0.0.1, $0.1"
      return """
            func \(name)<\(generics)>(
              \(parameters)
            ) -> AnyPublisher<(\(outputs)), Failure> {
              \(whole).map { (\(values)) }
            }
            func \(name)<\(generics), T>(
              \(parameters), _ transform: @escaping (\(outputs)) -> T
            ) -> AnyPublisher<T, Failure> {
              \(whole).map { transform(\(values)) }
            }
        """
    }.joined(separator: "\n")
  }

  /// The publishers that join others, by their names.
  private static var types: String {
    let merged = (2...8).map { type("Merge", $0, "merge", "with: ", output: "A.Output") }
    let joined = (2...4).flatMap { count in
      let outputs = letters.prefix(count).map { "\($0).Output" }.joined(separator: ", ")
      return [
        type("CombineLatest", count, "combineLatest", "", output: "(\(outputs))"),
        type("Zip", count, "zip", "", output: "(\(outputs))"),
      ]
    }
    return (merged + joined).joined(separator: "\n")
  }

  private static func type(
    _ name: String, _ count: Int, _ function: String, _ label: String, output: String
  ) -> String {
    let parts = letters.prefix(count).map { (type: $0, name: $0.lowercased()) }
    let parameters = parts.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return """
          struct \(name)\(count == 2 ? "" : "\(count)")<
            \(parts.map { "\($0.type): Publisher" }.joined(separator: ", "))
          >: Publisher {
            typealias Output = \(output)
            typealias Failure = A.Failure
      \(parts.map { "      let \($0.name): \($0.type)" }.joined(separator: "\n"))
            init(\(parameters)) {
      \(parts.map { "        self.\($0.name) = \($0.name)" }.joined(separator: "\n"))
            }
            var __name: String { "\(name)" }
            func __attach(_ observer: __Observer<\(output)>) -> AnyCancellable {
              a.\(function)(\(label)\(parts.dropFirst().map(\.name).joined(separator: ", ")))
                .__attach(observer)
            }
          }
      """
  }
}
