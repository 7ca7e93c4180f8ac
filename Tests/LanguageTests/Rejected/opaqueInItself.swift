func list(_ n: Int) -> some Collection { [list(n - 1)] }
func ping(_ n: Int) -> some Equatable { pong(n) }
func pong(_ n: Int) -> some Equatable { ping(n) }
struct S {
  var values: some Collection { [values] }
  subscript(i: Int) -> some Collection { [self[i]] }
}
