// Components and statements of a builder are evaluated in the order in which they are written.
@resultBuilder struct Sum {
  static func buildExpression(_ x: Int) -> Int {
    print("expression \(x)")
    return x
  }
  static func buildBlock(_ x: Int...) -> Int {
    print("block \(x)")
    return x.reduce(0, +)
  }
  static func buildOptional(_ x: Int?) -> Int {
    print("optional \(x.map(String.init) ?? "nil")")
    return x ?? 0
  }
  static func buildEither(first x: Int) -> Int {
    print("first \(x)")
    return x
  }
  static func buildEither(second x: Int) -> Int {
    print("second \(x)")
    return x
  }
  static func buildArray(_ x: [Int]) -> Int {
    print("array \(x)")
    return x.reduce(0, +)
  }
  static func buildFinalResult(_ x: Int) -> String {
    print("final \(x)")
    return "= \(x)"
  }
}
@resultBuilder struct Plain {
  static func buildBlock(_ x: Double...) -> Double { x.reduce(0, +) }
  static func buildOptional(_ x: Double?) -> Double { x ?? 0 }
  static func buildEither(first x: Double) -> Double { x }
  static func buildEither(second x: Double) -> Double { x }
}
@resultBuilder struct Joined {
  static func buildPartialBlock(first: String) -> String { "[" + first }
  static func buildPartialBlock(accumulated: String, next: String) -> String {
    print("join \(next)")
    return accumulated + "," + next
  }
  static func buildOptional(_ x: String?) -> String { x ?? "-" }
}
func told<T>(_ x: T) -> T {
  print("told \(x)")
  return x
}
func sum(@Sum _ make: () -> String) { print(make()) }
func plain(@Plain _ make: () -> Double) { print(make()) }
func joined(@Joined _ make: () -> String) { print(make()) }
let isOn = true
sum {
  told(1)
  if isOn {
    told(2)
    told(3)
  }
  told(4)
  if !isOn { told(5) } else { told(6) }
  if !isOn { told(7) }
  told(8)
}
var count = 0
func next() -> Double {
  count += 1
  print("next \(count)")
  return Double(count)
}
plain {
  next()
  let doubled = next() * 2
  doubled
  1.0
  if doubled > 3 {
    next()
    if doubled > 100 { next() }
  }
  switch count {
  case 3: next()
  default: 0.5
  }
  next()
}
sum {
  told(1)
  for i in 0..<2 {
    told(i * 10)
    let _ = print("in the loop")
    told(i)
  }
  told(2)
}
joined {
  told("a")
  let b = told("b")
  told("c")
  if b == "b" { b }
  told("d")
}
