func f() {
  if true { continue }
}
