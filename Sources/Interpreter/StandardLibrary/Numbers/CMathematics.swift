#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension StandardLibrary {
  /// The rarer functions of C's mathematics library.
  static let rarerMathematics = mathematicsEntry(
    "RarerMathematics.swift",
    [
      ("asinh", "inverse hyperbolic sine", { asinh($0) }),
      ("acosh", "inverse hyperbolic cosine", { acosh($0) }),
      ("atanh", "inverse hyperbolic tangent", { atanh($0) }),
      ("erf", "error function", { erf($0) }),
      ("erfc", "complement of the error function", { erfc($0) }),
      ("tgamma", "gamma function", { tgamma($0) }),
      ("logb", "exponent of a number, as a number", { logb($0) }),
      ("nearbyint", "nearest whole number, halves to even", { $0.rounded(.toNearestOrEven) }),
    ],
    [
      ("fdim", "positive difference", { fdim($0, $1) }),
      ("copysign", "first number with the sign of the second", { copysign($0, $1) }),
    ])

  /// What C calls by another name for each type, and what takes numbers of two types.
  static let cMathematics = LibraryEntry(
    "CMathematics.swift",
    floatFunctions + """
      func lround(_ x: Double) -> Int { Int(x.rounded()) }
      func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }
      func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
      func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
      func llrint(_ x: Double) -> Int64 { Int64(x.rounded(.toNearestOrEven)) }
      func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }
      func ldexp<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T { scalbn(x, n) }
      func scalbn<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T {
        T(sign: .plus, exponent: n, significand: x)
      }
      func ilogb<T: BinaryFloatingPoint>(_ x: T) -> Int { Int(x.exponent) }
      func frexp<T: BinaryFloatingPoint>(_ x: T) -> (T, Int) {
        guard x.isFinite, x != 0 else { return (x, 0) }
        return (x.significand / 2 * (x < 0 ? -1 : 1), Int(x.exponent) + 1)
      }
      func remquo<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> (T, Int) {
        (x.remainder(dividingBy: y), Int((x / y).rounded(.toNearestOrEven)))
      }
      func nextafter(_ x: Double, _ y: Double) -> Double {
        x == y ? y : x < y ? x.nextUp : x.nextDown
      }
      func nextafterf(_ x: Float, _ y: Float) -> Float {
        x == y ? y : x < y ? x.nextUp : x.nextDown
      }
      """)

  /// `sinf` and its like, which do for `Float` what `sin` does for any of them.
  private static var floatFunctions: String {
    let unary = [
      "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh",
      "atanh", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "logb", "cbrt", "sqrt",
      "floor", "ceil", "round", "trunc", "rint", "nearbyint", "fabs", "erf", "erfc", "tgamma",
    ].map { "func \($0)f(_ x: Float) -> Float { \($0)(x) }\n" }
    let binary = [
      "atan2", "pow", "fmod", "fmin", "fmax", "hypot", "remainder", "fdim", "copysign",
    ].map { "func \($0)f(_ x: Float, _ y: Float) -> Float { \($0)(x, y) }\n" }
    return (unary + binary).joined()
  }
}
