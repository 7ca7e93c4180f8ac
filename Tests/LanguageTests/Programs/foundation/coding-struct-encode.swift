import Foundation

struct Point: Codable, Equatable {
  var x: Double
  var y = 2
  var label: String?
  var list: [Int] = [1, 2]
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Point(x: 1.5))
print(String(decoding: data, as: UTF8.self))
print(String(data: try encoder.encode(Point(x: 3, label: "q/\"")), encoding: .utf8)!)
print(try JSONDecoder().decode(Point.self, from: data) == Point(x: 1.5))
