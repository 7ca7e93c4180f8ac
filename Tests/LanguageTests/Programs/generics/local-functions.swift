// A generic function inside another knows the types of both.
func outer<T>(_ x: T) {
  func inner<U>(_ y: U) { print(U.self, T.self) }
  inner("s")
  inner(2.5)
}
outer(1)
func makers() {
  func make<U: RangeReplaceableCollection>(_: U.Type) -> U { U() }
  print(make([Int].self), make(String.self).isEmpty)
}
makers()
struct Box<A> {
  func show<B>(_ b: B) {
    func deep<C>(_ c: C) { print(A.self, B.self, C.self) }
    deep("c")
    let later = { (z: Int) in deep(z) }
    later(3)
    func plain() { print(A.self, B.self) }
    plain()
  }
}
Box<Int>().show(2.5)
protocol Named { static var name: String { get } }
struct Cat: Named { static let name = "cat" }
extension Named {
  static func describe<T>(_ x: T) -> String {
    func both<U>(_ y: U) -> String { "\(Self.name) \(T.self) \(U.self)" }
    return both([x])
  }
}
print(Cat.describe(1))
func recursive<T>(_ x: T) {
  func count<U>(_ y: U, _ n: Int) -> String { n == 0 ? "\(U.self)" : count([y], n - 1) }
  print(count(x, 2), T.self)
}
recursive("r")
