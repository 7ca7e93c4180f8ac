struct S {
  static let x = S.y
  static let y = S.z
  static let z = S.x
}
print(S.x)
