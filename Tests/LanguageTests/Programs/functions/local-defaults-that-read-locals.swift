// Default arguments of local functions name what is declared around them, as it is at the call.

func outer(_ a: Int, name: String) {
  var count = 1
  func inner(
    _ x: Int = a, label: String = "<\(name)>", step: () -> Int = { a * 2 }, c: Int = count,
    list: [Int] = [a, count]
  ) -> String {
    count += 1
    return "\(x) \(label) \(step()) \(c) \(list)"
  }
  print(inner())
  print(inner(5), inner(label: "z"), [1, 2].map { inner($0) })
  func again(_ n: Int = a) {
    if n > 0 { again(n - 1) } else { print(inner(c: 0)) }
  }
  again()
  let later = { inner(list: []) }
  print(later())
}
outer(2, name: "n")

struct Sum {
  var base = 3
  func total(_ k: Int) -> Int {
    func add(_ n: Int = base + k, _ more: @autoclosure () -> Int = k * 10) -> Int { n + more() }
    return add() + add(1) + add(1, 2)
  }
}
print(Sum().total(4))

func compare(_ lhs: Any, _ rhs: Any, isDeep: Bool = false) -> String {
  func describe(lhs: Any = lhs, rhs: Any = rhs, isDeep: Bool = isDeep, depth: Int = 0) -> String {
    depth < 2 ? describe(rhs: depth, depth: depth + 1) : "\(lhs) \(rhs) \(isDeep)"
  }
  return describe() + " " + describe(lhs: 0, isDeep: true)
}
print(compare("a", 1))
