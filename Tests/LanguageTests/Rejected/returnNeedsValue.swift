func f() -> Int {
  return
}
