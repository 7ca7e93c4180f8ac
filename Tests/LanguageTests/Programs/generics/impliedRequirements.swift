struct Bag<T: Comparable> { var xs: [T]; func top() -> T? { xs.max() } }
func a<T>(_ s: Set<T>, _ x: T) -> Bool { s.contains(x) && x == x }
func b<K, V>(_ d: [K: V], _ k: K) -> Int { k.hashValue == k.hashValue ? Set(d.keys).count : 0 }
func c<T>(_ x: T, _ y: T) -> Bag<T> { print(x < y); return Bag(xs: [x, y]) }
extension Sequence {
  func top<T>() -> Bag<T> where Element == Bag<T> { Bag(xs: compactMap { $0.top() }) }
  func grouped<K>(_ f: (Element) -> K) -> [K: [Element]] {
    var d: [K: [Element]] = [:]; for x in self { d[f(x), default: []].append(x) }; return d
  }
}
struct Holder<K> { func f<V>(_ v: V) -> Set<V> { [v, v] } }
print(
  a([1, 2], 2), b(["a": 1], "a"), c(1, 2), [Bag(xs: [1, 3]), Bag(xs: [7])].top(),
  [1, 2, 3].grouped { $0 % 2 }[1]!, Holder<Int>().f("x"))
