actor Bank {
  var total = 0;
  func check() { assertIsolated(); preconditionIsolated("x"); print(assumeIsolated { $0.total }) }
}
func show(_ a: any Actor) { print(type(of: a)) }
func same<A: Actor>(_ a: isolated A) { print("in") }
protocol Store: Actor { func put(_ n: Int) async }
actor Mem: Store { var v: [Int] = []; func put(_ n: Int) { v.append(n) } }
distributedLess()
func distributedLess() { let b = Bank(); show(b); print(b is any Actor) }
Task {
  let b = Bank(); await b.check(); await same(b); let m: any Store = Mem(); await m.put(3);
  if let x = m as? Mem { print(await x.v) }
}
import Dispatch
dispatchMain0()
func dispatchMain0() {}
import Foundation
RunLoop.main.run(until: Date().addingTimeInterval(0.2))
