final class SS {
  let c: (Unicode.Scalar) -> Bool
  init(_ c: @escaping (Unicode.Scalar) -> Bool) { self.c = c }
  static func named(_ n: String) -> SS {
    switch n {
    case "n": SS { isN($0) || $0 == "\t" || $0.properties.generalCategory == .spaceSeparator }
    case "c": SS { [.control, .format].contains($0.properties.generalCategory) }
    case "d": SS { $0.properties.generalCategory == .decimalNumber }
    case "t": SS { $0.properties.isUppercase }
    default: SS(isN)
    }
  }
  private static func isN(_ s: Unicode.Scalar) -> Bool { s == "\n" }
  class func later() -> () -> Bool { { isN("\n") } }
}
print(
  "a\n \t9\u{200B}Z".unicodeScalars.map { s in
    ["n", "c", "d", "t", "x"].map { SS.named($0).c(s) ? 1 : 0 }
  })
print(SS.later()())
switch ("é" as Unicode.Scalar).properties.generalCategory {
case .lowercaseLetter: print("lower");
case .uppercaseLetter: print("upper");
default: print("else")
}
print(("A" as Unicode.Scalar).properties.generalCategory)
