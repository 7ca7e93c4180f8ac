// A generic or opaque value that can be hashed becomes an `AnyHashable` by itself.
struct Key: Hashable {
  private let id: AnyHashable
  init(_ id: some Hashable & Sendable) { self.id = id }
}
func boxed<T: Hashable>(_ value: T) -> AnyHashable { value }
func made() -> some Hashable { 7 }
enum Effect { case slow, fast }
var table: [Key: Int] = [Key("a"): 1, Key(Effect.slow): 2]
table[Key(Effect.slow), default: 0] += 5
print(table.count, table[Key(Effect.slow)] as Any, table[Key(Effect.fast)] as Any)
print(boxed(3) == AnyHashable(3), boxed("x") == boxed("y"), Set([boxed(1), boxed(1), boxed("1")]).count)
let hidden: AnyHashable = made()
print(hidden)

struct Wrapper<T> {
  var value: T?
  init() { value = try? Source.next() }
}
struct Missing: Error {}
enum Source {
  static func next<T>() throws -> T {
    print("asked for", T.self)
    guard let value = 5 as? T else { throw Missing() }
    return value
  }
}
// What only the result decides is the optional itself.
let number: Int? = try? Source.next()
print(number as Any, Wrapper<Int>().value as Any, Wrapper<String>().value as Any)
let other = (try? Source.next()) ?? 9
let list: [Int] = (try? Source.next()) ?? []
print(other, list)
if let bound: Int = try? Source.next() { print(bound) }
print(Result<Int, any Error>.failure(CancellationError()))
