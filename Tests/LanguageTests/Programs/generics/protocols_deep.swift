protocol Shape { var area: Double { get }; var name: String { get }; func scaled(by k: Double) -> Self }
extension Shape { var name: String { "\(type(of: self))" }; var info: String { "\(name) \(area)" } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; func scaled(by k: Double) -> Circle { Circle(r: r * k) } }
struct Rect: Shape { var w, h: Double; var area: Double { w * h }; var name: String { "Rectangle" }; func scaled(by k: Double) -> Rect { Rect(w: w * k, h: h * k) } }
let shapes: [any Shape] = [Circle(r: 1), Rect(w: 2, h: 3)]
print(shapes.map(\.info), shapes.map { $0.scaled(by: 2).area }, shapes.max { $0.area < $1.area }!.name, shapes.reduce(0) { $0 + $1.area })
func largest<S: Shape>(_ s: [S]) -> S? { s.max { $0.area < $1.area } }
func describe(_ s: some Shape) -> String { s.info }
print(largest([Circle(r: 1), Circle(r: 3)])!.r, describe(Rect(w: 1, h: 1)), shapes.compactMap { $0 as? Circle }.count, shapes[1] is Rect)
protocol Stackable { associatedtype E; var items: [E] { get set } }
extension Stackable { mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; var top: E? { items.last } }
extension Stackable where E: Comparable { var biggest: E? { items.max() } }
extension Stackable where E == String { func joined() -> String { items.joined(separator: "+") } }
struct S<T>: Stackable { var items: [T] = [] }
var a = S<Int>(); a.push(3); a.push(7); print(a.top!, a.biggest!, a.pop()!, a.items)
var b = S<String>(); b.push("x"); b.push("y"); print(b.joined(), b.biggest!)
protocol Animal: AnyObject { var sound: String { get }; func speak() -> String }
extension Animal { func speak() -> String { "says \(sound)" }; func twice() -> String { speak() + "; " + speak() } }
class Dog: Animal { var sound: String { "woof" } }
class Puppy: Dog { override var sound: String { "yip" } }
let pets: [Animal] = [Dog(), Puppy()]; print(pets.map { $0.speak() }, Puppy().speak(), Puppy().twice())
protocol Named { var name: String { get } }; protocol Aged { var age: Int { get } }
struct P: Named, Aged, Hashable { var name: String, age: Int }
func both(_ x: Named & Aged) -> String { "\(x.name) \(x.age)" }; typealias Person = Named & Aged
func all(_ xs: [any Person]) -> Int { xs.map(\.age).reduce(0, +) }
print(both(P(name: "A", age: 1)), all([P(name: "B", age: 2), P(name: "C", age: 3)]))
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Array where Element == Int { var avg: Double { isEmpty ? 0 : Double(total) / Double(count) } }
extension Collection where Element: Hashable { var unique: [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } }; var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Value: Comparable { var best: Key? { self.max { $0.value < $1.value }?.key } }
extension Sequence { func group<K: Hashable>(_ f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } ; func sorted<T: Comparable>(on k: (Element) -> T) -> [Element] { sorted { k($0) < k($1) } } }
print([1, 2, 3].total, [1.5, 2].total, [1, 2].avg, "hello".unique, [3, 1, 3].counts[3]!, (nil as String?).orEmpty, ["a": 1, "b": 5].best!, [1, 2, 3, 4].group { $0 % 2 }[0]!, ["ccc", "a", "bb"].sorted { $0.count }.description)
extension Sequence { func sorted(_ k: (Element) -> Int) -> [Element] { sorted { k($0) < k($1) } } }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }; func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }; func apply<T, U>(_ x: T, _ f: (T) throws -> U) rethrows -> U { try f(x) }; func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(swapped(pair(1, "x")), apply(3) { $0 * 2 }, compose({ $0 + 1 }, { "<\($0)>" })(4))
struct Box<T> { let v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) } }; extension Box: Equatable where T: Equatable {}; extension Box: CustomStringConvertible { var description: String { "Box(\(v))" } }; extension Box where T: Sequence { var size: Int { v.reduce(0) { n, _ in n + 1 } } }
print(Box(v: 3).map { "\($0)!" }, Box(v: 1) == Box(v: 1), Box(v: [1, 2]).size, [Box(v: 1)], Box<Int?>(v: nil))
class Base { let id: Int; required init(id: Int) { self.id = id }; class func make() -> Self { self.init(id: 7) }; func clone() -> Self { type(of: self).init(id: id + 1) }; static var kind: String { "\(self)" } }
final class Derived: Base { lazy var extra = "d\(id)" }
print(Derived.make().extra, Derived(id: 2).clone().id, type(of: Derived.make()), Base.kind, Derived.kind)
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let x): return r(x) } } }
print([Either<Int, String>.left(1), .right("r")].map { $0.fold({ "i\($0)" }, { "s\($0)" }) })
protocol Default { init() }; extension Int: Default {}; extension String: Default {}; func fresh<T: Default>(_: T.Type = T.self) -> T { T() }; let n: Int = fresh(); print(n, fresh(String.self).isEmpty)
func firstMatch<C: Collection>(_ c: C, where p: (C.Element) -> Bool) -> C.Index? where C.Element: Equatable { c.indices.first { p(c[$0]) } }; print(firstMatch([4, 5], where: { $0 > 4 })!, firstMatch("ab", where: { $0 == "b" }) != nil)
struct Cache<K: Hashable, V> { private var d: [K: V] = [:]; mutating func get(_ k: K, _ make: () -> V) -> V { if let v = d[k] { return v }; let v = make(); d[k] = v; return v } }; var c = Cache<String, Int>(); print(c.get("a") { 1 }, c.get("a") { 2 })
