protocol Greeter {
  var name: String { get }
  func greet() -> String
  func farewell() -> String
}
extension Greeter {
  func greet() -> String { "Hello, \(name)" }
  func farewell() -> String { "Bye, \(name)" }
  func shout() -> String { greet().uppercased() }
  var length: Int { name.count }
  static func describe() -> String { "Greeter \(Self.self)" }
}
struct Plain: Greeter { let name: String }
struct Custom: Greeter {
  let name: String
  func greet() -> String { "Yo \(name)" }
  func shout() -> String { "custom shout" }
}
class Base: Greeter {
  var name: String { "base" }
  func farewell() -> String { "base farewell" }
}
class Child: Base {
  override var name: String { "child" }
  override func farewell() -> String { super.farewell() + "!" }
}
let all: [any Greeter] = [Plain(name: "p"), Custom(name: "c"), Base(), Child()]
for g in all { print(g.greet(), g.farewell(), g.shout(), g.length, type(of: g).describe()) }
print(Custom(name: "x").shout())
func use<G: Greeter>(_ g: G) -> String { g.shout() + g.greet() }
print(use(Custom(name: "z")), use(Child()))
func useSome(_ g: some Greeter) -> Int { g.length }
print(useSome(Plain(name: "four")))
protocol Identified { var id: Int { get set } ; mutating func bump() ; static var prefix: String { get } ; init(id: Int) }
extension Identified {
  mutating func bump() { id += 1 }
  static var prefix: String { "#" }
  init() { self.init(id: 100) }
  var label: String { Self.prefix + String(id) }
}
struct User: Identified { var id: Int }
enum Odd: Identified {
  case value(Int)
  init(id: Int) { self = .value(id) }
  var id: Int { get { switch self { case .value(let v): v } } set { self = .value(newValue) } }
  static let prefix = "odd"
}
var u = User()
u.bump()
var o = Odd()
o.bump()
print(u.label, o.label, o)
var erased: any Identified = u
erased.bump()
erased.id += 5
print(erased.id, u.id)
protocol P1 { func a() -> Int }
protocol P2: P1 { func b() -> Int }
extension P1 where Self: P2 { func both() -> Int { a() + b() } }
struct S: P2 { func a() -> Int { 1 } ; func b() -> Int { 2 } }
print(S().both())
func compose(_ x: P1 & CustomStringConvertible) -> String { "\(x.a()) \(x)" }
extension S: CustomStringConvertible { var description: String { "S!" } }
print(compose(S()))
typealias Both = Greeter & Identified
func check(_ any: Any) -> String {
  if let g = any as? any Greeter { return "greeter " + g.name }
  if any is any Identified { return "identified" }
  return "neither"
}
print(check(Plain(name: "q")), check(u), check(3))
