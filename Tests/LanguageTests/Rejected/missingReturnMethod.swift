struct S {
  func f() -> String {
    print("x")
  }
}
