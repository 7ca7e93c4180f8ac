// Static requirements that wait, called through a generic type and through a metatype.

protocol Store {
  associatedtype Content
  static func open(_ name: String) async throws -> Content
  static func count(_ total: inout Int) async
}

struct Closed: Error {}

struct Shelf: Store {
  static func open(_ name: String) async throws -> [String] {
    try await Task.sleep(nanoseconds: 1_000_000)
    if name.isEmpty { throw Closed() }
    return [name]
  }
  static func count(_ total: inout Int) async {
    await Task.yield()
    total += 1
  }
}

struct Drawer: Store {
  static func open(_ name: String) async throws -> Int {
    await Task.yield()
    return name.count
  }
  static func count(_ total: inout Int) async { total += 10 }
}

extension Store {
  static func opened(_ name: String) async throws -> String { "\(try await Self.open(name))" }
}

func contents<S: Store>(of store: S.Type, _ names: [String]) async -> [String] {
  var result: [String] = []
  var total = 0
  for name in names {
    do {
      result.append(try await S.opened(name))
    } catch {
      result.append("closed")
    }
    await S.count(&total)
  }
  return result + ["\(total)"]
}

print(await contents(of: Shelf.self, ["pens", ""]))
print(await contents(of: Drawer.self, ["pens", ""]))
let kinds: [any Store.Type] = [Shelf.self, Drawer.self]
for kind in kinds { print(try await kind.opened("ink")) }
