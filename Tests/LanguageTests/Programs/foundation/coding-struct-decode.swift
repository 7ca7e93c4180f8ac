import Foundation

struct Pet: Codable {
  var name: String
  var age: Int
  var tags: [String]
  var owner: String?
}
let text = #"{"name":"Rex","age":3,"tags":["a","b"],"other":{"x":[1,2]}}"#
let pet = try JSONDecoder().decode(Pet.self, from: Data(text.utf8))
print(pet)
let pets = try JSONDecoder().decode([Pet].self, from: Data("[\(text),\(text)]".utf8))
print(pets.count, pets.map(\.name))
