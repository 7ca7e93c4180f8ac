enum Failure: Error, Equatable { case out, small(Int) }
func run<E: Error>(_ work: () throws(E) -> Int) throws(E) -> Int { try work() }
print(run { 3 })
do {
  _ = try run { () throws(Failure) -> Int in throw .out }
} catch {
  print(error == .out)
}
do {
  _ = try run { () throws(Failure) -> Int in throw .small(2) }
} catch .small(let n) {
  print("small", n)
} catch {
  print("other", error)
}
let check: (Int) throws(Failure) -> Int = { n throws(Failure) in
  if n < 0 { throw .small(n) }
  return n
}
do {
  print(try check(1))
  print(try check(-1))
} catch {
  switch error {
  case .out: print("out")
  case .small(let n): print("below", n)
  }
}
func each<E: Error>(_ numbers: [Int], _ body: (Int) throws(E) -> Void) throws(E) {
  for number in numbers { try body(number) }
}
each([1, 2]) { print($0) }
do {
  try each([1, -2]) { (n: Int) throws(Failure) in if n < 0 { throw Failure.small(n) } }
} catch {
  print(error)
}
