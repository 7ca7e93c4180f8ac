struct S {
  var n = 1
  static func f() -> Int { n }
}
