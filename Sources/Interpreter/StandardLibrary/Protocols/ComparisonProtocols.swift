extension StandardLibrary {
  /// Equality, hashing, order and identity of elements.
  static let comparisonProtocols = LibraryEntry(
    "ComparisonProtocols.swift",
    """
    /// A type whose values can be compared with `==`.
    protocol Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool
    }

    extension Equatable {
      /// Returns whether two values differ.
      static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
    }

    /// A type whose values can be keys of a dictionary and elements of a set.
    protocol Hashable: Equatable {
      var hashValue: Int { get }
      func hash(into hasher: inout Hasher)
    }

    /// A type whose values have an order.
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
    }

    extension Comparable {
      static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
      static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
      static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
    }

    /// A type whose values keep an identity while their contents change.
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }

    extension Identifiable where Self: AnyObject {
      /// The identity of the instance itself.
      var id: ObjectIdentifier { __objectIdentifier(self) }
    }
    """)
}
