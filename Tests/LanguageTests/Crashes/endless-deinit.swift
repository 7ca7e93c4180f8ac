class T {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { _ = T(n + 1) }
}
_ = T(0)
