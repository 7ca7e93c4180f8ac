import Foundation

enum Suit: String, Codable, CaseIterable { case clubs, hearts = "h" }
enum Level: Int, Codable { case low = 1, high }
enum Shape: Codable, Equatable {
  case empty
  case circle(radius: Double)
  case pair(Int, Int)
}
struct Card: Codable { var suit: Suit; var level: Level; var shape: Shape }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let cards = [
  Card(suit: .hearts, level: .high, shape: .circle(radius: 2)),
  Card(suit: .clubs, level: .low, shape: .pair(1, 2)),
  Card(suit: .clubs, level: .low, shape: .empty),
]
let data = try encoder.encode(cards)
print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode([Card].self, from: data)
print(back.map { $0.shape == .empty }, back[0].suit == .hearts, back[1].level)
do {
  _ = try JSONDecoder().decode([Suit].self, from: Data(#"["clubs","spades"]"#.utf8))
} catch { print(error) }
