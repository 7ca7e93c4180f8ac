struct Address { var street: String; var number: Int? }
struct Person { var name: String; var age: Int; var address: Address; var tags: [String] = ["a", "b"]; var shout: String { name.uppercased() } }
class Team { var lead: Person; let size = 3; init(lead: Person) { self.lead = lead } }
var p = Person(name: "Ann", age: 30, address: Address(street: "Main", number: 5))
let namePath = \Person.name
print(p[keyPath: namePath], p[keyPath: \.age], p[keyPath: \.address.street], p[keyPath: \Person.shout])
p[keyPath: \.address.street] = "Side"
p[keyPath: namePath] += "a"
print(p.address.street, p.name)
let people = [p, Person(name: "Bob", age: 20, address: Address(street: "X", number: nil))]
print(people.map(\.name), people.map(\.address.number), people.filter { $0.age > 25 }.map(\.name.count))
print(people.sorted { $0.age < $1.age }.map(\.name), people.map(\.tags.count), people.compactMap(\.address.number))
let path: WritableKeyPath<Person, Int> = \.age
func update<T, V>(_ t: inout T, _ path: WritableKeyPath<T, V>, _ f: (V) -> V) { t[keyPath: path] = f(t[keyPath: path]) }
update(&p, path) { $0 + 1 }
update(&p, \.address.number) { $0.map { $0 * 2 } }
print(p.age, p.address.number ?? 0)
let appended = (\Person.address).appending(path: \.street)
print(p[keyPath: appended])
let chained = \Person.address.number?.description
print(p[keyPath: chained] ?? "nil", people[1][keyPath: chained] ?? "nil")
let team = Team(lead: p)
let ref: ReferenceWritableKeyPath<Team, String> = \.lead.name
team[keyPath: ref] = "Cy"
print(team.lead.name, team[keyPath: \.size])
print([1, 2, 3][keyPath: \.[1]], ["k": 9][keyPath: \.["k"]] ?? 0, p[keyPath: \.tags[1]])
let paths: [PartialKeyPath<Person>] = [\.name, \.age]
print(paths.map { "\(p[keyPath: $0])" })
let any: AnyKeyPath = \Person.age
print(p[keyPath: any] as? Int ?? 0)
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, descending: Bool = false) -> [Element] { sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] } }
  func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(_ path: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: path) }
}
print(people.sorted(by: \.age).map(\.name), people.sorted(by: \.name, descending: true).map(\.age), people.sum(\.age), people.grouped(\.age)[20]!.count)
print(\Person.name == \Person.name, \Person.name == \Person.shout, Set([\Person.age, \Person.age]).count)
let f: (Person) -> String = \.name
print(f(p), [p].allSatisfy(\.tags.isEmpty.negated))
extension Bool { var negated: Bool { !self } }
print([1, 2, 3].map(\.self), people.first?[keyPath: \.name] ?? "")
