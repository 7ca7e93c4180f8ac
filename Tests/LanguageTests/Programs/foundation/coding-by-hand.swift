import Foundation

struct Reading: Codable {
  var celsius: Double
  var place: String

  enum CodingKeys: String, CodingKey { case main, name }
  enum MainKeys: String, CodingKey { case temp }

  init(celsius: Double, place: String) {
    self.celsius = celsius
    self.place = place
  }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    place = try container.decodeIfPresent(String.self, forKey: .name) ?? "nowhere"
    let main = try container.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
    celsius = try main.decode(Double.self, forKey: .temp) - 273
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place, forKey: .name)
    var main = container.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
    try main.encode(celsius + 273, forKey: .temp)
  }
}
let reading = try JSONDecoder().decode(Reading.self, from: Data(#"{"main":{"temp":300},"name":"Oslo"}"#.utf8))
print(reading)
print(try JSONDecoder().decode(Reading.self, from: Data(#"{"main":{"temp":273.5}}"#.utf8)))
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try encoder.encode(reading), encoding: .utf8)!)
