// Errors, `defer` and typed throws go through suspensions as through calls.
enum Fault: Error, CustomStringConvertible {
  case early, late(Int)
  var description: String {
    switch self {
    case .early: "early"
    case .late(let n): "late(\(n))"
    }
  }
}
final class Guarded {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
func step(_ n: Int) async throws -> Int {
  defer { print("leave", n) }
  let guarded = Guarded("g\(n)")
  try await Task.sleep(nanoseconds: 1_000_000)
  if n == 2 { throw Fault.late(n) }
  print("alive", guarded.name)
  return n * 10
}
func typed(_ n: Int) async throws(Fault) -> Int {
  if n < 0 { throw Fault.early }
  return n
}
for n in 1...3 {
  do {
    print(try await step(n))
  } catch Fault.late(let n) {
    print("late at", n)
  }
}
do { print(try await typed(-1)) } catch { print("typed:", error) }
print((try? await step(2)) as Any)
let value = try await step(1) + step(3)
print(value)
func attempts(_ limit: Int, _ body: (Int) async throws -> String) async -> String {
  for n in 1...limit {
    do { return try await body(n) } catch { print("attempt \(n):", error) }
  }
  return "gave up"
}
print(await attempts(3) { n in
  await Task.yield()
  if n < 3 { throw Fault.late(n) }
  return "ok on \(n)"
})
