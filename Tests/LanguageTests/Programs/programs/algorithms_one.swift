// Sorting, searching and number puzzles, as algorithm collections write them.
func bubble<T: Comparable>(_ a: [T]) -> [T] {
  var a = a
  for i in 0..<a.count { for j in 1..<(a.count - i) where a[j - 1] > a[j] { a.swapAt(j - 1, j) } }
  return a
}
func insertion(_ a: inout [Int]) { for i in 1..<a.count { var j = i; let x = a[i]; while j > 0 && a[j - 1] > x { a[j] = a[j - 1]; j -= 1 }; a[j] = x } }
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
  guard let pivot = a.first else { return [] }
  let rest = a.dropFirst()
  return quicksort(rest.filter { $0 < pivot }) + [pivot] + quicksort(rest.filter { $0 >= pivot })
}
func heapify(_ a: inout [Int], _ n: Int, _ i: Int) { var m = i; let l = 2 * i + 1, r = l + 1; if l < n, a[l] > a[m] { m = l }; if r < n, a[r] > a[m] { m = r }; if m != i { a.swapAt(m, i); heapify(&a, n, m) } }
func heapsort(_ a: [Int]) -> [Int] { var a = a; for i in stride(from: a.count / 2 - 1, through: 0, by: -1) { heapify(&a, a.count, i) }; for e in stride(from: a.count - 1, to: 0, by: -1) { a.swapAt(0, e); heapify(&a, e, 0) }; return a }
var ins = [5, 2, 4, 6, 1, 3]; insertion(&ins)
print(bubble([3, 1, 2]), ins, quicksort(["d", "a", "c", "b"]), heapsort([9, 4, 7, 1, 8]), bubble([2.5, 1.5]))
func sieve(_ n: Int) -> [Int] { var is_ = Array(repeating: true, count: n + 1); is_[0] = false; is_[1] = false; var i = 2; while i * i <= n { if is_[i] { for j in stride(from: i * i, through: n, by: i) { is_[j] = false } }; i += 1 }; return is_.indices.filter { is_[$0] } }
print(sieve(50))
func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i -> [[T]] in var rest = a; let x = rest.remove(at: i); return perms(rest).map { [x] + $0 } } }
func combos<T>(_ a: [T], _ k: Int) -> [[T]] { if k == 0 { return [[]] }; guard let f = a.first else { return [] }; let r = Array(a.dropFirst()); return combos(r, k - 1).map { [f] + $0 } + combos(r, k) }
func powerset<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
print(perms([1, 2, 3]), combos(["a", "b", "c"], 2), powerset([1, 2, 3]).count, powerset([1, 2]))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ log: inout [String]) { if n == 0 { return }; hanoi(n - 1, a, c, b, &log); log.append(a + c); hanoi(n - 1, b, a, c, &log) }
var moves: [String] = []; hanoi(3, "A", "B", "C", &moves); print(moves.count, moves.joined(separator: " "))
func queens(_ n: Int) -> Int { var count = 0; var cols = Set<Int>(), d1 = Set<Int>(), d2 = Set<Int>()
  func place(_ r: Int) { if r == n { count += 1; return }; for c in 0..<n where !cols.contains(c) && !d1.contains(r + c) && !d2.contains(r - c) { cols.insert(c); d1.insert(r + c); d2.insert(r - c); place(r + 1); cols.remove(c); d1.remove(r + c); d2.remove(r - c) } }
  place(0); return count }
print(queens(4), queens(6))
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let v = fib(n - 1) + fib(n - 2); memo[n] = v; return v }
print(fib(80), (0..<10).map(fib))
func knapsack(_ items: [(w: Int, v: Int)], _ cap: Int) -> Int { var best = Array(repeating: 0, count: cap + 1); for it in items { for c in stride(from: cap, through: it.w, by: -1) { best[c] = max(best[c], best[c - it.w] + it.v) } }; return best[cap] }
print(knapsack([(1, 1), (3, 4), (4, 5), (5, 7)], 7))
func lcs(_ a: String, _ b: String) -> String { let a = Array(a), b = Array(b); var t = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1); for i in a.indices { for j in b.indices { t[i + 1][j + 1] = a[i] == b[j] ? t[i][j] + 1 : max(t[i + 1][j], t[i][j + 1]) } }; var i = a.count, j = b.count, out: [Character] = []; while i > 0, j > 0 { if a[i - 1] == b[j - 1] { out.append(a[i - 1]); i -= 1; j -= 1 } else if t[i - 1][j] >= t[i][j - 1] { i -= 1 } else { j -= 1 } }; return String(out.reversed()) }
print(lcs("AGGTAB", "GXTXAYB"))
struct Edge { let to: Int, w: Int }
func dijkstra(_ g: [Int: [Edge]], _ s: Int) -> [Int: Int] { var dist = [s: 0], open: Set = [s], done = Set<Int>(); while let u = open.min(by: { dist[$0]! < dist[$1]! }) { open.remove(u); done.insert(u); for e in g[u, default: []] where !done.contains(e.to) { let d = dist[u]! + e.w; if d < dist[e.to, default: .max] { dist[e.to] = d; open.insert(e.to) } } }; return dist }
let graph = [0: [Edge(to: 1, w: 4), Edge(to: 2, w: 1)], 2: [Edge(to: 1, w: 2), Edge(to: 3, w: 5)], 1: [Edge(to: 3, w: 1)]]
print(dijkstra(graph, 0).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
func bfs(_ grid: [[Character]], from: (Int, Int), to: (Int, Int)) -> Int? { var q = [(from, 0)], seen = Set([from.0 * 100 + from.1]), head = 0; while head < q.count { let ((r, c), d) = q[head]; head += 1; if (r, c) == to { return d }; for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] { let nr = r + dr, nc = c + dc; guard grid.indices.contains(nr), grid[nr].indices.contains(nc), grid[nr][nc] != "#", seen.insert(nr * 100 + nc).inserted else { continue }; q.append(((nr, nc), d + 1)) } }; return nil }
print(bfs(["..#", "...", "#.."].map(Array.init), from: (0, 0), to: (2, 2)) as Any, bfs(["#."].map { Array($0) }, from: (0, 1), to: (5, 5)) as Any)
struct Life { var cells: Set<Int>; let w = 8
  mutating func step() { var n: [Int: Int] = [:]; for c in cells { for dy in -1...1 { for dx in -1...1 where (dx, dy) != (0, 0) { n[c + dy * w + dx, default: 0] += 1 } } }; cells = Set(n.filter { $0.value == 3 || $0.value == 2 && cells.contains($0.key) }.keys) } }
var life = Life(cells: [17, 18, 19]); life.step(); print(life.cells.sorted()); life.step(); print(life.cells.sorted())
var rng: UInt64 = 42; func next() -> Int { rng ^= rng << 13; rng ^= rng >> 7; rng ^= rng << 17; return Int(rng % 100) }
print((0..<8).map { _ in next() })
func crc(_ s: String) -> UInt32 { var c: UInt32 = 0xFFFF_FFFF; for b in s.utf8 { c ^= UInt32(b); for _ in 0..<8 { c = c & 1 == 1 ? (c >> 1) ^ 0xEDB8_8320 : c >> 1 } }; return ~c }
print(String(crc("hello"), radix: 16), "hello".utf8.reduce(5381) { ($0 << 5) &+ $0 &+ Int($1) })
let m1 = [[1, 2], [3, 4]], m2 = [[0, 1], [1, 0]]
print(m1.map { r in m2[0].indices.map { c in zip(r, m2.map { $0[c] }).map(*).reduce(0, +) } }, m1.reduce([], +), (0..<2).map { c in m1.map { $0[c] } })
func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }) }
print(collatz(6), (1...20).max { collatz($0).count < collatz($1).count }!)
print((1...15).map { switch ($0 % 3, $0 % 5) { case (0, 0): return "FizzBuzz"; case (0, _): return "Fizz"; case (_, 0): return "Buzz"; default: return "\($0)" } }.joined(separator: " "))
func spiral(_ n: Int) -> [[Int]] { var g = Array(repeating: Array(repeating: 0, count: n), count: n), (r, c, dr, dc) = (0, 0, 0, 1); for k in 1...n * n { g[r][c] = k; let (nr, nc) = (r + dr, c + dc); if !(0..<n ~= nr) || !(0..<n ~= nc) || g[nr][nc] != 0 { (dr, dc) = (dc, -dr) }; r += dr; c += dc }; return g }
for row in spiral(3) { print(row.map { String($0) }.joined(separator: "\t")) }
func pascal(_ n: Int) -> [[Int]] { (1..<n).reduce([[1]]) { rows, _ in rows + [zip([0] + rows.last!, rows.last! + [0]).map(+)] } }
print(pascal(5))
