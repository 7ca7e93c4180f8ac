struct P { var a: Int = 1; var q: P? { nil }; func f(_ x: Int) -> P? { nil }; subscript(i: Int) -> P? { nil } }
let p = P()
let o: P? = p
print(o.a)
print(p.q.a)
print(p.f(1).a)
print(p[1].a)
print((p.q).a)
print((p as? P).a)
print(o.f(2))
let arr: [P] = []
print(arr.first.a, arr.first { $0.a == 1 }.a)
print(arr.first
  .a)
o.a
let t: (Int, Int)? = nil
print(t.1)
print(p.q?.q.a)
let d = ["a": P()]
print(d["a"].a)
func g() -> P? { p }
print(g().a)
var v: P? = p
v.a = 3
print(Int("3").description, Int("3") + 1)
