class Tracker {
  let name: String
  var next: Tracker?
  weak var back: Tracker?
  init(_ name: String) { self.name = name; print("+\(name)") }
  deinit { print("-\(name)") }
}
class Sub: Tracker {
  var held = Tracker("held")
  deinit { print("-sub \(name)") }
}
func scope() {
  let a = Tracker("a")
  do {
    let b = Tracker("b")
    b.next = a
    print("inner end")
  }
  defer { print("defer", a.name) }
  print("scope end")
}
scope()
var list: [Tracker] = [Tracker("l1"), Tracker("l2"), Tracker("l3")]
list.remove(at: 1)
print("removed")
list.removeAll()
print("cleared")
var optional: Tracker? = Sub("s")
optional = nil
print("nil")
do {
  let x = Tracker("x"), y = Tracker("y")
  x.next = y
  y.back = x
  print(y.back?.name ?? "none")
  withExtendedLifetime(x) {}
}
var v: Tracker? = Tracker("v1")
v = Tracker("v2")
print("reassigned")
weak var w = v
print(w?.name ?? "nil")
v = nil
print(w?.name ?? "nil")
struct Box { let t: Tracker }
var box: Box? = Box(t: Tracker("boxed"))
let copy = box
box = nil
print("still", copy!.t.name)
func consume(_ t: Tracker) { print("consume", t.name) }
consume(Tracker("temp"))
print("after temp")
_ = Tracker("dropped")
print("after dropped")
var closure: (() -> Void)? = { [t = Tracker("captured")] in print("run", t.name) }
closure?()
closure = nil
print("end")
