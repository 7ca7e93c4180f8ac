// The default of a subscript is computed only if there is no value for the key.
func number() -> Int {
  print("number")
  return 7
}
func list() -> [Int] {
  print("list")
  return []
}
var numbers = ["a": 1]
print(numbers["a", default: number()])
print(numbers["b", default: number()])
numbers["a", default: number()] += 1
numbers["c", default: number()] += 1
print(numbers["a"]!, numbers["c"]!, numbers.count)

var lists = ["a": [1]]
lists["a", default: list()].append(2)
lists["z", default: list()].append(2)
print(lists["a"]!, lists["z"]!)

var fallback = 10
print(numbers["q", default: fallback], numbers["q", default: -1], numbers["q", default: 2 + 2])
var counts: [Character: Int] = [:]
for letter in "banana" { counts[letter, default: 0] += 1 }
print(counts["a"]!, counts["n"]!)
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: number()] += 1
nested["x", default: [:]]["y", default: number()] += 1
print(nested["x"]!["y"]!)
var optionals: [String: Int?] = ["none": nil]
print(optionals["none", default: number()] as Any)
