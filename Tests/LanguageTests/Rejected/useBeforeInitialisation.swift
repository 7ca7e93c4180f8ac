func f() {
  let n: Int
  print(n)
}
