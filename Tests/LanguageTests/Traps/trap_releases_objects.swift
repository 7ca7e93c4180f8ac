class Res { let n: Int; init(_ n: Int) { self.n = n; print("open", n) }; deinit { print("close", n) } }
func use() {
  let r = Res(1)
  let values = [Int]()
  print(values[r.n])
}
use()
