func risky() throws -> Int { 1 }
func f() throws {
  let n = risky()
  print(n)
}
