import Foundation

// A decoder and an encoder that a program writes itself: words as `key=value` lines.
struct Lines: Decoder {
  var values: [String: String]
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields<Key>(lines: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "no lists"))
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    Word(text: values.values.first ?? "", codingPath: codingPath)
  }
}
struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let lines: Lines
  var codingPath: [any CodingKey] { lines.codingPath }
  var allKeys: [Key] { lines.values.keys.sorted().compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { lines.values[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { lines.values[key.stringValue] == "-" }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    lines.values[key.stringValue] == "on"
  }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard let word = lines.values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no " + key.stringValue))
    }
    return try T(from: Lines(values: ["": word], codingPath: codingPath + [key]))
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try lines.container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try lines.unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { lines }
  func superDecoder(forKey key: Key) throws -> any Decoder { lines }
}
struct Word: SingleValueDecodingContainer {
  let text: String
  let codingPath: [any CodingKey]
  func decodeNil() -> Bool { text == "-" }
  func decode(_ type: String.Type) throws -> String { text }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let type = type as? any LosslessStringConvertible.Type, let made = type.init(text) {
      return made as! T
    }
    throw DecodingError.typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "\(text) is no \(type)"))
  }
}
struct Setting: Codable {
  var name: String
  var size: Int
  var ratio: Double?
  var isOn: Bool
}
let words = ["name": "first", "size": "12", "isOn": "on"]
print(try Setting(from: Lines(values: words)))
do { _ = try Setting(from: Lines(values: ["name": "x", "isOn": "off"])) } catch
  DecodingError.keyNotFound(let key, let context) {
  print(key.stringValue, context.debugDescription)
}
do { _ = try Setting(from: Lines(values: ["name": "x", "size": "big"])) } catch
  DecodingError.typeMismatch(let type, let context) {
  print(type, context.debugDescription, context.codingPath.map(\.stringValue))
}

final class Page { var lines: [String] = [] }
struct Writer: Encoder {
  let page: Page
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Entries<Key>(writer: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Items(writer: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Items(writer: self) }
  func put(_ text: String) {
    page.lines.append((codingPath.map(\.stringValue) + [text]).joined(separator: "/"))
  }
}
struct Entries<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: Writer
  var codingPath: [any CodingKey] { writer.codingPath }
  func inner(_ key: any CodingKey) -> Writer {
    Writer(page: writer.page, codingPath: codingPath + [key])
  }
  mutating func encodeNil(forKey key: Key) throws { inner(key).put("nil") }
  mutating func encode(_ value: Int, forKey key: Key) throws { inner(key).put("#\(value)") }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try value.encode(to: inner(key))
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { inner(key).container(keyedBy: type) }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    inner(key).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { writer }
  mutating func superEncoder(forKey key: Key) -> any Encoder { inner(key) }
}
struct Items: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let writer: Writer
  var count = 0
  var codingPath: [any CodingKey] { writer.codingPath }
  init(writer: Writer) { self.writer = writer }
  mutating func encodeNil() throws { writer.put("nil") }
  mutating func encode(_ value: Int) throws { writer.put("#\(value)") }
  mutating func encode(_ value: String) throws { writer.put(value) }
  mutating func encode(_ value: Bool) throws { writer.put(value ? "on" : "off") }
  mutating func encode(_ value: Double) throws { writer.put("~\(value)") }
  mutating func encode<T: Encodable>(_ value: T) throws {
    count += 1
    try value.encode(to: writer)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { writer.container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  mutating func superEncoder() -> any Encoder { writer }
}
struct Box: Encodable {
  let setting: Setting
  let tags: [String]
  let counts: [Int]
}
let page = Page()
let setting = Setting(name: "n", size: 4, ratio: 0.5, isOn: true)
try Box(setting: setting, tags: ["a", "b"], counts: [7]).encode(to: Writer(page: page))
print(page.lines.joined(separator: "\n"))
