// A property that is called, beside a method of the same name that takes other arguments.
struct Doubler { func callAsFunction(_ number: Int) -> Int { number * 2 } }
struct Tools {
  var double: Doubler { Doubler() }
  func double(all numbers: [Int]) -> [Int] { numbers.map { $0 * 2 } }
  let print: (String) -> String = { "<\($0)>" }
  func print(twice text: String) -> String { text + text }
}
let tools = Tools()
print(tools.double(4), tools.double(all: [1, 2]), tools.print("a"), tools.print(twice: "b"))

// What a generic dynamic member is, is told by what is wanted.
protocol Made { init?(words: [String: Any]) }
struct User: Made {
  let name: String
  init?(words: [String: Any]) {
    guard let name = words["name"] as? String else { return nil }
    self.name = name
  }
}
struct Age: Made {
  let years: Int
  init?(words: [String: Any]) {
    guard let years = words["years"] as? Int else { return nil }
    self.years = years
  }
}
@dynamicMemberLookup
struct Store {
  var entries: [String: [String: Any]]
  subscript<T: Made>(dynamicMember name: String) -> T? { entries[name].flatMap { T(words: $0) } }
}
let store = Store(entries: ["ann": ["name": "Ann", "years": 31], "bob": ["name": "Bob"]])
if let user = store.ann as User? { print(user) }
let age: Age? = store.ann
print(age?.years ?? 0, (store.bob as Age?) == nil, (store.bob as User?)?.name ?? "")
