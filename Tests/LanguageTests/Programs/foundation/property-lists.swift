import Foundation

// Values written as property lists and read again.
struct Settings: Codable, Equatable {
  enum Mode: String, Codable { case light, dark }
  var scale = 1.5
  var isOn = true
  var missing: Int?
  var title = "x<&>\"'"
  var changed = Date(timeIntervalSince1970: 0.25)
  var bytes = Data([1, 2, 3])
  var list = [1, -2]
  var table = ["k": 1.5]
  var mode = Mode.dark
  var nested: [[String: Int?]] = [["q": nil], [:]]
}

let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
let text = try encoder.encode(Settings())
print(String(decoding: text, as: UTF8.self))
let decoder = PropertyListDecoder()
print(try decoder.decode(Settings.self, from: text).changed.timeIntervalSince1970)
print(try decoder.decode(Settings.self, from: PropertyListEncoder().encode(Settings())) == Settings())
do {
  _ = try encoder.encode("text")
} catch EncodingError.invalidValue(let value, let context) {
  print(value, context.debugDescription)
}
do {
  _ = try decoder.decode(Settings.self, from: encoder.encode(["isOn": true]))
} catch DecodingError.keyNotFound(let key, _) {
  print(key.stringValue)
}

// One protocol for several coders.
protocol AnyEncoder { func encode<T: Encodable>(_ value: T) throws -> Data }
protocol AnyDecoder { func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T }
extension JSONEncoder: AnyEncoder {}
extension PropertyListEncoder: AnyEncoder {}
extension JSONDecoder: AnyDecoder {}
extension PropertyListDecoder: AnyDecoder {}
let coders: [(any AnyEncoder, any AnyDecoder)] = [
  (JSONEncoder(), JSONDecoder()), (PropertyListEncoder(), PropertyListDecoder()),
]
for (encoder, decoder) in coders {
  print(try decoder.decode([String: Int].self, from: encoder.encode(["a": 1])))
}
