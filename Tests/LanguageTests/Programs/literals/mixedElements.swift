// Lists whose elements only together tell their type, and types that lists stand for.
enum JSON {
  case text(String), number(Double), list([JSON]), object([String: JSON]), null
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(dictionaryLiteral pairs: (String, JSON)...) { self = .object(Dictionary(pairs) { $1 }) }
  init(nilLiteral: ()) { self = .null }
}
let list: JSON = ["swift", nil, 3.5, [1]]
let nested: JSON = ["names": ["a", nil, 2]]
print(list, nested)
final class Bag: ExpressibleByArrayLiteral {
  let items: [Int]
  init(arrayLiteral elements: Int...) { items = elements }
}
let bag: Bag = [1, 2]
print(bag.items, ([] as Bag).items)
func shape(_ point: (x: Int, y: Int, z: Int?)) -> String { point.z.map { "z\($0)" } ?? "flat" }
print([(0, 0, nil), (1, 2, 3), (4, 5, nil)].map(shape))
print([nil, 1, 2][1]!, [nil, "a"].compactMap { $0 }, [nil, 2.5, 1].count)
while case let n? = [nil, 1][0] { print("never", n) }
for case let (index, value?) in [nil, 7, nil].enumerated() { print(index, value) }
let first: Character = "7"
print("0"..."9" ~= first, "a"..<"c" ~= first)
