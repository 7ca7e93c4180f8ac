var a = [1, 2, 3], b = a
b.append(4); a[0] = 9
print(a, b)
struct S { var items: [Int]; var inner: Inner; mutating func add(_ x: Int) { items.append(x); inner.n += 1 } }
struct Inner { var n: Int }
var s = S(items: [], inner: Inner(n: 0)), t = s
t.add(1); s.inner.n = 5
print(s, t)
class C { var v: [Int] = [] }
let c = C(), d = c
d.v.append(1); print(c.v, c === d)
func modify(_ x: inout [Int]) { x.append(0); x[0] += 1 }
modify(&a); modify(&s.items); print(a, s.items.count)
func swapIt<T>(_ x: inout T, _ y: inout T) { (x, y) = (y, x) }
var p = 1, q = 2
swapIt(&p, &q); swap(&p, &q); print(p, q)
var g = [[1], [2]]
g.swapAt(0, 1); modify(&g[0]); g[1][0] *= 10; print(g)
var m = ["a": [1]], n = m
m["a"]!.append(2); n["b"] = []; print(m, n.count)
var tup = (1, [2]); var tup2 = tup; tup2.1.append(3); tup.0 = 5; print(tup, tup2)
var f = { [a] in a.count }; a = []; print(f(), a)
var counter = 0; let inc = { counter += 1 }; inc(); inc(); print(counter)
var e: Int? = 5; e? += 1; e! *= 2; let e2 = e; e = nil; print(e as Any, e2 as Any)
enum En { case x(Int), y; mutating func next() { if case .x(let v) = self { self = v > 1 ? .x(v - 1) : .y } else { self = .x(2) } } }
var en = En.x(2), en2 = en; en.next(); print(en, en2); en.next(); print(en)
struct Matrix { private var d: [Double]; let w: Int
  init(_ w: Int, _ h: Int) { self.w = w; d = Array(repeating: 0, count: w * h) }
  subscript(r: Int, c: Int) -> Double { get { d[r * w + c] } set { d[r * w + c] = newValue } } }
var mx = Matrix(2, 2), my = mx
mx[0, 1] = 3; mx[1, 0] += 2; mx[1, 1] -= mx[0, 1]; print(mx[0, 1], mx[1, 0], mx[1, 1], my[0, 1])
struct Counter { var n = 0 { didSet { log.append("\(oldValue)->\(n)") } willSet { log.append("will \(newValue)") } }; var log: [String] = [] }
var cn = Counter(); cn.n += 1; cn.n = 5; print(cn.log)
func mutateParam(_ x: [Int]) -> [Int] { var x = x; x.removeFirst(); return x }
let orig = [1, 2]; print(mutateParam(orig), orig)
var arrs = [C(), C()]; arrs[0].v.append(7); let copy = arrs; copy[0].v.append(8); print(arrs[0].v, copy.count); arrs.removeLast(); print(arrs.count, copy.count)
for var x in [1, 2] { x *= 2; print(x, terminator: " ") }
var idx = [3, 4, 5]; for i in idx.indices { idx[i] += i }; print(idx)
for x in idx { idx.append(x) }; print(idx.count)
struct Stack<T> { private(set) var items: [T] = []; mutating func push(_ t: T) { items.append(t) }; mutating func pop() -> T? { items.popLast() }; var top: T? { items.last } }
var st = Stack<String>(); st.push("a"); st.push("b"); var st2 = st; print(st.pop()!, st.top!, st2.items, st2.pop()!, st2.pop()!, st2.pop() as Any)
let lens: WritableKeyPath<S, Int> = \.inner.n
s[keyPath: lens] = 42; print(s.inner.n, s[keyPath: \.items.count], [s].map(\.inner.n))
var strs = "abc"; let cpy = strs; strs.append("d"); print(strs, cpy)
func two(_ a: inout Int, _ b: inout Int) { a += 1; b += a }
var arr2 = [1, 1]; var z = 0; two(&arr2[0], &z); print(arr2, z)
var nested = S(items: [1], inner: Inner(n: 1)); func touch(_ i: inout Inner) { i.n += 10 }; touch(&nested.inner); print(nested)
struct LZ { lazy var lz: Int = { print("computed"); return 3 }() }; var lzz = LZ()
print("before"); print(lzz.lz, lzz.lz)
