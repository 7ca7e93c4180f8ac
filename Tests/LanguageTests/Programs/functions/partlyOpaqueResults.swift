func parts(_ n: Int) -> (some Sequence<Int>, count: Int) { ((0..<n).lazy.map { $0 * 2 }, count: n) }
let p = parts(3)
print(Array(p.0), p.count)
func pair() -> (first: some Equatable, second: some CustomStringConvertible) { (1, "x") }
print(pair().second.description, pair().first == pair().first)
func maybe(_ b: Bool) -> (some Collection<Int>)? { b ? [1, 2] : nil }
print(maybe(true).map { $0.count } as Any, maybe(false) == nil)
func list() -> [some Equatable] { [1, 2] }
print(list().count, list()[0] == list()[0])
