// What belongs to the main actor runs there, one piece after the other.
@MainActor final class Model {
  private(set) var log: [String] = []
  func note(_ text: String) { log.append(text) }
  nonisolated func describe() -> String { "a model" }
}
func compute(_ n: Int) async -> Int { (1...n).reduce(1, *) }

let model = Model()
print(model.describe())
model.note("start")
let task = Task {
  model.note("task")
  let value = await compute(5)
  model.note("computed \(value)")
}
model.note("after")
await task.value
await MainActor.run { model.note("run") }
let result = await Task.detached {
  await MainActor.run { () -> String in
    model.note("from elsewhere")
    return "back"
  }
}.value
model.note(result)
for line in model.log { print(line) }
@MainActor func onMain() -> Int { MainActor.assumeIsolated { model.log.count } }
print(onMain())
