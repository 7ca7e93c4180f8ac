func risky() throws -> Int { 1 }
func f() {
  let n = try risky()
  print(n)
}
