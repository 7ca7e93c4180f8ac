func f() {
  while true { break outer }
}
