// Waiting in places where calls go indirect ways.
func pause() async { await Task.yield() }
protocol Maker {
  static func make(_ n: Int) async -> Self
  init(async n: Int) async
  static var standard: Self { get async }
  subscript(key: String) -> Int { get async }
}
struct Thing: Maker {
  var n: Int
  init(n: Int) { self.n = n }
  init(async n: Int) async {
    await pause()
    self.n = n
  }
  static func make(_ n: Int) async -> Thing {
    await pause()
    return Thing(n: n + 1)
  }
  static var standard: Thing { get async { await make(0) } }
  subscript(key: String) -> Int {
    get async {
      await pause()
      return n + key.count
    }
  }
}
func build<M: Maker>(_ type: M.Type) async -> [M] {
  [await M.make(1), await M(async: 5), await M.standard]
}
print(await build(Thing.self).map(\.n))
print(await Thing(n: 1)["four"])
let handlers: [String: (Int) async throws -> String] = [
  "double": { n in await pause(); return "\(n * 2)" },
  "plain": { "\($0)" },
]
for name in handlers.keys.sorted() { print(name, try await handlers[name]?(21) ?? "none") }
let any: Any = Thing(n: 3)
if let thing = any as? any Maker { print(await thing["ab"]) }
class Node {
  var next: Node?
  let value: Int
  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
  }
  func sum() async -> Int {
    await pause()
    return value + (await next?.sum() ?? 0)
  }
}
let list = Node(1, Node(2, Node(3)))
print(await list.sum())
print(await list.next?.next?.sum() as Any)
enum Tree {
  case leaf(Int)
  indirect case pair(Tree, Tree)
  func total() async -> Int {
    switch self {
    case .leaf(let n):
      await pause()
      return n
    case .pair(let a, let b):
      async let left = a.total()
      return await left + b.total()
    }
  }
}
print(await Tree.pair(.leaf(1), .pair(.leaf(2), .leaf(3))).total())
func pick(_ flag: Bool) async -> Bool {
  await pause()
  return flag
}
let text = switch (await pick(true), await pick(false)) {
case (true, true): "both"
case (true, false): "first"
default: "none"
}
print(text)
var count = 0
while await pick(count < 3) { count += 1 }
repeat { count += 10 } while await pick(count < 30)
print(count)
guard await pick(true), let thing = Optional(await Thing.make(8)) else { fatalError() }
print("value \(await thing["x"]) and \(await pick(false) ? "yes" : "no")")
var values = [3, 1, 2]
values[await Thing.make(0).n] += await thing["yy"]
print(values)
func apply<T>(_ n: T, _ steps: ((T) async -> T)...) async -> T {
  var result = n
  for step in steps { result = await step(result) }
  return result
}
print(await apply(1, { await pause(); return $0 + 1 }, { $0 * 10 }))
func curried(_ n: Int) -> (Int) async -> Int { { m in await pause(); return n + m } }
print(await curried(1)(2))
let method = thing.describe
print(await method())
extension Thing {
  func describe() async -> String {
    await pause()
    return "thing \(n)"
  }
}
struct Lazy { lazy var loader = Task { await pause(); return 5 } }
var lazy = Lazy()
print(await lazy.loader.value, await lazy.loader.value)
func recursive(_ n: Int) async -> Int { n == 0 ? 0 : await recursive(n - 1) + 1 }
print(await recursive(500))
func deep(_ n: Int) async -> Int {
  if n == 0 { await pause() }
  return n == 0 ? 0 : await deep(n - 1) + 1
}
print(await deep(500))
