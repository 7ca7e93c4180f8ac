extension StandardLibrary {
  /// What programs take of Accelerate: arithmetic of whole vectors of numbers.
  static let vectorArithmetic = LibraryEntry(
    "VectorArithmetic.swift",
    """
    /// Arithmetic of vectors; what is made is as long as the shorter operand.
    enum vDSP {
    \(vectorOperations)
      static func sum<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { vector.reduce(0, +) }
      static func sumOfSquares<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { vector.reduce(0) { $0 + $1 * $1 } }
      static func mean<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { sum(vector) / V.Element(vector.count) }
      static func meanSquare<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { sumOfSquares(vector) / V.Element(vector.count) }
      static func rootMeanSquare<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }
      static func maximum<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { vector.max() ?? -.infinity }
      static func minimum<V: Collection>(_ vector: V) -> V.Element
      where V.Element: BinaryFloatingPoint { vector.min() ?? .infinity }
      static func dot<A: Collection, B: Collection>(_ a: A, _ b: B) -> A.Element
      where A.Element == B.Element, A.Element: BinaryFloatingPoint { sum(multiply(a, b)) }
      static func square<V: Collection>(_ vector: V) -> [V.Element]
      where V.Element: BinaryFloatingPoint { vector.map { $0 * $0 } }
      static func absolute<V: Collection>(_ vector: V) -> [V.Element]
      where V.Element: BinaryFloatingPoint { vector.map { $0.magnitude } }
      static func negative<V: Collection>(_ vector: V) -> [V.Element]
      where V.Element: BinaryFloatingPoint { vector.map { -$0 } }
      static func _fill<R: MutableCollection>(_ result: inout R, _ values: [R.Element]) {
        var index = result.startIndex
        for value in values where index != result.endIndex {
          result[index] = value
          result.formIndex(after: &index)
        }
      }
    }
    """)

  private static var vectorOperations: String {
    let symbols = [("add", "+"), ("subtract", "-"), ("multiply", "*"), ("divide", "/")]
    let ofTwo = symbols.map(ofTwoVectors)
    let ofOne = symbols.filter { $0.0 != "subtract" }.map(ofNumberAndVector)
    return (ofTwo + ofOne + [divisionByNumber]).joined(separator: "\n")
  }

  /// `add(a, b)`, and the same into a vector that is there already.
  private static func ofTwoVectors(_ name: String, _ symbol: String) -> String {
    """
      static func \(name)<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
      where A.Element == B.Element, A.Element: BinaryFloatingPoint {
        zip(a, b).map { $0 \(symbol) $1 }
      }
      static func \(name)<A: Collection, B: Collection, R: MutableCollection>(
        _ a: A, _ b: B, result: inout R
      ) where A.Element == B.Element, R.Element == A.Element, A.Element: BinaryFloatingPoint {
        _fill(&result, \(name)(a, b))
      }
    """
  }

  /// `multiply(2, a)`, and the same into a vector that is there already.
  private static func ofNumberAndVector(_ name: String, _ symbol: String) -> String {
    """
      static func \(name)<N: BinaryFloatingPoint, V: Collection>(_ number: N, _ vector: V) -> [N]
      where V.Element == N { vector.map { number \(symbol) $0 } }
      static func \(name)<N: BinaryFloatingPoint, V: Collection, R: MutableCollection>(
        _ number: N, _ vector: V, result: inout R
      ) where V.Element == N, R.Element == N { _fill(&result, \(name)(number, vector)) }
    """
  }

  private static let divisionByNumber = """
      static func divide<V: Collection>(_ vector: V, _ number: V.Element) -> [V.Element]
      where V.Element: BinaryFloatingPoint { vector.map { $0 / number } }
    """
}
