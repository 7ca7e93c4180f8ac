#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension StandardLibrary {
  /// The functions of C's mathematics library, for all three floating-point types.
  static let mathematics: [LibraryEntry] = [
    mathematicsEntry(
      "Trigonometry.swift",
      [
        ("sin", "sine", { sin($0) }), ("cos", "cosine", { cos($0) }),
        ("tan", "tangent", { tan($0) }), ("asin", "arc sine", { asin($0) }),
        ("acos", "arc cosine", { acos($0) }), ("atan", "arc tangent", { atan($0) }),
        ("sinh", "hyperbolic sine", { sinh($0) }), ("cosh", "hyperbolic cosine", { cosh($0) }),
        ("tanh", "hyperbolic tangent", { tanh($0) }),
      ],
      [("atan2", "angle of the point with these y and x coordinates", { atan2($0, $1) })]),
    mathematicsEntry(
      "Exponentials.swift",
      [
        ("exp", "power of e", { exp($0) }), ("exp2", "power of two", { exp2($0) }),
        ("log", "natural logarithm", { log($0) }),
        ("log2", "logarithm to base two", { log2($0) }),
        ("log10", "logarithm to base ten", { log10($0) }),
        ("log1p", "natural logarithm of one more", { log1p($0) }),
        ("expm1", "power of e, less one", { expm1($0) }),
        ("cbrt", "cube root", { cbrt($0) }),
      ], [("pow", "first number to the power of the second", { pow($0, $1) })]),
    mathematicsEntry(
      "Rounding.swift",
      [
        ("sqrt", "square root", { $0.squareRoot() }),
        ("floor", "greatest whole number that is not greater", { $0.rounded(.down) }),
        ("ceil", "least whole number that is not less", { $0.rounded(.up) }),
        ("round", "nearest whole number, halves away from zero", { $0.rounded() }),
        ("trunc", "number without its fraction", { $0.rounded(.towardZero) }),
        ("rint", "nearest whole number, halves to even", { $0.rounded(.toNearestOrEven) }),
        ("fabs", "absolute value", { $0.magnitude }),
      ],
      [
        (
          "fmod", "remainder of the division, with the first number's sign",
          { $0.truncatingRemainder(dividingBy: $1) }
        ),
        ("fmin", "lesser number", { Double.minimum($0, $1) }),
        ("fmax", "greater number", { Double.maximum($0, $1) }),
        ("hypot", "length of the hypotenuse over these sides", { hypot($0, $1) }),
      ]),
  ]

  /// What the overlay of C's library declares for any type of floating-point numbers, beside the
  /// ones that `mathematics` has for each.
  static let genericMathematics = LibraryEntry(
    "GenericMathematics.swift",
    """
    func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
    func fabs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
    func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
    func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
    func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
    func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
    func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
    func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
    func fma<T: FloatingPoint>(_ x: T, _ y: T, _ z: T) -> T { z.addingProduct(x, y) }
    func modf<T: FloatingPoint>(_ x: T) -> (T, T) {
      let whole = x.rounded(.towardZero)
      return (whole, x - whole)
    }
    """)

  typealias Unary = (String, String, @Sendable (Double) -> Double)
  typealias Binary = (String, String, @Sendable (Double, Double) -> Double)

  static func mathematicsEntry(
    _ file: String, _ unary: [Unary], _ binary: [Binary]
  ) -> LibraryEntry {
    var text = ""
    var natives: [String: NativeFunction] = [:]
    for (name, summary, function) in unary {
      for type in ["Double", "CGFloat", "Float"] {
        text += "/// The \(summary).\nfunc \(name)(_ x: \(type)) -> \(type)\n"
      }
      let native: NativeFunction = { (call: NativeCall) throws(Trap) -> Value in
        call.makeLikeReceiver(function(call.double(0)))
      }
      natives["\(name)(_:)"] = native
    }
    for (name, summary, function) in binary {
      for type in ["Double", "CGFloat", "Float"] {
        text += "/// The \(summary).\nfunc \(name)(_ x: \(type), _ y: \(type)) -> \(type)\n"
      }
      let native: NativeFunction = { (call: NativeCall) throws(Trap) -> Value in
        call.makeLikeReceiver(function(call.double(0), call.double(1)))
      }
      natives["\(name)(_:_:)"] = native
    }
    return LibraryEntry(file, text, natives: natives)
  }
}
