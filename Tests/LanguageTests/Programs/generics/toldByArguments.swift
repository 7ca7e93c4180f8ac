// What is made is told by the arguments, not by the box that it is put into; literals go to the
// overload that takes what they are.

final class Container {
  private var made: [ObjectIdentifier: Any] = [:]
  func register<T>(_ type: T.Type, _ value: T) { made[ObjectIdentifier(type)] = value }
  func resolve<T>(_ type: T.Type) -> T? {
    print("resolving \(T.self)")
    return made[ObjectIdentifier(type)] as? T
  }
  func all<T>(_ type: T.Type) -> [T] {
    print("all \(T.self)")
    return []
  }
  func same<T>(_ value: T) -> T? {
    print("same \(T.self)")
    return value
  }
}

let container = Container()
container.register(Int.self, 42)
container.register(String.self, "text")
print(container.resolve(Int.self)!)
print(container.resolve(Int.self)!, container.resolve(Double.self) as Any)
let box: Any = container.resolve(String.self)!
let maybe: Any? = container.resolve(Int.self)
let boxes: [Any] = [container.resolve(Int.self)!, container.same("a")!]
let list: [Any] = container.all(Int.self)
print(box, maybe ?? "none", boxes, list, container.same(3)!)

protocol Step { var length: Int { get } }
extension Int: Step { var length: Int { self } }
extension String: Step { var length: Int { count } }

struct Path {
  var steps = 0
  subscript(position: Double) -> String { "at \(position)" }
  subscript(path: [Step]) -> Int { path.reduce(0) { $0 + $1.length } }
  subscript(path: Step...) -> Int {
    get { self[path] }
    set { steps = newValue }
  }
  func take(_ number: Double) -> String { "number" }
  func take(_ step: Step) -> String { "step \(step.length)" }
}

var path = Path()
print(path["abc"], path["ab", 3], path[2.5], path.take("xyz"), path.take(1.5))
path["x"] = 9
print(path.steps)

struct Gen<Value> { let name: String }
extension Gen where Value: FixedWidthInteger {
  static func whole(_ value: Value) -> Gen { Gen(name: "\(Value.self) \(Value.max > value)") }
}
extension Gen {
  static func any(_ value: Value) -> Gen { Gen(name: "\(Value.self)") }
}
func both<A>(_ a: Gen<A>, with f: (A) -> A) -> String { a.name }
func pair<A, B, C>(_ a: Gen<A>, _ b: Gen<B>, with f: (A, B) -> C) -> String { a.name + b.name }
struct Point { var x: Int, y: UInt8 }
func twice(_ number: Int16) -> Int16 { number * 2 }
print(both(.whole(3), with: twice), both(.any(3), with: twice))
print(pair(.whole(1), .any(2), with: Point.init), pair(.any("a"), .whole(2)) { $0 + "\($1)" })

class Service { var id: Int { 1 } }
protocol Served { var id: Int { get } }
extension Service: Served {}
struct Maker<T> {
  let make: () -> T
  var cached: Maker { self }
  func named(_ name: String) -> Maker { self }
  func callAsFunction() -> T { make() }
}
func maker<T>(_ make: @escaping () -> T) -> Maker<T> { Maker(make: make) }
var served: Maker<Served> { maker { Service() }.cached }
var named: Maker<Served> { maker { Service() }.named("x") }
var nothing: Maker<Served?> { maker { nil }.cached }
print(served().id, named().id, nothing() == nil)

protocol Check { static var title: String { get } }
enum First: Check { static let title = "first" }
enum Second: Check { static let title = "second" }
let others: [Check.Type] = [First.self, Second.self].filter { $0 != Second.self }
let isStrict = true
let numbers: [Int] = [1, nil, isStrict ? 3 : nil].compactMap { $0 }
print(others.map { $0.title }, numbers)
