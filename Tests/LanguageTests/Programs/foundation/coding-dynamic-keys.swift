import Foundation

struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?
  init?(stringValue: String) { self.stringValue = stringValue; intValue = nil }
  init?(intValue: Int) { stringValue = "\(intValue)"; self.intValue = intValue }
}
struct Bag: Decodable {
  var values: [String: Int] = [:]
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys where container.contains(key) {
      values[key.stringValue] = try container.decode(Int.self, forKey: key)
    }
  }
}
let bag = try JSONDecoder().decode(Bag.self, from: Data(#"{"x":1,"y":2}"#.utf8))
print(bag.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
