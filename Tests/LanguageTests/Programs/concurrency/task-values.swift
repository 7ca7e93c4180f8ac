// A task runs beside what started it; `value` waits for what it ends with.
struct Broken: Error, Equatable { let code: Int }

print("start")
let number = Task { () -> Int in
  print("in task")
  return 42
}
print("after")
print(await number.value)
let failing = Task<String, Error> { throw Broken(code: 7) }
do {
  print(try await failing.value)
} catch let error as Broken {
  print("caught", error.code)
}
switch await failing.result {
case .success(let text): print("success", text)
case .failure(let error): print("failure", error)
}
let nested = Task {
  let inner = Task { "inner" }
  return await inner.value + " in outer"
}
print(await nested.value)
let detached = Task.detached { [1, 2, 3].reduce(0, +) }
print(await detached.value)
let nothing: Task<Void, Never> = Task { print("nothing to tell") }
await nothing.value
print(number == number, nothing.isCancelled)
