import Foundation

struct P { var name: String; var age: Int; var nick: String? }
let people = [P(name: "bob", age: 3, nick: "z"), P(name: "al", age: 3), P(name: "dy", age: 1, nick: "a"), P(name: "cy", age: 2)]
print(people.sorted(using: KeyPathComparator(\.age)).map(\.name))
print(people.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))
print(people.sorted(using: [KeyPathComparator(\P.age), KeyPathComparator(\P.name)]).map(\.name))
print(people.sorted(using: SortDescriptor(\P.name, order: .reverse)).map(\.name))
print(people.sorted(using: [SortDescriptor(\P.age, order: .reverse), SortDescriptor(\P.name)]).map(\.name))
print(people.sorted(using: KeyPathComparator(\P.nick)).map(\.name))
var copy = people
copy.sort(using: KeyPathComparator(\.name))
print(copy.map(\.name))
