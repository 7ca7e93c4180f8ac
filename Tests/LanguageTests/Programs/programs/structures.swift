protocol Container { associatedtype Item; var count: Int { get }; mutating func add(_ i: Item); subscript(i: Int) -> Item { get } }
struct Queue<T>: Container, CustomStringConvertible { private var inbox: [T] = [], outbox: [T] = []; var count: Int { inbox.count + outbox.count }; var isEmpty: Bool { count == 0 }; mutating func add(_ x: T) { inbox.append(x) }; mutating func remove() -> T? { if outbox.isEmpty { outbox = inbox.reversed(); inbox = [] }; return outbox.popLast() }; subscript(i: Int) -> T { i < outbox.count ? outbox[outbox.count - 1 - i] : inbox[i - outbox.count] }; var description: String { "Queue(\((0..<count).map { "\(self[$0])" }.joined(separator: ", ")))" } }
var q = Queue<Int>(); for i in 1...4 { q.add(i) }; _ = q.remove(); q.add(9); print(q, q[0], q[3], q.count, q.isEmpty)
struct Heap<T> { var a: [T] = []; let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, before(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let x = a.removeLast(); var i = 0; while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && before(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m }; return x } }
var h = Heap<Int>(<); [5, 3, 8, 1, 9, 2].forEach { h.push($0) }; var sorted: [Int] = []; while let x = h.pop() { sorted.append(x) }; print(sorted)
var hs = Heap<(String, Int)> { $0.1 > $1.1 }; hs.push(("a", 1)); hs.push(("b", 5)); hs.push(("c", 3)); print(hs.pop()!, hs.pop()!.0)
indirect enum Tree<T: Comparable> { case empty, node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree { switch self { case .empty: return .node(.empty, x, .empty); case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self } }
  var inOrder: [T] { switch self { case .empty: return []; case .node(let l, let v, let r): return l.inOrder + [v] + r.inOrder } }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }
  func contains(_ x: T) -> Bool { guard case let .node(l, v, r) = self else { return false }; return x == v || (x < v ? l : r).contains(x) } }
let tree = [5, 2, 8, 1, 9, 3].reduce(Tree.empty) { $0.inserting($1) }
print(tree.inOrder, tree.depth, tree.contains(8), tree.contains(7))
final class LRU<K: Hashable, V> { private var store: [K: V] = [:], order: [K] = []; let cap: Int; init(_ c: Int) { cap = c }
  subscript(k: K) -> V? { get { guard let v = store[k] else { return nil }; order.removeAll { $0 == k }; order.append(k); return v } set { if newValue == nil { store[k] = nil; order.removeAll { $0 == k }; return }; if store[k] == nil, order.count == cap { store[order.removeFirst()] = nil }; store[k] = newValue; order.removeAll { $0 == k }; order.append(k) } }
  var keys: [K] { order } }
let lru = LRU<String, Int>(2); lru["a"] = 1; lru["b"] = 2; _ = lru["a"]; lru["c"] = 3; print(lru.keys, lru["b"] as Any, lru["a"]!)
class Node<T> { var v: T; var next: Node?; init(_ v: T) { self.v = v } }
struct List<T> { var head: Node<T>?; mutating func push(_ v: T) { let n = Node(v); n.next = head; head = n }; mutating func reverse() { var p: Node<T>?; while let h = head { head = h.next; h.next = p; p = h }; head = p }; var array: [T] { var r: [T] = [], n = head; while let c = n { r.append(c.v); n = c.next }; return r } }
var l = List<Character>(); "abc".forEach { l.push($0) }; print(l.array); l.reverse(); print(String(l.array))
final class Trie { var kids: [Character: Trie] = [:]; var end = false
  func insert(_ w: String) { var n = self; for c in w { if n.kids[c] == nil { n.kids[c] = Trie() }; n = n.kids[c]! }; n.end = true }
  func words(_ p: String = "") -> [String] { (end ? [p] : []) + kids.sorted { $0.key < $1.key }.flatMap { $0.value.words(p + String($0.key)) } } 
  func find(_ p: String) -> [String] { var n = self; for c in p { guard let k = n.kids[c] else { return [] }; n = k }; return n.words(p) } }
let trie = Trie(); ["car", "card", "cat", "dog"].forEach(trie.insert); print(trie.words(), trie.find("car"), trie.find("x"))
struct UnionFind { var p: [Int]; init(_ n: Int) { p = Array(0..<n) }; mutating func find(_ x: Int) -> Int { if p[x] != x { p[x] = find(p[x]) }; return p[x] }; mutating func union(_ a: Int, _ b: Int) { p[find(a)] = find(b) } }
var uf = UnionFind(5); uf.union(0, 1); uf.union(3, 4); print(uf.find(0) == uf.find(1), uf.find(1) == uf.find(3), Set((0..<5).map { uf.find($0) }).count)
struct Matrix: Equatable, CustomStringConvertible { var rows: [[Double]]; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows.map { r in b.rows[0].indices.map { c in r.indices.reduce(0) { $0 + r[$1] * b.rows[$1][c] } } }) }; subscript(r: Int, c: Int) -> Double { get { rows[r][c] } set { rows[r][c] = newValue } }; var description: String { rows.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }; static func identity(_ n: Int) -> Matrix { Matrix(rows: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } }) } }
var mx = Matrix(rows: [[1, 2], [3, 4]]); mx[0, 0] += 10; print(mx * .identity(2), mx * .identity(2) == mx)
struct Fraction: Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral { let n: Int, d: Int; init(_ n: Int, _ d: Int = 1) { func g(_ a: Int, _ b: Int) -> Int { b == 0 ? a : g(b, a % b) }; let k = g(abs(n), abs(d)) * (d < 0 ? -1 : 1); self.n = n / k; self.d = d / k }; init(integerLiteral v: Int) { self.init(v) }; static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }; static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) }; static prefix func - (a: Self) -> Self { .init(-a.n, a.d) }; static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }; var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
print(Fraction(1, 2) + Fraction(1, 3), Fraction(2, 4) * 2, [Fraction(3, 4), Fraction(1, 2), 1].sorted(), Fraction(1, 2) < 1, -Fraction(1, 3) + 1, [1, 2, 3].map { Fraction(1, $0) }.reduce(0, +))
struct Vec: Hashable { var x = 0.0, y = 0.0; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; var length: Double { (x * x + y * y).squareRoot() }; static let zero = Vec() }
infix operator •: MultiplicationPrecedence; func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
var v = Vec(x: 3, y: 4); v += Vec(x: 0, y: 0) * 2; print(v.length, v • Vec(x: 1, y: 1) + 1, [v, v].reduce(.zero, +), v == Vec(x: 3, y: 4))
enum Token: Equatable { case num(Double), op(Character), open, close }
enum ParseError: Error { case unexpected(Character, at: Int), empty }
func lex(_ s: String) throws -> [Token] { var out: [Token] = [], i = s.startIndex; while i < s.endIndex { let c = s[i]; switch c { case " ": break; case "0"..."9", ".": var j = i; while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) }; out.append(.num(Double(s[i..<j])!)); i = j; continue; case "+", "-", "*", "/": out.append(.op(c)); case "(": out.append(.open); case ")": out.append(.close); default: throw ParseError.unexpected(c, at: s.distance(from: s.startIndex, to: i)) }; i = s.index(after: i) }; if out.isEmpty { throw ParseError.empty }; return out }
func evalRPN(_ s: String) throws -> Double { let prec: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2]; var out: [Double] = [], ops: [Token] = []; func apply() { guard case .op(let o)? = ops.popLast() else { return }; let b = out.removeLast(), a = out.removeLast(); out.append(o == "+" ? a + b : o == "-" ? a - b : o == "*" ? a * b : a / b) }
  for t in try lex(s) { switch t { case .num(let n): out.append(n); case .op(let o): while case .op(let top)? = ops.last, prec[top]! >= prec[o]! { apply() }; ops.append(t); case .open: ops.append(t); case .close: while let l = ops.last, l != .open { apply() }; ops.removeLast() } }
  while !ops.isEmpty { apply() }; return out[0] }
for e in ["1 + 2 * 3", "(1+2)*3 - 4/2", "2 $ 3", ""] { do { print(e, "=", try evalRPN(e)) } catch ParseError.unexpected(let c, let i) { print("unexpected", c, i) } catch { print("other", error) } }
