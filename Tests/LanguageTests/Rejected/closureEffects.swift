struct Failure: Error {}
func number() throws -> Int { 1 }
func load() throws {}
func wait() async {}
func count() async -> Int { 1 }
func plain(_ body: () -> Void) {}
func value(_ body: () -> Int) {}
func later(_ body: @escaping () async -> Void) {}
plain { try load() }
value { try number() }
value {
  let found = try number()
  return found
}
plain { do { try load() } catch { print(error) } }
plain { load() }
plain { await wait() }
value { await count() }
later { wait() }
later {
  let found = count()
  print(found)
}
later { try await wait() }
later { try load() }
let stored: () -> Void = { try load() }
let waiting: () -> Void = { await wait() }
[1].forEach { _ in await wait() }
