enum Failure: Error { case bad(code: Int) }
func work(_ n: Int) throws -> Int {
  if n > 1 { throw Failure.bad(code: n) }
  return n
}
print(try work(1))
print(try work(2))
