extension StandardLibrary {
  /// Set algebra and sets of options.
  static let setProtocols = LibraryEntry(
    "SetProtocols.swift",
    """
    /// A type with the operations of sets.
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init()
      var isEmpty: Bool { get }
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ member: Element) -> Element?
    }

    extension SetAlgebra {
      init(arrayLiteral elements: Element...) { self.init(elements) }
      init<S: Sequence>(_ sequence: S) where S.Element == Element {
        self.init()
        for element in sequence { insert(element) }
      }
      var isEmpty: Bool { self == Self() }
      func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
      func isSubset(of other: Self) -> Bool { intersection(other) == self }
      func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
      func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
      func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
      func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
    }

    /// A set of options kept in the bits of a raw value.
    protocol OptionSet: SetAlgebra, RawRepresentable where Element == Self {
      associatedtype Element = Self
      associatedtype RawValue
      init(rawValue: RawValue)
    }
    """)

  /// How sets of options are made; apart, because every program looks for initialisers.
  static let optionSetInitializers = LibraryEntry(
    "OptionSet+Initializers.swift",
    """
    extension OptionSet {
      init() { self.init(rawValue: __noBits()) }
      init(_ elements: [Self]) {
        var bits = Self().rawValue
        for element in elements { bits = __bitOr(bits, element.rawValue) }
        self.init(rawValue: bits)
      }
    }
    """)

  /// The set algebra of options.
  static let optionSetAlgebra = LibraryEntry(
    "OptionSet+Algebra.swift",
    """
    extension OptionSet {
      var isEmpty: Bool { __areEqual(rawValue, Self().rawValue) }
      func contains(_ member: Self) -> Bool {
        __areEqual(__bitAnd(rawValue, member.rawValue), member.rawValue)
      }
      func union(_ other: Self) -> Self { Self(rawValue: __bitOr(rawValue, other.rawValue)) }
      func intersection(_ other: Self) -> Self {
        Self(rawValue: __bitAnd(rawValue, other.rawValue))
      }
      func symmetricDifference(_ other: Self) -> Self {
        Self(rawValue: __bitXor(rawValue, other.rawValue))
      }
      func subtracting(_ other: Self) -> Self {
        Self(rawValue: __bitXor(rawValue, __bitAnd(rawValue, other.rawValue)))
      }
      func isSubset(of other: Self) -> Bool { other.contains(self) }
      func isSuperset(of other: Self) -> Bool { contains(other) }
      func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
      @discardableResult
      mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        if contains(newMember) { return (false, newMember) }
        self = union(newMember)
        return (true, newMember)
      }
      @discardableResult
      mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        if common.isEmpty { return nil }
        self = subtracting(member)
        return common
      }
      @discardableResult
      mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        self = union(newMember)
        return common.isEmpty ? nil : common
      }
    }
    """)
}
