// Extensions of types with their arguments written out (SE-0361).
struct Outer {
  struct Part {
    var size: Int
  }
}
typealias Parts = [Outer.Part]

extension [Outer.Part] {
  var total: Int { reduce(0) { $0 + $1.size } }
  func largest() -> Int { map { part in part.size }.max() ?? 0 }
}

extension [String] {
  var kind: String { "texts \(joined(separator: "+"))" }
}

extension [Int] {
  var kind: String { "numbers \(reduce(0, +))" }
}

extension Int? {
  var orZero: Int { self ?? 0 }
}

extension [String: Int] {
  var sum: Int { values.reduce(0, +) }
}

struct Box<Value> {
  var value: Value
}

extension Box<Int> {
  func doubled() -> Box<Int> { Box(value: value * 2) }
}

extension Optional<String> {
  var length: Int { map { $0.count } ?? -1 }
}

let parts: Parts = [Outer.Part(size: 3), Outer.Part(size: 5)]
print(parts.total, parts.largest())
print(["a", "b"].kind, [1, 2].kind)
let missing: Int? = nil
print(missing.orZero, Optional(4).orZero)
print(["x": 1, "y": 2].sum)
print(Box(value: 4).doubled().value)
let name: String? = "abc"
print(name.length)
