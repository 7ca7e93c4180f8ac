protocol Arg { var shown: String { get } }
extension Arg where Self: CustomStringConvertible { var shown: String { "<" + description + ">" } }
extension String: Arg {}
extension Int: Arg {}
extension Arg where Self: CaseIterable, Self: RawRepresentable, RawValue: Arg {
  static var all: [String] { self.allCases.map(\.rawValue.shown) }
  static var table: [String: String] {
    self.allCases.reduce(into: [:]) { d, v in
      if v.rawValue.shown != v.shown { d[v.rawValue.shown] = v.shown }
    }
  }
}
extension Arg where Self: RawRepresentable, RawValue: Arg {
  var shown: String { rawValue.shown + "?" }
}
enum Color: String, CaseIterable, Arg { case red, green }
print(Color.all, Color.table.sorted { $0.key < $1.key }.map { $0.value })
struct Flag<Value: CaseIterable & Equatable> {
  var initial: Value?
  func names() -> [String] {
    Value.allCases.enumerated().map { (i, value) -> String in
      if value == initial { return "*\(i)" }
      return Flag.show(value) + "\(i)"
    }
  }
  static func show(_ v: Value) -> String { String(describing: v) }
}
print(Flag(initial: Color.green).names())
func next<E: CaseIterable & Equatable>(_ e: E) -> E {
  let all = E.allCases
  let i = all.firstIndex(of: e)!
  let n = all.index(after: i)
  return n == all.endIndex ? all.first! : all[n]
}
print(next(Color.red), next(Color.green))
