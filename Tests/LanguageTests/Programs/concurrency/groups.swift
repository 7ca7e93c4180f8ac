// A group gives results in the order its tasks end, and waits for all of them.
struct Odd: Error { let value: Int }

func work(_ value: Int) async -> Int {
  try? await Task.sleep(nanoseconds: UInt64(value) * 30_000_000)
  return value
}
let ordered = await withTaskGroup(of: Int.self) { group in
  for value in [4, 1, 3, 2] { group.addTask { await work(value) } }
  var result: [Int] = []
  for await value in group { result.append(value) }
  return result
}
print(ordered)

let names = await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
  for (index, name) in ["a", "b", "c"].enumerated() {
    group.addTask {
      _ = await work(3 - index)
      return (index, name.uppercased())
    }
  }
  return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    .sorted { $0.key < $1.key }.map(\.value)
}
print(names)

do {
  let total = try await withThrowingTaskGroup(of: Int.self) { group -> Int in
    for value in 1...4 {
      group.addTask {
        let done = await work(value)
        if done == 3 { throw Odd(value: done) }
        return done
      }
    }
    var total = 0
    while let value = try await group.next() {
      print("got", value)
      total += value
    }
    return total
  }
  print(total)
} catch let error as Odd {
  print("odd", error.value)
}

let first = await withTaskGroup(of: String.self) { group -> String? in
  group.addTask { try? await Task.sleep(nanoseconds: 20_000_000_000); return "slow" }
  group.addTask { "fast" }
  let winner = await group.next()
  group.cancelAll()
  return winner
}
print(first ?? "none")
await withTaskGroup(of: Void.self) { group in
  group.addTask { print("child") }
  await group.waitForAll()
  print("empty:", group.isEmpty)
}
await withDiscardingTaskGroup { group in
  group.addTask { print("discarded") }
}
print("end")
