// Closures: captures, escaping, trailing forms, higher-order functions.
func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let a = makeCounter()
let b = makeCounter()
print(a(), a(), b())

let numbers = [3, 1, 2]
print(numbers.map { $0 * 2 }, numbers.filter { $0 > 1 }, numbers.reduce(0) { $0 + $1 })
print(numbers.sorted(), numbers.sorted(by: >), numbers.sorted { $0 < $1 })
print(numbers.enumerated().map { "\($0):\($1)" }.joined(separator: ","))
let names = ["b": 2, "a": 1]
print(names.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(names.mapValues { $0 + 1 }["a"] ?? 0)

func apply(_ times: Int, to value: Int, _ f: (Int) -> Int) -> Int {
  var result = value
  for _ in 0..<times { result = f(result) }
  return result
}
print(apply(3, to: 1) { $0 * 3 })

func both(first: () -> Void, second: () -> Void) {
  first()
  second()
}
both { print("first") } second: { print("second") }

var log: [String] = []
let actions: [() -> Void] = (0..<3).map { i in { log.append("run \(i)") } }
actions.forEach { $0() }
print(log)

func outer() -> Int {
  var total = 0
  func add(_ n: Int) {
    total += n
    if n > 0 { add(n - 1) }
  }
  add(4)
  return total
}
print(outer())

class Box {
  var value = 1
  lazy var twice: () -> Int = { [unowned self] in self.value * 2 }
  deinit { print("box gone") }
}
do {
  let box = Box()
  box.value = 21
  print(box.twice())
}
let add: (Int, Int) -> Int = (+)
print(add(2, 3), [1, 2, 3].reduce(1, *), ["x", "y"].map { $0.uppercased() })
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) in g(f(x)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(4))
var optionalAction: (() -> Void)? = nil
optionalAction?()
optionalAction = { print("now set") }
optionalAction?()
