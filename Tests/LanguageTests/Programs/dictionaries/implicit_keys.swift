// A key made in place: of a dictionary's subscripts the one by key takes it.
struct T: Hashable { let from: Int, on: Int }
struct M<S: Hashable> { struct K: Hashable { let a: S, b: S }
  var table: [K: S]
  func go(_ a: S, _ b: S) -> S? { 
    guard let n = table[.init(a: a, b: b)] else { return nil }
    return n }
}
var d = [T(from: 1, on: 2): 5]
print(d[.init(from: 1, on: 2)] as Any, d[.init(from: 1, on: 3), default: 0])
d[.init(from: 3, on: 3)] = 9
d[.init(from: 3, on: 3), default: 0] += 1
print(d.count, d[.init(from: 3, on: 3)]!)
if let x = d[.init(from: 1, on: 2)] { print(x) }
guard let y = d[.init(from: 1, on: 2)] else { fatalError() }
print(y, M(table: [.init(a: 1, b: 2): 3]).go(1, 2) as Any)
