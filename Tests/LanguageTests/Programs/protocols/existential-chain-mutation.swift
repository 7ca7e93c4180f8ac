protocol Inc { var n: Int { get set }; mutating func inc() }
struct I: Inc { var n = 0; mutating func inc() { n += 1 } }
var o: (any Inc)? = I()
o?.inc(); o?.inc()
print(o!.n)
var q: Inc? = I()
q?.n += 3
q!.inc()
print(q!.n)
struct H { var i: (any Inc)?; var list: [String: any Inc] = ["a": I()] }
var h = H(i: I())
h.i?.inc()
h.list["a"]?.inc()
h.list["a"]?.n += 5
print(h.i!.n, h.list["a"]!.n)
class C { var i: Inc? = I() }
let c: C? = C()
c?.i?.inc()
print(c!.i!.n)
func local() {
  struct T {
    var a = [1]
    mutating func add() { a.append(2) }
  }
  class D { var u = T() }
  let d: D? = D()
  d?.u.add()
  d?.u.a.append(5)
  print(d!.u.a)
}
local()
