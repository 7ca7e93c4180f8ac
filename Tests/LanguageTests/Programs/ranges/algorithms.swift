var primes: [Int] = []
for n in 2... {
  if primes.count == 10 { break }
  if primes.allSatisfy({ n % $0 != 0 }) { primes.append(n) }
}
print(primes)
outer: for i in 1...5 {
  for j in 1...5 {
    if j == 3 { continue outer }
    if i == 4 { break outer }
    print(i * j, terminator: ",")
  }
}
print()
var n = 27, steps = 0
while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }
print(steps)
repeat { n += 2 } while n < 10
print(n)
for (a, b) in zip(1...3, stride(from: 30, through: 10, by: -10)) { print(a, b, terminator: "|") }
for case let x? in [1, nil, 3] { print(x, terminator: ";") }
for x in 1...10 where x % 3 == 0 { print(x, terminator: ".") }
for case (let k, 2) in [("a", 1), ("b", 2)] { print(k, terminator: "!") }
for _ in 0..<2 { print("*", terminator: "") }
print()
let fib = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  defer { s = (s.1, s.0 + s.1) }
  return s.0
}
print(Array(fib.prefix(10)), fib.first { $0 > 100 }!)
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }), sequence(first: 5, next: { $0 > 1 ? $0 - 1 : nil }).reduce(1, *))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print((1...20).reduce(1) { $0 / gcd($0, $1) * $1 })
print((1...3).map { i in (1...3).map { $0 * i } })
let tri = (1...4).map { String(repeating: "*", count: $0) }
tri.forEach { print($0) }
print((0..<5).map { _ in 7 }, (1...4).lazy.map { $0 * $0 }.filter { $0 > 3 }.first!, (1...3).lazy.map { $0 + 1 }.reduce(0, +))
let matrix = [[1, 2, 3], [4, 5, 6]]
print((0..<3).map { c in matrix.map { $0[c] } })
print((1...100).filter { x in x > 1 && (2..<x).allSatisfy { x % $0 != 0 } }.count)
