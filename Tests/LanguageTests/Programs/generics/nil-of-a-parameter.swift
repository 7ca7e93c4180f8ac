// `nil` where a parameter stands that is known to have it.

struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
extension Box where Value: ExpressibleByNilLiteral {
  init() { self.init(nil) }
  mutating func clear() { value = nil }
}
var box = Box<Int?>(3)
box.clear()
print(box, Box<String?>().value as Any)

func nothing<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }
print(nothing(Int?.self) as Any, nothing(Box<Int>?.self) as Any)

func filled<T: ExpressibleByNilLiteral>(_ count: Int, with value: T) -> [T] {
  var all = Array(repeating: value, count: count)
  all[0] = nil
  return all
}
print(filled(2, with: Int?.some(1)))
