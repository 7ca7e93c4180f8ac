// Locals without a value and parameters, declared with `!`, unwrap themselves.
func memoize<T: Hashable, U>(_ body: @escaping ((T) -> U, T) -> U) -> (T) -> U {
  var known: [T: U] = [:]
  var result: ((T) -> U)!
  result = { value in
    if let found = known[value] { return found }
    let made = body(result, value)
    known[value] = made
    return made
  }
  return result
}
let factorial = memoize { (factorial: (Int) -> Int, n: Int) -> Int in
  n == 0 ? 1 : n * factorial(n - 1)
}
print(factorial(10))

func late() -> Int {
  var number: Int!
  print(number as Any, number == nil)
  number = 3
  number += 1
  let plain: Int = number
  var list: [Int]!
  list = [plain]
  list.append(number)
  for element in list { print(element) }
  let constant: String!
  constant = "text"
  if let number { print(number, constant.count) }
  return number
}
print(late())

func taking(_ text: String!, count: Int! = 2) -> String {
  if text == nil { return "nothing" }
  return String(repeating: text, count: count)
}
print(taking("ab"), taking(nil), taking("c", count: 3))

struct Counter {
  var start: Int
  init(start: Int!) { self.start = start }
  func adding(_ other: Int!) -> Int {
    func twice(_ number: Int!) -> Int { number * 2 }
    return start + other + twice(other)
  }
}
print(Counter(start: 1).adding(2))

final class Link {
  var value: Int
  var next: Link!
  lazy var name: String! = "link \(value)"
  init(_ value: Int) { self.value = value }
  subscript(steps: Int) -> Link! {
    get { steps == 0 ? self : next?[steps - 1] }
    set { if steps == 1 { next = newValue } }
  }
}
let link = Link(1)
link[1] = Link(2)
print(link.name.count, link[1].value, link.next.name + "!", link[2] == nil)
link[1].value += 5
print(link[1].value)
let increment = { (number: Int!) in number + 1 }
print(increment(2))

struct Shelf {
  var lists: [String: [Int]] = [:]
  subscript(key: String) -> [Int]! {
    get { lists[key] }
    set { lists[key] = newValue }
  }
}
var shelf = Shelf()
shelf["a"] = [1]
shelf["a"].append(2)
shelf["a"][0] = 5
shelf["a"] += [3]
shelf["b"]?.append(8)
print(shelf.lists, shelf["b"] == nil)
shelf["a"] = nil
print(shelf.lists)
