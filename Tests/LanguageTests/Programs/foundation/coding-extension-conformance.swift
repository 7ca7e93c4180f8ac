import Foundation

struct Point { var x: Int; var y: Int }
extension Point: Codable {}
struct Line { var from: Point; var to: Point }
extension Line: Encodable {
  enum Keys: String, CodingKey { case a, b }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(from, forKey: .a)
    try container.encode(to, forKey: .b)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(Line(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4))), encoding: .utf8)!)
print(try JSONDecoder().decode(Point.self, from: Data(#"{"x":5,"y":6}"#.utf8)))
