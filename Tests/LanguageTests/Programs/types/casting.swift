class Media { let name: String; init(_ n: String) { name = n } }
class Movie: Media { let director: String; init(_ n: String, _ d: String) { director = d; super.init(n) } }
class Song: Media { var artist = "x" }
let library: [Media] = [Movie("M", "d"), Song("S"), Media("?")]
for item in library {
  if let m = item as? Movie { print("movie", m.director) } else if item is Song { print("song", (item as! Song).artist) } else { print("media") }
}
print(library.compactMap { $0 as? Movie }.count, library.filter { $0 is Song }.count)
let mixed: [Any] = [1, 2.5, "s", [1, 2], ["k": 1], (1, "t"), Movie("A", "B"), { (x: Int) in x + 1 }, nil as String? as Any]
for v in mixed {
  switch v {
  case 0 as Int: print("zero")
  case let i as Int where i > 0: print("int \(i)")
  case let d as Double: print("double \(d)")
  case let s as String: print("string \(s)")
  case let a as [Int]: print("array \(a.count)")
  case let d as [String: Int]: print("dict \(d["k"]!)")
  case let (a, b) as (Int, String): print("tuple \(a)\(b)")
  case let m as Media: print("media \(m.name)")
  case let f as (Int) -> Int: print("function \(f(1))")
  default: print("other")
  }
}
let numbers: [Any] = [1, 2, 3]
print((numbers as? [Int]) ?? [], (mixed as? [Int]) as Any, ([1, 2] as [Any]).count)
let opt: Int? = 5
let asAny: Any = opt as Any
print(asAny as? Int ?? -1, asAny is Int, (opt as Int?) ?? 0)
print(3 as Double, "c" as Character, [1, 2] as Set<Int> == [2, 1], 1 as Int8, Int("7") as Any)
protocol P { var p: Int { get } }
extension Int: P { var p: Int { self * 2 } }
extension String: P { var p: Int { count } }
let ps: [P] = [1, "abc"]
print(ps.map(\.p), (5 as P).p, (ps[0] as? Int) ?? 0, ps.first is String)
let dict: [String: Any] = ["name": "Ann", "age": 3, "tags": ["a"], "nested": ["x": 1.5]]
if let name = dict["name"] as? String, let age = dict["age"] as? Int, let tags = dict["tags"] as? [String] { print(name, age, tags) }
print((dict["nested"] as? [String: Double])?["x"] ?? 0, dict["missing"] as? Int ?? -1, dict["age"] as? String ?? "none")
let up: Media = Movie("U", "V")
print((up as? Movie)?.director ?? "", up is Media, type(of: up))
func cast<T>(_ v: Any, to: T.Type) -> T? { v as? T }
print(cast(1, to: Int.self) ?? 0, cast("a", to: Int.self) as Any, cast([1], to: [Int].self) ?? [])
let e: Error = NSErrorLike.a
enum NSErrorLike: Error { case a, b(Int) }
if case NSErrorLike.a = e { print("a") }
print(e as? NSErrorLike == nil, e is NSErrorLike)
