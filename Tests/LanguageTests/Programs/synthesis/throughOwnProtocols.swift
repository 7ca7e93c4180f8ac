protocol EF: CaseIterable, Equatable { static func name(_ v: Self) -> String }
extension EF { static func name(_ v: Self) -> String { "\(v)" } }
struct F<Value> {
  var get: () -> [String]
  init(v: Value) where Value: EF { get = { Value.allCases.map { Value.name($0) } } }
}
struct S {
  var f = F(v: Level.low)
  enum Level: EF { case low, high }
}
print(S().f.get())
func all<T: CaseIterable>(_ t: T.Type) -> Int { t.allCases.count }
enum M: EF { case a, b, c }
print(all(M.self))
