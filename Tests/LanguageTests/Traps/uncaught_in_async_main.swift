struct Broken: Error { let reason: String }
func load() async throws -> Int { throw Broken(reason: "offline") }
print(try await load())
