actor A { var n = 0; func f() {}; subscript(i: Int) -> Int { get { i } set { n = newValue } }
  func m(_ v: V) { v.q = 1; print(v.q); v.g(); ui() } }
@MainActor func ui() {}
@MainActor class V { var q = 1; func g() {}
  func m(_ a: A) { print(a.n); a.n = 1; a.f(); a[0] = 1; print(a[0]) } 
  func am(_ a: A) async { print(a.n); a.n = 1; a.f() } 
  var c: Int { q + 1 } }
class Sub: V { var w = 2; func s() { q = 1; g() }; override func g() { q += 1 } }
func n2(_ a: A) { a[0] = 1; print(a[0]); a[1] += 2 }
func n3(_ a: A) async { a[0] = 1; print(await a[0]) }
extension V { func ext() { q = 2 } ; nonisolated func non() { q = 2 } }
func opt(_ v: V?) { v?.g(); v?.q = 2; print(v?.q as Any) }
func kp(_ v: V) { print(v[keyPath: \.q]) }
func cl(_ v: V) { let f = { v.g() }; f(); _ = [1].map { $0 + v.q } }
func cls(_ v: V) async { let f = { v.g() }; f(); _ = [1].map { $0 + v.q } }
