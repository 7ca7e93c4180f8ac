import Foundation

struct Pair: Codable {
  let first: Int
  let second: String
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    first = try container.decode(Int.self)
    second = try container.decode(String.self)
    print("left", container.count! - container.currentIndex, container.isAtEnd)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(first)
    try container.encode(second)
    try container.encodeNil()
  }
}
let pair = try JSONDecoder().decode(Pair.self, from: Data(#"[4,"x",true]"#.utf8))
print(pair.first, pair.second)
print(String(data: try JSONEncoder().encode(pair), encoding: .utf8)!)
struct Wrapper: Codable, Equatable {
  let value: Int
  init(value: Int) { self.value = value }
  init(from decoder: Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
print(String(data: try JSONEncoder().encode([Wrapper(value: 1), Wrapper(value: 2)]), encoding: .utf8)!)
print(try JSONDecoder().decode([Wrapper].self, from: Data("[5]".utf8)) == [Wrapper(value: 5)])
