extension StandardLibrary {
  /// Vectors of two to sixteen numbers, which differ in nothing but their length.
  static let simdTypes: [LibraryEntry] = [
    simdType(2, ["x", "y"]), simdType(3, ["x", "y", "z"]), simdType(4, ["x", "y", "z", "w"]),
    simdType(8, []), simdType(16, []),
  ]

  private static func simdType(_ count: Int, _ names: [String]) -> LibraryEntry {
    let name = "SIMD\(count)"
    let parts = names.enumerated().map { index, part in
      """
        var \(part): Scalar { get { __scalars[\(index)] } set { __scalars[\(index)] = newValue } }
      """
    }
    let values = (0..<count).map { "_ v\($0): Scalar" }.joined(separator: ", ")
    let list = (0..<count).map { "v\($0)" }.joined(separator: ", ")
    let labelled = names.map { "\($0): Scalar" }.joined(separator: ", ")
    let byName =
      names.isEmpty
      ? "" : "init(\(labelled)) { self.__scalars = [\(names.joined(separator: ", "))] }"
    let half = count > 2 && count % 2 == 0 ? halves(of: count) : ""
    return LibraryEntry(
      "\(name).swift",
      """
      /// A vector of \(count) numbers.
      struct \(name)<Scalar>: SIMD {
        var __scalars: [Scalar]
        init(__scalars: [Scalar]) { self.__scalars = __scalars }
        init(\(values)) { self.__scalars = [\(list)] }
        \(byName)
        static var scalarCount: Int { \(count) }
        var scalarCount: Int { \(count) }
      \(parts.joined(separator: "\n"))
        \(half)
        var description: String {
          "\(name)<" + String(describing: Scalar.self) + ">"
            + "(" + __scalars.map { String(describing: $0) }.joined(separator: ", ") + ")"
        }
      }
      """)
  }

  private static func halves(of count: Int) -> String {
    """
    var lowHalf: SIMD\(count / 2)<Scalar> {
      SIMD\(count / 2)<Scalar>(__scalars: Array(__scalars.prefix(\(count / 2))))
    }
    var highHalf: SIMD\(count / 2)<Scalar> {
      SIMD\(count / 2)<Scalar>(__scalars: Array(__scalars.suffix(\(count / 2))))
    }
    """
  }

  /// What vectors can do.
  static let simdProtocol = LibraryEntry(
    "SIMD.swift",
    """
    /// A vector of a fixed number of numbers.
    protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
      associatedtype Scalar
      var __scalars: [Scalar] { get set }
      init(__scalars: [Scalar])
      static var scalarCount: Int { get }
    }

    extension SIMD {
      init(repeating value: Scalar) {
        self.init(__scalars: Array(repeating: value, count: Self.scalarCount))
      }
      init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
        self.init(__scalars: Array(scalars))
      }
      init(arrayLiteral scalars: Scalar...) { self.init(__scalars: scalars) }
      var indices: Range<Int> { 0..<Self.scalarCount }
      subscript(index: Int) -> Scalar {
        get { __scalars[index] }
        set { __scalars[index] = newValue }
      }
      func __zipped(_ other: Self, _ make: (Scalar, Scalar) -> Scalar) -> Self {
        Self(__scalars: __scalars.indices.map { make(__scalars[$0], other.__scalars[$0]) })
      }
      func __compared(_ other: Self, _ test: (Scalar, Scalar) -> Bool) -> SIMDMask<Self> {
        SIMDMask(
          __flags: __scalars.indices.map { test(__scalars[$0], other.__scalars[$0]) })
      }
      func replacing(with other: Self, where mask: SIMDMask<Self>) -> Self {
        Self(
          __scalars: __scalars.indices.map {
            mask.__flags[$0] ? other.__scalars[$0] : __scalars[$0]
          })
      }
      mutating func replace(with other: Self, where mask: SIMDMask<Self>) {
        self = replacing(with: other, where: mask)
      }
      static func .== (a: Self, b: Self) -> SIMDMask<Self> where Scalar: Equatable {
        a.__compared(b) { $0 == $1 }
      }
      static func .!= (a: Self, b: Self) -> SIMDMask<Self> where Scalar: Equatable {
        a.__compared(b) { $0 != $1 }
      }
    }

    extension SIMD where Scalar: Comparable {
      func min() -> Scalar { __scalars.min()! }
      func max() -> Scalar { __scalars.max()! }
      static func .< (a: Self, b: Self) -> SIMDMask<Self> { a.__compared(b) { $0 < $1 } }
      static func .<= (a: Self, b: Self) -> SIMDMask<Self> { a.__compared(b) { $0 <= $1 } }
      static func .> (a: Self, b: Self) -> SIMDMask<Self> { a.__compared(b) { $0 > $1 } }
      static func .>= (a: Self, b: Self) -> SIMDMask<Self> { a.__compared(b) { $0 >= $1 } }
    }

    extension SIMD where Scalar: FloatingPoint {
      static var zero: Self { Self(repeating: 0) }
      static var one: Self { Self(repeating: 1) }
      func sum() -> Scalar { __scalars.reduce(0, +) }
      func squareRoot() -> Self { Self(__scalars: __scalars.map { $0.squareRoot() }) }
      func rounded(_ rule: FloatingPointRoundingRule) -> Self {
        Self(__scalars: __scalars.map { $0.rounded(rule) })
      }
      static prefix func - (a: Self) -> Self { Self(__scalars: a.__scalars.map { -$0 }) }
      static func + (a: Self, b: Self) -> Self { a.__zipped(b) { $0 + $1 } }
      static func - (a: Self, b: Self) -> Self { a.__zipped(b) { $0 - $1 } }
      static func * (a: Self, b: Self) -> Self { a.__zipped(b) { $0 * $1 } }
      static func / (a: Self, b: Self) -> Self { a.__zipped(b) { $0 / $1 } }
      static func + (a: Self, b: Scalar) -> Self { a + Self(repeating: b) }
      static func - (a: Self, b: Scalar) -> Self { a - Self(repeating: b) }
      static func * (a: Self, b: Scalar) -> Self { a * Self(repeating: b) }
      static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
      static func + (a: Scalar, b: Self) -> Self { Self(repeating: a) + b }
      static func - (a: Scalar, b: Self) -> Self { Self(repeating: a) - b }
      static func * (a: Scalar, b: Self) -> Self { Self(repeating: a) * b }
      static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
    }

    extension SIMD where Scalar: FixedWidthInteger {
      static var zero: Self { Self(repeating: 0) }
      static var one: Self { Self(repeating: 1) }
      func wrappedSum() -> Scalar { __scalars.reduce(0) { $0 &+ $1 } }
      static func &+ (a: Self, b: Self) -> Self { a.__zipped(b) { $0 &+ $1 } }
      static func &- (a: Self, b: Self) -> Self { a.__zipped(b) { $0 &- $1 } }
      static func &* (a: Self, b: Self) -> Self { a.__zipped(b) { $0 &* $1 } }
      static func / (a: Self, b: Self) -> Self { a.__zipped(b) { $0 / $1 } }
      static func % (a: Self, b: Self) -> Self { a.__zipped(b) { $0 % $1 } }
      static func & (a: Self, b: Self) -> Self { a.__zipped(b) { $0 & $1 } }
      static func | (a: Self, b: Self) -> Self { a.__zipped(b) { $0 | $1 } }
      static func ^ (a: Self, b: Self) -> Self { a.__zipped(b) { $0 ^ $1 } }
    }

    /// Answers, one for each number of a vector.
    struct SIMDMask<Storage: SIMD>: Hashable, CustomStringConvertible {
      var __flags: [Bool]
      init(__flags: [Bool]) { self.__flags = __flags }
      subscript(index: Int) -> Bool {
        get { __flags[index] }
        set { __flags[index] = newValue }
      }
      static prefix func .! (a: SIMDMask<Storage>) -> SIMDMask<Storage> {
        SIMDMask(__flags: a.__flags.map { !$0 })
      }
      var description: String {
        "SIMDMask<" + String(describing: Storage.self) + ">("
          + __flags.map { String(describing: $0) }.joined(separator: ", ") + ")"
      }
    }
    func any<Storage: SIMD>(_ mask: SIMDMask<Storage>) -> Bool { mask.__flags.contains(true) }
    func all<Storage: SIMD>(_ mask: SIMDMask<Storage>) -> Bool { !mask.__flags.contains(false) }
    """)
}
