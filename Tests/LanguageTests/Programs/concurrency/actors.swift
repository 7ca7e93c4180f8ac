// An actor's state is reached by waiting for its turn.
actor Account {
  let owner: String
  private(set) var balance: Int
  private var history: [String] = []

  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }
  func deposit(_ amount: Int) {
    balance += amount
    history.append("+\(amount)")
  }
  func withdraw(_ amount: Int) throws -> Int {
    guard amount <= balance else { throw Overdrawn(missing: amount - balance) }
    balance -= amount
    history.append("-\(amount)")
    return balance
  }
  func transfer(_ amount: Int, to other: Account) async throws {
    _ = try withdraw(amount)
    await other.deposit(amount)
  }
  nonisolated var title: String { "account of \(owner)" }
  var summary: String { history.joined(separator: " ") }
  subscript(index: Int) -> String { history[index] }
}
struct Overdrawn: Error { let missing: Int }

let mine = Account(owner: "Ada", balance: 10)
let yours = Account(owner: "Bo")
print(mine.title)
await mine.deposit(5)
try await mine.transfer(12, to: yours)
print(await mine.balance, await yours.balance)
do {
  try await mine.transfer(100, to: yours)
} catch let error as Overdrawn {
  print("missing", error.missing)
}
print(await mine.summary)
print(await mine[0])
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<50 { group.addTask { await yours.deposit(1) } }
}
print(await yours.balance)

@globalActor actor Storage { static let shared = Storage() }
@Storage final class Cache {
  var items: [String: Int] = [:]
  func store(_ key: String) -> Int {
    items[key, default: 0] += 1
    return items[key]!
  }
}
let cache = await Cache()
_ = await cache.store("a")
print(await cache.store("a"))
