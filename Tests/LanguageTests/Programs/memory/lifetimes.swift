final class Node { let name: String; var next: Node?; weak var prev: Node?
  init(_ n: String) { name = n; print("init", n) }
  deinit { print("deinit", name) } }
func scope() {
  let a = Node("a")
  let b = Node("b")
  a.next = b; b.prev = a
  print(b.prev!.name)
}
scope()
var x: Node? = Node("x")
weak var w = x
print(w?.name ?? "gone")
x = nil
print(w?.name ?? "gone")
var arr: [Node] = [Node("1"), Node("2"), Node("3")]
arr.remove(at: 1)
print("removed")
arr.removeAll()
print("cleared")
do { let t = Node("temp"); _ = t }
print("after do")
func make() -> Node { let n = Node("made"); defer { print("defer", n.name) }; return n }
_ = make()
print("dropped")
var chain: Node? = Node("c1")
chain!.next = Node("c2"); chain!.next!.next = Node("c3")
chain = nil
class Owner { var act: (() -> Void)?; let n: String
  init(_ n: String) { self.n = n }
  func cycle() { act = { print("strong", self.n) } }
  func noCycle() { act = { [weak self] in print("weak", self?.n ?? "nil") } }
  deinit { print("owner", n) } }
var o: Owner? = Owner("leak"); o!.cycle(); o!.act!(); o!.act = nil; o = nil
o = Owner("fine"); o!.noCycle(); let act = o!.act!; act(); o = nil; act()
class Customer { let name: String; var card: Card?; init(_ n: String) { name = n }; deinit { print("customer", name) } }
class Card { unowned let c: Customer; init(_ c: Customer) { self.c = c }; deinit { print("card") } }
var cust: Customer? = Customer("Jo")
cust!.card = Card(cust!)
print(cust!.card!.c.name)
cust = nil
class A { deinit { print("A") } }
class B: A { let n = Node("member"); deinit { print("B") } }
do { _ = B() }
struct Holder { var n: Node }
var h1: Holder? = Holder(n: Node("held")), h2 = h1
h1 = nil; print("h1 nil"); h2 = nil; print("h2 nil")
var dict = ["k": Node("d1")]
dict["k"] = Node("d2"); print("replaced"); dict["k"] = nil; print("niled")
var cap: (() -> Int)? = { let n = Node("captured"); return { n.name.count } }()
print(cap!()); cap = nil
enum Box { case full(Node), empty }
var box = Box.full(Node("boxed")); box = .empty
print("isKnown", { var q = Node("uq"); return isKnownUniquelyReferenced(&q) }())
func early(_ flag: Bool) { let n = Node("early"); if flag { return }; print(n.name) }
early(true); early(false)
func thrower() throws { let n = Node("thrown"); _ = n; throw Err.e }
enum Err: Error { case e }
do { try thrower() } catch { print("caught", error) }
let opt: Node? = Node("opt"); if let opt { print(opt.name) }
withExtendedLifetime(Node("ext")) { print("in", $0.name) }
print("end")
