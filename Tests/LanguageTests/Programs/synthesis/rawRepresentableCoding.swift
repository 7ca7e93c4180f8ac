import Foundation
// What has a raw value is coded as that, and what a protocol's extension codes is not synthesized.
struct Tag: RawRepresentable, Codable, Hashable { var rawValue: String }
struct Flags: OptionSet, Codable {
  let rawValue: Int
  static let shown = Flags(rawValue: 1)
}
struct Positive: RawRepresentable, Codable {
  let rawValue: Int
  init?(rawValue: Int) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }
}
protocol OpenText: RawRepresentable, Codable, Hashable, ExpressibleByStringLiteral
where RawValue == String {
  init(rawValue: String)
}
extension OpenText {
  init(stringLiteral value: String) { self.init(rawValue: value) }
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(rawValue: (try? container.decode(String.self)) ?? "unknown")
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("<\(rawValue)>")
  }
}
struct Status: OpenText { let rawValue: String }
struct Item: Codable {
  var tag: Tag
  var flags: Flags
  var count: Positive?
  var table: [Tag: Int]
  var status: Status
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let item = Item(
  tag: Tag(rawValue: "x"), flags: .shown, count: Positive(rawValue: 4),
  table: [Tag(rawValue: "k"): 1], status: "ready")
let text = String(decoding: try encoder.encode(item), as: UTF8.self)
print(text)
let again = try JSONDecoder().decode(Item.self, from: Data(text.utf8))
print(again.tag, again.flags.contains(.shown), again.count!.rawValue, again.table, again.status.rawValue)
for json in [
  #"{"tag":"y","flags":0,"count":-1,"table":[],"status":"s"}"#,
  #"{"tag":"y","flags":0,"table":[],"status":7}"#, #"{"tag":1,"flags":0,"table":[],"status":""}"#,
] {
  do {
    let item = try JSONDecoder().decode(Item.self, from: Data(json.utf8))
    print(item.tag.rawValue, item.count as Any, item.status.rawValue)
  } catch let DecodingError.dataCorrupted(context) {
    print(context.codingPath.map(\.stringValue), context.debugDescription)
  } catch let DecodingError.typeMismatch(type, context) {
    print(type, context.codingPath.map(\.stringValue))
  }
}
