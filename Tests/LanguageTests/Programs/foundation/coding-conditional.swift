import Foundation

// A type that is Codable where its parameter is may store lists and optionals of it.
struct Shelf<Item> {
  var items: [Item]
  var first: Item?
  var named: [String: [Item]] = [:]
}
extension Shelf: Equatable where Item: Equatable {}
extension Shelf: Codable where Item: Codable {}

enum Answer<Value> {
  case none
  case some(Value, others: [Value])
}
extension Answer: Codable where Value: Codable {}

final class Room<Thing> {
  var shelves: [Shelf<Thing>]
  init(_ shelves: [Shelf<Thing>]) { self.shelves = shelves }
}
extension Room: Encodable where Thing: Encodable & Hashable {
  enum CodingKeys: String, CodingKey { case shelves = "boards" }
  func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(shelves.flatMap(\.items), forKey: .shelves)
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let shelf = Shelf(items: [3, 1, 2], first: 3, named: ["odd": [3, 1]])
let data = try encoder.encode(shelf)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Shelf<Int>.self, from: data) == shelf)
let text = try encoder.encode(Shelf<String>(items: [], first: nil))
print(String(decoding: text, as: UTF8.self))
print(String(decoding: try encoder.encode(Room([shelf, shelf])), as: UTF8.self))

let answers: [Answer<Int>] = [.none, .some(1, others: [2, 3])]
let coded = try encoder.encode(answers)
print(String(decoding: coded, as: UTF8.self))
print(try JSONDecoder().decode([Answer<Int>].self, from: coded))
