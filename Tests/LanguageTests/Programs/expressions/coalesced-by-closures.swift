// A program's own `??` with a closure that gives what is missing.
func ?? <T>(optional: T?, other: () async throws -> T) async rethrows -> T {
  if let value = optional { return value }
  return try await other()
}
let none: Int? = nil
let one: Int? = 1
let made = await none ?? { () async -> Int in 7 }
let kept: Int = await one ?? { () async -> Int in 8 }
print(made, kept, await none ?? { () async -> Int in 9 })
print(none ?? 2, one ?? 3)
let handler: (() -> Int)? = nil
print((handler ?? { 5 })())
