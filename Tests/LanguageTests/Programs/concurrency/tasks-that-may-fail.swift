import Foundation

// Whether a task may fail is told by its code, also where it has several statements.
struct Broken: Error, CustomStringConvertible {
  var description: String { "broken" }
}

func load(_ fails: Bool) async throws -> Int {
  if fails { throw Broken() }
  return 7
}

func report(_ fails: Bool) async -> String {
  let task = Task {
    let number = try await load(fails)
    let text = "number \(number)"
    return text
  }
  let result = await task.result
  switch result {
  case .success(let text): return text
  case .failure(let error): return "failed: \(error)"
  }
}

func safe() async -> Int {
  let task = Task {
    let number = (try? await load(true)) ?? 1
    return number + 1
  }
  return await task.value
}

func throwing() async -> String {
  let task = Task { () -> Int in
    if Int("x") == nil { throw Broken() }
    return 1
  }
  do { return "\(try await task.value)" } catch { return "caught \(error)" }
}

print(await report(false))
print(await report(true))
print(await safe())
print(await throwing())
let item = DispatchWorkItem { print("work") }
DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.05, execute: item)
try await Task.sleep(nanoseconds: 200_000_000)
print("end")
