struct S {
  var v = 1
  func f() {}
}
print(S.v)
S.f()
