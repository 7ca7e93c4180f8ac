// The children of an `async let` run beside one another and are waited for where they are read.
struct Unlucky: Error {}

func slow(_ value: Int, _ milliseconds: UInt64) async -> Int {
  try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  print("made", value)
  return value
}
func sum() async -> Int {
  async let first = slow(1, 150)
  async let second = slow(2, 50)
  print("both started")
  let total = await first + second
  return total
}
print(await sum())

func fail() async throws -> Int { throw Unlucky() }
func attempt() async {
  async let bad = fail()
  do {
    print(try await bad)
  } catch {
    print("failed:", error)
  }
}
await attempt()

func forgotten() async {
  async let _ = slow(9, 10)
  async let unused: Int = {
    do {
      try await Task.sleep(nanoseconds: 60_000_000_000)
      return 1
    } catch {
      print("cancelled at the end of the scope")
      return 0
    }
  }()
  try? await Task.sleep(nanoseconds: 40_000_000)
  print("leaving")
}
await forgotten()
print("left")
