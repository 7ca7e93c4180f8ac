let point = (x: 1, y: 2)
print(point.x, point.1, point)
var t = (1, "a", 2.5)
t.0 += 5
t.1 = "b"
print(t)
let (a, b) = (10, 20)
var (c, _, d) = (1, 2, 3)
(c, d) = (d, c)
print(a, b, c, d)
func minMax(_ v: [Int]) -> (min: Int, max: Int)? { v.isEmpty ? nil : (v.min()!, v.max()!) }
if let (lo, hi) = minMax([3, 1, 2]) { print(lo, hi) }
print(minMax([5])?.max ?? 0, minMax([]) as Any)
print((1, 2) == (1, 2), (1, "a") < (1, "b"), (2, 0) > (1, 9), (1, 2, 3) != (1, 2, 4))
let nested = ((1, 2), ("x", (true, nil as Int?)))
print(nested.0.1, nested.1.1.0, nested)
let list = [(name: "a", n: 1), (name: "b", n: 2)]
for (name, n) in list { print(name, n) }
for item in list where item.n > 1 { print(item.name) }
print(list.map { $0.name }, list.map(\.n), list.first { $0.n == 2 }?.name ?? "", list.max { $0.n < $1.n }!.name)
let dict = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0.n) })
print(dict["b"]!, dict.sorted { $0.value > $1.value }.map { "\($0.key)\($0.value)" })
func apply(_ f: (Int, Int) -> Int, to pair: (Int, Int)) -> Int { f(pair.0, pair.1) }
print(apply(+, to: (3, 4)))
typealias Pair<T> = (first: T, second: T)
let pair: Pair<Int> = (1, 2)
print(pair.second)
let renamed: (a: Int, b: Int) = (x: 1, y: 2) as (Int, Int)
print(renamed.b)
var matrix = [[(0, "z")]]
matrix[0][0].1 += "!"
matrix[0].append((1, "q"))
print(matrix[0].map { $0.1 })
let void: Void = ()
print(void, () == ())
switch (point.x, point.y) { case (0, _): print("y axis"); case (let x, 2) where x > 0: print("two", x); default: print("none") }
let swapped = { (p: (Int, Int)) in (p.1, p.0) }((7, 8))
print(swapped)
var fib = (0, 1)
for _ in 0..<5 { fib = (fib.1, fib.0 + fib.1) }
print(fib)
let grouped = Dictionary(grouping: [1, 2, 3, 4, 5]) { $0 % 2 == 0 ? "even" : "odd" }
for (key, values) in grouped.sorted(by: { $0.key < $1.key }) { print(key, values) }
let total = [(1, 2.0), (2, 3.5)].reduce(0.0) { $0 + Double($1.0) * $1.1 }
print(total)
print(zip([1, 2], ["a", "b"]).map { ($1, $0) }.map { "\($0.0)\($0.1)" }, Array([10, 20].enumerated()).map { $0.offset + $0.element })
