func root(_ x: Double) -> Double {
  precondition(x >= 0, "x must not be negative")
  return x.squareRoot()
}
print(root(4))
print(root(-1))
