import Foundation
// What a generic decoding function makes is decided by what stands around its call.
struct Lossy<T: Decodable>: Decodable {
  let value: T?
  init(from decoder: any Decoder) throws { value = try? decoder.decode() }
}
struct LossyList<Element: Decodable>: Decodable {
  let value: [Element]
  init(from decoder: any Decoder) throws { value = (try? decoder.elements()) ?? [] }
}
extension Decoder {
  func decode<T: Decodable>() throws -> T { try singleValueContainer().decode(T.self) }
  func elements<Element: Decodable>() throws -> [Element] {
    try singleValueContainer().decode([Lossy<Element>].self).compactMap { $0.value }
  }
}
extension KeyedDecodingContainer {
  func decode<T: Decodable>(_ key: Key) throws -> T { try decode(T.self, forKey: key) }
  func find<T: Decodable>(_ key: Key) -> T? { try? decodeIfPresent(T.self, forKey: key) }
  func find<T: Decodable>(_ key: Key, _ fallback: @autoclosure () -> T) -> T {
    find(key) ?? fallback()
  }
}
struct Hub: Decodable {
  let name: String
  let ports: LossyList<Int>
  let level: Double
  let note: String?
  enum CodingKeys: CodingKey { case name, ports, level, note }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(.name)
    ports = try container.decode(.ports)
    level = container.find(.level, 0.5)
    note = container.find(.note)
  }
}
for json in [
  #"{"name":"a","ports":[1,"x",3],"level":2,"note":"n"}"#, #"{"name":"b","ports":7,"level":"high"}"#,
] {
  let hub = try JSONDecoder().decode(Hub.self, from: Data(json.utf8))
  print(hub.name, hub.ports.value, hub.level, hub.note as Any)
}
