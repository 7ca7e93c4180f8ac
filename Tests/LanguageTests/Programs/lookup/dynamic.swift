@dynamicMemberLookup
struct JSON {
  var dict: [String: Int]
  subscript(dynamicMember name: String) -> Int? { get { dict[name] } set { dict[name] = newValue } }
}
var j = JSON(dict: ["a": 1])
print(j.a ?? 0, j.missing as Any)
j.b = 5
j.a! += 10
print(j.dict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
struct Point { var x = 1, y = 2; func sum() -> Int { x + y } }
@dynamicMemberLookup
final class Ref<T> {
  var value: T
  init(_ v: T) { value = v }
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
}
let r = Ref(Point())
r.x = 10
r.y += 5
print(r.x, r.y, r.value.sum())
@dynamicMemberLookup
struct Lens<T> {
  let get: () -> T
  subscript<U>(dynamicMember path: KeyPath<T, U>) -> Lens<U> { Lens<U> { self.get()[keyPath: path] } }
}
struct Line { var a = Point(), b = Point(x: 7, y: 8) }
print(Lens { Line() }.b.y.get())
struct Adder { var n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; mutating func callAsFunction(set x: Int) { n = x } }
var add = Adder(n: 3)
print(add(4), [1, 2].map { add($0) })
add(set: 10)
print(add(1))
struct Poly { let c: [Double]; func callAsFunction(at x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } } }
print(Poly(c: [1, 2, 3])(at: 2))
