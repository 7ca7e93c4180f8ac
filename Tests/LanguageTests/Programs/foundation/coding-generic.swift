import Foundation

struct Page<Item: Codable>: Codable {
  var items: [Item]
  var next: Int?
}
struct Book: Codable { let title: String }
func load<T: Decodable>(_ text: String, as type: T.Type = T.self) throws -> T {
  try JSONDecoder().decode(T.self, from: text.data(using: .utf8)!)
}
let page: Page<Book> = try load(#"{"items":[{"title":"A"},{"title":"B"}],"next":2}"#)
print(page.items.map(\.title), page.next as Any)
let numbers = try load("[1,2,3]", as: [Int].self)
print(numbers)
let table = try load(#"{"a":[1],"b":[]}"#, as: [String: [Int]].self)
print(table["a"]!, table["b"]!)
print(try load("null", as: Int?.self) as Any, try load("[null,4]", as: [Int?].self))
print((try? load("[}", as: [Int].self)) as Any)
