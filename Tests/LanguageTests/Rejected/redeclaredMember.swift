struct A {
  var x = 1
  var x = 2
}
