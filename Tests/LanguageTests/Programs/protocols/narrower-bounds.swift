// Of two bounds, the one that refines the other says what an associated type is.
protocol Pairs: Collection where Element == (key: Key, value: Value) {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get }
}

extension Dictionary: Pairs {}

struct Wrapper<Base: Collection> {
  var base: Base
  typealias Element = Base.Element
}

extension Wrapper where Base: Pairs {
  func key(of element: Element) -> Base.Key { element.key }
  var keys: [Base.Key] { base.map { $0.key } }
  subscript(key: Base.Key) -> Base.Value? { base[key] }
}

func values<C: Collection>(_ pairs: C) -> [C.Value] where C: Pairs { pairs.map { $0.value } }

let wrapper = Wrapper(base: ["a": 1])
print(wrapper.keys, wrapper.key(of: ("b", 2)), wrapper["a"] as Any, values(["x": 2.5]))
