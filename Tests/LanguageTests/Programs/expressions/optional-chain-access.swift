// An optional that an accessor gives is got once and set again, even if it is nil.
struct S { var n = 0
 subscript(i: Int) -> Int? { get { print("get"); return i == 0 ? n : nil } set { print("set", newValue as Any); n = newValue ?? -1 } } }
var s = S()
s[0]? += 4
s[1]? += 4
print(s.n)
struct T { var a = [1] ; mutating func add() { a.append(2) } }
struct Box { var t: T? = T()
  var inner: T? { get { print("get inner"); return t } set { print("set inner", newValue as Any); t = newValue } } }
var b = Box()
b.inner?.add()
b.inner?.a[0] += 2
b.inner?.a.append(7)
b.inner?.a = []
let n = b.inner?.a.count
print(n as Any)
b.t = nil
b.inner?.add()
b.inner?.a = [4]
var d = ["a": ["b": 1]]
d["a"]?["b"]? += 4
d["q"]?["b"]? += 4
d["a"]?["z"] = 3
print(d["a"]!["b"]!, d["a"]!["z"]!)
class C { var v: T? = nil { didSet { print("did", v as Any) } }; var w: Int? = 1 { willSet { print("will", newValue as Any) } } }
let c: C? = C()
c?.v?.add()
c?.w? += 1
c?.v = T()
c?.v?.add()
func f() -> C? { print("f"); return c }
f()?.w? -= 5
b.inner? = T()
s[0]? = 9
s[1]? = 9
