actor Counter {
  var count = 0
  let id = 7
  var log: [String] = []
  var double: Int { count * 2 }
  subscript(i: Int) -> String { log[i] }
  func add() { count += 1 }
  func load() async -> Int { count }
  static func make() -> Counter { Counter() }
  nonisolated var name: String { "n\(id)" }
  nonisolated func bad() -> Int { count }
  nonisolated func bad2() { add() }
  nonisolated func bad3() { count = 3 }
}
let c = Counter()
func f1() { print(c.count) }
func f2() async { print(c.count) }
func f3() async { print(await c.count, c.id, c.name) }
func f4() async { c.count = 5 }
func f5() async { await c.count = 5 }
func f6() { c.log.append("x") }
func f7() async { let x = c.double; print(x) }
func f8() async { print(c[0]) }
func f9() { let y = c.load(); print(y) }
func f10() async { let z = c.load(); print(z) }
func f11() async { c.add() }
@MainActor final class Model { var items: [Int] = []; func go() {}; nonisolated init() {}; static var shared = 1 
  var sum: Int { items.count } }
func g2(_ m: Model) { m.items.append(1) }
func g3(_ m: Model) { m.go() }
func g4(_ m: Model) async { m.go() }
func g5(_ m: Model) async { print(m.items) }
func g6(_ m: Model) -> Int { m.sum }
func g7() -> Int { Model.shared }
func g8(_ m: Model) { Task { m.go() } }
func g9(_ m: Model) { Task { await m.go() } }
func g10(_ m: Model) { Task { @MainActor in m.go() } }
func g11(_ m: Model) { Task.detached { m.go() } }
@MainActor func ui() {}
func g12() { ui() }
func g13() async { ui() }
func g14() { let f = { ui() }; f() }
@MainActor func g15(_ m: Model) { m.go(); m.items = [2]; let f = { m.go() }; f(); [1].forEach { _ in m.go() } }
struct S { var m: Model; func h() { m.go() }; @MainActor func k() { m.go() } }
func g16(_ m: Model) { [1].forEach { _ in m.go() } }
func g17() { Task { c.add() } }
func g18() { Task { print(c.count) } }
