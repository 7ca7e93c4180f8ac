// Tasks of one actor take turns only where they wait.
@MainActor enum Log { static var order: [String] = [] }
@MainActor func talk(_ name: String) async {
  for turn in 1...3 {
    Log.order.append("\(name)\(turn)")
    await Task.yield()
  }
}
let a = Task { @MainActor in await talk("a") }
let b = Task { @MainActor in await talk("b") }
await a.value
await b.value
print(Log.order.filter { $0.hasPrefix("a") }, Log.order.filter { $0.hasPrefix("b") })
print(Log.order.prefix(2))
let c = Task { @MainActor in Log.order = ["c"] }
Log.order = ["main"]
print(Log.order)
await c.value
print(Log.order)
