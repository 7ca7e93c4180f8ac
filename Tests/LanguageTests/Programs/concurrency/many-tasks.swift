// Thousands of tasks that wait at the same time.
actor Tally {
  private var sum = 0
  func add(_ n: Int) { sum += n }
  var total: Int { sum }
}
let tally = Tally()
await withTaskGroup(of: Void.self) { group in
  for n in 1...5_000 {
    group.addTask {
      try? await Task.sleep(nanoseconds: UInt64(n % 7) * 1_000_000)
      await tally.add(n)
    }
  }
}
print(await tally.total)
let limited = await withTaskGroup(of: Int.self) { group in
  var next = 0
  var finished = 0
  func start() {
    guard next < 100 else { return }
    let n = next
    next += 1
    group.addTask { await Task.yield(); return n }
  }
  for _ in 0..<4 { start() }
  while let n = await group.next() {
    finished += n
    start()
  }
  return finished
}
print(limited)
var chain = Task { 0 }
for _ in 0..<1_000 {
  let previous = chain
  chain = Task { await previous.value + 1 }
}
print(await chain.value)
