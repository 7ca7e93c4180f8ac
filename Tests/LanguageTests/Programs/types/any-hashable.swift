let a: AnyHashable = "x"
print(a.base, a)
let x: Any = 5
if let h = x as? AnyHashable { print("hashable", h) }
let n: Any = [1, 2]
print(n as? AnyHashable as Any)
struct NH {}
let nh: Any = NH()
print((nh as? AnyHashable) == nil)
var d: [AnyHashable: Any] = ["a": 1, 2: "two", 3.5: [1], true: "yes"]
print(d["a"]!, d[2]!, d[3.5]!, d[true]!, d.count)
d["b"] = 9
d[AnyHashable(2)] = nil
print(d.keys.count, d[2] == nil)
let s: Set<AnyHashable> = [1, "1", 1.0]
print(s.count, s.contains(1), s.contains("1"), s.contains(2))
print(AnyHashable(1) == AnyHashable(1), AnyHashable(1) == AnyHashable("1"), AnyHashable(1) == AnyHashable(1.0))
let arr: [AnyHashable] = [1, "a", 2.5]
for e in arr {
  switch e {
  case let i where i.base is Int: print("int", i)
  case let s where s.base is String: print("str", s)
  default: print("other", e)
  }
}
print(a.description, String(describing: a), "\(a)")
let kk: [AnyHashable: String] = [1: "1", "x": "2"]
print(kk[1]!, kk["x"]!, kk[2.0] ?? "none")
