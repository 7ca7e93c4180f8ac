// The names of types in full, with their modules; the parts of a composition in their order.
print([1, 2].difference(from: [2, 3]).insertions)
print(String(reflecting: KeyValuePairs<String, Int>.self), String(reflecting: AnyHashable.self))
print(String(reflecting: UnsafeMutablePointer<Int>.self), String(reflecting: Hasher.self))
print(String(reflecting: WritableKeyPath<String, Int>.self), String(reflecting: Mirror.self))
print(String(reflecting: (any Identifiable).self), String(reflecting: (any Codable).self))
print(String(reflecting: Unicode.Scalar.self), String(reflecting: SIMD2<Float>.self))
print(String(reflecting: Task<Int, Never>.self), String(reflecting: (any Numeric).self))
protocol Zebra {}
protocol Ant {}
class Keeper {}
print((any Zebra & Ant & Keeper).self, (any Zebra & AnyObject & Ant).self)
print((any Zebra & Hashable & Sendable).self, (any Sendable).self)
print(String(reflecting: (any Zebra & Codable & Ant).self))
print([any Error & CustomStringConvertible].self)
