import Foundation

// Numbers and lists take the type for which their use means something.
extension Double {
  var km: Double { self * 1_000 }
  func metres() -> String { "\(self) m" }
}
print(3.km, 25.4.km, 2.metres(), 42.km + 195)
let start = Date(timeIntervalSince1970: 0)
print([1, 4].map { start.addingTimeInterval($0) }.map(\.timeIntervalSince1970))
print([0, 90].map { sin($0 * Double.pi / 180) })
print([1, 2].map { $0 * 2 })
let mixed = [1, "two", 3.5].map { $0 as AnyHashable }
print(mixed.count)

// An operator of a protocol belongs to each operand's type.
var tokens = ArraySlice(["c"])
let definition = ["a", "b"]
tokens = definition + tokens
print(tokens, type(of: tokens))

// A tuple assignment tells `nil` what it is.
final class Entry {
  var previous: Entry?
  var next: Entry?
}
let entry = Entry()
entry.next = Entry()
(entry.previous, entry.next) = (nil, nil)
print(entry.next == nil)

// A closure kept in a pair is called in place.
let handlers: [Int: (Int) -> Void] = [1: { print("one", $0) }]
handlers.sorted { $0.key < $1.key }.forEach { $0.value(5) }

// Scalars in text show as themselves.
for scalar in "Dg".unicodeScalars { print("\(scalar)/\(scalar.value)", terminator: " ") }
print()

// Overloads of a dynamic member are told apart by what is wanted.
@dynamicMemberLookup struct Record {
  let fields: [String: Any]
  subscript(dynamicMember name: String) -> Record? {
    (fields[name] as? [String: Any]).map(Record.init)
  }
  subscript(dynamicMember name: String) -> String? { fields[name] as? String }
}
let record = Record(fields: ["user": ["name": "Al"]])
let user: Record? = record.user
let name: String? = record.user?.name
print(user != nil, name ?? "none")

// A `consuming` parameter may be changed.
func extended(_ list: consuming [Int]) -> [Int] {
  list.append(1)
  return list
}
print(extended([0]))
