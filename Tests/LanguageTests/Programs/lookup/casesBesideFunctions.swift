enum L {
  case spacer(Double?), fixed(Int)
  var size: Double {
    switch self {
    case .spacer(let m): Self.spacer(m ?? 8, 2, nil);
    case .fixed(let n): Double(n)
    }
  }
  private static func spacer(_ m: Double, _ p: Double, _ axis: Int?) -> Double { m * p }
  static func fixed(text: String) -> L { .fixed(text.count) }
}
print(L.spacer(nil).size, L.fixed(3).size, L.fixed(text: "abcd"))
enum Place {
  case local(Int), deep(Type2)
  static func type(of p: Place) -> String {
    switch p {
    case .local(let n): "L\(n)";
    case .deep(let t): "D\(t.n)"
    }
  }
  static func receiver(_ p: Place) -> String? { type(of: p) }
  static func real(_ p: Place) -> Any.Type { Swift.type(of: p) }
}
struct Type2 { var n: Int }
print(Place.receiver(.local(3)) ?? "", Place.receiver(.deep(Type2(n: 1)))!, Place.real(.local(1)))
