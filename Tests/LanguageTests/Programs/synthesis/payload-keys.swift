import Foundation

// The keys of an enum's payload: labels, positions, or an enum of the program's.
enum Shape: Codable, Equatable {
  case circle(radiusOf: Double), square(Int, name: String?), none

  enum CircleCodingKeys: String, CodingKey { case radiusOf = "r" }
}

enum Person: Codable { case named(firstName: String, Int) }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let shapes = [Shape.circle(radiusOf: 2), .square(1, name: nil), .square(2, name: "x"), .none]
print(String(decoding: try encoder.encode(shapes), as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: encoder.encode(shapes)) == shapes)
encoder.keyEncodingStrategy = .convertToSnakeCase
let person = try encoder.encode([Person.named(firstName: "Ann", 3)])
print(String(decoding: person, as: UTF8.self))
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let back = try decoder.decode(Person.self, from: Data(#"{"named":{"first_name":"B","_1":4}}"#.utf8))
print(back)
do {
  _ = try JSONDecoder().decode(Person.self, from: Data(#"{"named":{"firstName":"z"}}"#.utf8))
} catch DecodingError.keyNotFound(let key, let context) {
  print(key.stringValue, context.codingPath.map(\.stringValue))
}

// Coders of the program's own get the keys, too.
final class Notes: Encoder {
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  var lines: [String] = []

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(notes: self, path: []))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError() }
  func singleValueContainer() -> any SingleValueEncodingContainer { fatalError() }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let notes: Notes
    let path: [String]
    var codingPath: [any CodingKey] { [] }
    mutating func encodeNil(forKey key: Key) {}
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) {
      notes.lines.append((path + [key.stringValue]).joined(separator: ".") + "=\(value)")
    }
    mutating func nestedContainer<Inner: CodingKey>(
      keyedBy keyType: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      KeyedEncodingContainer(Keyed<Inner>(notes: notes, path: path + [key.stringValue]))
    }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      fatalError()
    }
    mutating func superEncoder() -> any Encoder { notes }
    mutating func superEncoder(forKey key: Key) -> any Encoder { notes }
  }
}

let notes = Notes()
for shape in shapes { try shape.encode(to: notes) }
print(notes.lines)
