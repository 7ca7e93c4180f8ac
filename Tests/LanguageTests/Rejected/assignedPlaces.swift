struct P { let a = 1; var b = 2; var c: Int { 1 }; func f() -> P { self }; static func s() -> P { P() }; subscript(i: Int) -> Int { i }; var arr = [1]; let l = [1] }
func g() -> P { P() }
let p = P()
var v = P()
g() = p
p.f() = p
P() = p
P.s() = p
g().b = 1
g().a = 1
g().c = 2
P().b = 3
p.f().b = 4
p.b = 1
p.a = 1
p.c = 1
v.a = 1
v.c = 1
v[0] = 2
p.arr[0] = 1
v.l[0] = 2
v.l.append(3)
p.arr.append(1)
let all = [1]
all[0] = 2
all.append(1)
let d = ["a": 1]
d["a"] = 2
[1, 2].first = 3
"abc" = "d"
1 = 2
v.b + 1 = 2
-v.b = 3
(v.b) = 3
v.f = { P() }
g().arr[0] = 1
g().arr.append(1)
p.f().arr.append(1)
all[0] += 1
p.b += 1
g().b += 1
func q(_ a: inout Int) {}
q(&p.b); q(&all[0]); q(&g().b); q(1); q(&1)
func h(_ a: [Int]) { a[0] = 1; a.append(2) }
for i in 0..<3 { i = 2 }
if let z = Optional(1) { z = 2 }
let cl = { (n: Int) in n = 2 }
[1].map { $0 = 2 }
self.x = 1
struct Q { var n = 0; let m = [1]; var r: [Int] { [] }
  func a() { n = 1 }
  func b() { self.n = 1 }
  func c() { n += 1 }
  func e() { m[0] = 1 }
  func k() { r.append(1) }
  func w() { r[0] = 1 } }
