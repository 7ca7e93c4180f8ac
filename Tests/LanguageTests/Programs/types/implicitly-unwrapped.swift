// A value declared with `!` is an optional that unwraps itself only where it must.
struct Person { var name: String! ; var age: Int! { didSet { print("age", oldValue as Any, age as Any) } 
 willSet { print("will", newValue as Any) } } }
var p = Person(name: "A")
p.age = 3
p.age = nil
print(p.name ?? "none")
p.name = nil
print(p.name ?? "none")
if let n = p.name { print("has", n) } else { print("no name") }
p.name = "B"
if let n = p.name { print("has", n) }
guard let q = p.name else { fatalError() }
print(q, q.count, p.name.count, p.name + "x")
print(p.name as Any, p.name!)
let u: String! = "u"
let v = u
print(v as Any, type(of: v))
var list: [Int]! = [1, 2]
list.append(3)
print(list.count, list!)
for i in list { print(i) }
func f(_ s: String) -> String { "f" + s }
print(f(p.name))
func g() -> Int! { nil }
print(g() ?? 7)
print(g() == nil)
class C { weak var other: C!; var title: String! { get { _t } set { print("set", newValue ?? "nil"); _t = newValue } }
 var _t: String? = nil }
let c = C()
print(c.other == nil, c.title ?? "untitled")
c.title = "T"
c.title = nil
print(c.title?.count as Any)
let d = C()
c.other = d
d.title = "D"
print(c.other.title ?? "-", c.other?.title ?? "-")
switch c.other.title { case nil: print("nil"); case let t?: print("t", t) }
var n: Int! = 5
n += 1
print(n + 1, n == 6, n > 3)
let arr: [Int?] = [n, nil]
print(arr)
let w: Int = n
print(w, String(n), "\(n!)")
func id<T>(_ x: T) -> T {
  print(T.self)
  return x
}
func larger<T: Comparable>(_ x: T, _ y: T) -> T {
  print(T.self)
  return max(x, y)
}
var some: Int! = 3
print(id(some) as Any, larger(some, 4), type(of: [some]), "\(some)")
struct Point { var x = 0 }
struct Frame {
  var origin: Point! = Point()
  var list: [Int]! = [1]
}
var frame = Frame()
frame.origin.x = 4
frame.list[0] += 2
frame.list.append(9)
print(frame.origin.x, frame.list!, frame.origin == nil)
var word: String! = nil
print(word == "x", word?.count as Any)
extension Point: Equatable {}
