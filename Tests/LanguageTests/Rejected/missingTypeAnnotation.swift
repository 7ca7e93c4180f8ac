func f() {
  var x
}
