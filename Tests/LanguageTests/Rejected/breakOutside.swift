func f() {
  break
}
