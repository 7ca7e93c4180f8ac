struct S {
  static let k = 1
  static func g() {}
}
let s = S()
s.g()
print(s.k)
