// A stored property may name an associated type that only the methods of its type tell.
protocol Line {
  associatedtype Person
  associatedtype Ticket
  mutating func join(_ person: Person) -> Ticket
  mutating func leave() -> Person?
}

struct Bakery<P: Comparable>: Line {
  private var people: [Person] = []
  let goesFirst: (Person, Person) -> Bool
  var last: Ticket?
  static var none: Ticket? { nil }

  init(goesFirst: @escaping (Person, Person) -> Bool) { self.goesFirst = goesFirst }

  mutating func join(_ person: P) -> Int {
    people.append(person)
    people.sort(by: goesFirst)
    last = (last ?? 0) + 1
    return last!
  }

  mutating func leave() -> Person? { people.isEmpty ? nil : people.removeFirst() }
}

struct Counter: Line {
  var seen: Set<Person>
  var tickets: [Person: Ticket] = [:]
}

extension Counter {
  mutating func join(_ person: String) -> Double {
    seen.insert(person)
    tickets[person] = Double(seen.count) / 2
    return tickets[person]!
  }
  mutating func leave() -> Person? { seen.min() }
}

var bakery = Bakery<Int>(goesFirst: >)
print(bakery.join(3), bakery.join(9), bakery.join(4), bakery.last as Any)
print(bakery.leave() as Any, bakery.leave()!, Bakery<Int>.none as Any)
var counter = Counter(seen: ["Ada"])
print(counter.join("Bo"), counter.join("Cy"), counter.tickets["Cy"]!, counter.leave() ?? "nobody")

struct Numbers: Sequence, IteratorProtocol {
  var rest: [Element]
  var limit: Element?
  mutating func next() -> Int? {
    guard let first = rest.first, first < limit ?? .max else { return nil }
    return rest.removeFirst()
  }
}
print(Array(Numbers(rest: [1, 2, 3])), Numbers(rest: [4, 5, 6], limit: 6).map { $0 * 2 })
