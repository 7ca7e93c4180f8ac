// A function that takes any number of arguments, as a value.

func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
let add: (Int...) -> Int = sum
print(add(1, 2, 3), add())
let same = sum
print(same(4, 5))
func apply(_ function: (Int...) -> Int) -> Int { function(1, 2) }
print(apply(sum), apply { $0.count })

struct Bag: ExpressibleByArrayLiteral {
  var items: [Int]
  init(arrayLiteral elements: Int...) { items = elements }
}
let make = Bag.init(arrayLiteral:) as (Int...) -> Bag
print(make(1, 2))

// What the literal protocols ask for can be called.
func twice<T: ExpressibleByArrayLiteral>(_ element: T.ArrayLiteralElement, _ type: T.Type) -> T {
  T(arrayLiteral: element, element)
}
print(twice(3, Bag.self), twice(3, [Int].self), twice(3, Set<Int>.self), twice(3, ArraySlice<Int>.self))
func pair<T: ExpressibleByDictionaryLiteral>(_ key: T.Key, _ value: T.Value, _ type: T.Type) -> T {
  T(dictionaryLiteral: (key, value))
}
print(pair("a", 1, [String: Int].self), [Int](arrayLiteral: 1, 2))

struct Label<Text: ExpressibleByStringInterpolation>: ExpressibleByStringInterpolation {
  let text: Text
  init(stringLiteral value: Text.StringLiteralType) { text = Text(stringLiteral: value) }
  init(stringInterpolation: Text.StringInterpolation) {
    text = Text(stringInterpolation: stringInterpolation)
  }
}
let label: Label<String> = "n\(1)m"
print(label, Label<String>("plain").text)

struct Flags: OptionSet {
  let rawValue: Int
  static let one = Flags(rawValue: 1), two = Flags(rawValue: 2)
}
let none: Flags = [], both: Flags = [.one, .two]
print(none.rawValue, both.rawValue, Flags(arrayLiteral: .two).rawValue)
