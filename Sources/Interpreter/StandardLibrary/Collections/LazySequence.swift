extension StandardLibrary {
  /// Transformations that run only as far as their elements are asked for.
  static let lazySequence = LibraryEntry(
    "LazySequence.swift",
    """
    extension Sequence {
      /// The same elements; what is done to them happens one element at a time, when asked for.
      var lazy: LazySequence<Element> {
        var iterator = self.makeIterator()
        return LazySequence(__make: { self.__nextFunction() })
      }
      func __nextFunction() -> () -> Element? {
        var iterator = self.makeIterator()
        return { iterator.next() }
      }
    }

    /// A sequence whose transformations wait until their elements are asked for.
    struct LazySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      let __make: () -> () -> Element?

      func makeIterator() -> AnyIterator<Element> { AnyIterator(__make()) }

      func map<T>(_ transform: @escaping (Element) -> T) -> LazySequence<T> {
        let make = __make
        return LazySequence<T>(__make: {
          let next = make()
          return {
            guard let element = next() else { return nil }
            return transform(element)
          }
        })
      }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
        let make = __make
        return LazySequence<Element>(__make: {
          let next = make()
          return {
            while let element = next() {
              if isIncluded(element) { return element }
            }
            return nil
          }
        })
      }
      func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazySequence<T> {
        let make = __make
        return LazySequence<T>(__make: {
          let next = make()
          return {
            while let element = next() {
              if let result = transform(element) { return result }
            }
            return nil
          }
        })
      }
      func prefix(_ maxLength: Int) -> LazySequence<Element> {
        let make = __make
        return LazySequence<Element>(__make: {
          let next = make()
          var left = maxLength
          return {
            if left == 0 { return nil }
            left -= 1
            return next()
          }
        })
      }
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
        let make = __make
        return LazySequence<Element>(__make: {
          let next = make()
          return {
            guard let element = next(), predicate(element) else { return nil }
            return element
          }
        })
      }
      func dropFirst(_ k: Int = 1) -> LazySequence<Element> {
        let make = __make
        return LazySequence<Element>(__make: {
          let next = make()
          for _ in 0..<k { _ = next() }
          return next
        })
      }
      /// The first element; `nil` if there is none.
      var first: Element? { __make()() }
      /// Whether there are no elements.
      var isEmpty: Bool { first == nil }
      /// The number of elements, for which all of them are computed.
      var count: Int { Array(self).count }
      /// The last element, for which all of them are computed.
      var last: Element? { Array(self).last }
      var lazy: LazySequence<Element> { self }
    }
    """)

  /// What a sequence that is no collection has of prefixes and suffixes.
  static let sequenceSlicing = LibraryEntry(
    "Sequence+Slicing.swift",
    """
    extension Sequence {
      /// At most the first elements.
      func prefix(_ maxLength: Int) -> [Element] {
        var result: [Element] = []
        if maxLength == 0 { return result }
        for element in self {
          result.append(element)
          if result.count == maxLength { break }
        }
        return result
      }
      /// The first elements, as long as they satisfy a condition.
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
          if try !predicate(element) { break }
          result.append(element)
        }
        return result
      }
      /// At most the last elements.
      func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
      /// All but the first elements.
      func dropFirst(_ k: Int = 1) -> [Element] { Array(Array(self).dropFirst(k)) }
      /// All but the last elements.
      func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
      /// What is left after the first elements that satisfy a condition.
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        Array(try Array(self).drop(while: predicate))
      }
    }
    """)
}
