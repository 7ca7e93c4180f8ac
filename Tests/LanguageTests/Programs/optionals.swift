// Optionals: binding, chaining, coalescing, nesting, switch.
struct Address { var street: String? }
struct Person { var address: Address?; var age: Int? }
var person = Person(address: Address(street: "Main"), age: nil)
print(person.address?.street?.count ?? 0, person.age ?? -1)
person.address?.street = nil
print(person.address?.street ?? "none", person.address as Any)
if let address = person.address, address.street == nil { print("no street") }
guard let first = [1, 2].first else { fatalError() }
print(first)
let text: String? = "42"
let number = text.flatMap { Int($0) }.map { $0 * 2 }
print(number as Any, number ?? 0)
let nested: Int?? = .some(nil)
print(nested == nil, nested as Any)
var counts: [String: Int] = [:]
for word in ["a", "b", "a"] { counts[word, default: 0] += 1 }
print(counts["a"]!, counts["z"] as Any, counts.count)
var list: [Int]? = [1]
list?.append(2)
print(list!, list?.last ?? 0)
func find(_ n: Int) -> Int? { n > 0 ? n : nil }
if let a = find(1), let b = find(2), a < b { print("both", a, b) }
while let last = list?.popLast() { print("pop", last) }
switch find(-1) {
case .none: print("none")
case let value?: print(value)
}
let values: [Int?] = [1, nil, 3]
print(values.compactMap { $0 }, values)
for case let value? in values { print(value, terminator: " ") }
print()
let implicit: Int! = 5
print(implicit + 1)
let any: Any = 3
if let i = any as? Int { print("int", i) }
print(any is String, (any as? String) as Any)
