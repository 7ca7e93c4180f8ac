func f() -> Int {
  return "no"
}
