extension StandardLibrary {
  /// Set algebra and sets of options.
  static let setProtocols = LibraryEntry(
    "SetProtocols.swift",
    """
    /// A type with the operations of sets.
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      associatedtype ArrayLiteralElement = Element
      init()
      var isEmpty: Bool { get }
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
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
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      @discardableResult
      mutating func update(with newMember: Element) -> Element? {
        let old = remove(newMember)
        insert(newMember)
        return old
      }
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
    extension OptionSet where RawValue: FixedWidthInteger {
      init() { self.init(rawValue: __noBits()) }
      init(_ elements: [Self]) {
        var bits = Self().rawValue
        for element in elements { bits = __bitOr(bits, element.rawValue) }
        self.init(rawValue: bits)
      }
    }
    """)

  /// The set algebra of options: of those kept in bits, and of those whose type says itself how
  /// sets are joined.
  static let optionSetAlgebra = LibraryEntry(
    "OptionSet+Algebra.swift",
    """
    extension OptionSet {
      func contains(_ member: Self) -> Bool { isSuperset(of: member) }
      func union(_ other: Self) -> Self {
        var result = self
        result.formUnion(other)
        return result
      }
      func intersection(_ other: Self) -> Self {
        var result = self
        result.formIntersection(other)
        return result
      }
      func symmetricDifference(_ other: Self) -> Self {
        var result = self
        result.formSymmetricDifference(other)
        return result
      }
      @discardableResult
      mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        if contains(newMember) { return (false, newMember) }
        formUnion(newMember)
        return (true, newMember)
      }
      @discardableResult
      mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        if common.isEmpty { return nil }
        subtract(member)
        return common
      }
      @discardableResult
      mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
      }
    }

    extension OptionSet where RawValue: FixedWidthInteger {
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
      mutating func formUnion(_ other: Self) {
        self = Self(rawValue: __bitOr(rawValue, other.rawValue))
      }
      mutating func formIntersection(_ other: Self) {
        self = Self(rawValue: __bitAnd(rawValue, other.rawValue))
      }
      mutating func formSymmetricDifference(_ other: Self) {
        self = Self(rawValue: __bitXor(rawValue, other.rawValue))
      }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
    }
    """)
}
