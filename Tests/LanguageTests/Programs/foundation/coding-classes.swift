import Foundation

class Animal: Codable {
  var name = "none"
  var legs: Int
  init(legs: Int) { self.legs = legs }
}
final class Dog: Animal {
  var tricks: [String] = []
  enum CodingKeys: CodingKey { case tricks }
  override init(legs: Int) { super.init(legs: legs) }
  required init(from decoder: Decoder) throws {
    tricks = try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .tricks)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tricks, forKey: .tricks)
  }
}
let dog = Dog(legs: 4)
dog.tricks = ["sit"]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(dog)
print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode(Dog.self, from: data)
print(back.name, back.legs, back.tricks)
