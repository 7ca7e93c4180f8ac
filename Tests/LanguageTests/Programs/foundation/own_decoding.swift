// Synthesised code calls the program's own way of decoding a wrapper.
import Foundation

protocol Fallback {
  associatedtype Value: Codable
  static var value: Value { get }
}
enum NoTitle: Fallback { static let value = "untitled" }
enum Zero: Fallback { static let value = 0 }
@propertyWrapper struct Default<F: Fallback>: Codable {
  var wrappedValue: F.Value
  init(wrappedValue: F.Value = F.value) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(F.Value.self)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
extension KeyedDecodingContainer {
  func decode<F>(_ type: Default<F>.Type, forKey key: Key) throws -> Default<F> {
    try decodeIfPresent(type, forKey: key) ?? Default()
  }
}
struct Book: Codable {
  @Default<NoTitle> var title: String
  @Default<Zero> var pages: Int
  var author: String?
  let tags: [String]
}
let decoder = JSONDecoder()
for text in [#"{"tags": []}"#, #"{"title": "Swift", "pages": 3, "author": "A", "tags": ["x"]}"#] {
  let book = try decoder.decode(Book.self, from: Data(text.utf8))
  print(book.title, book.pages, book.author ?? "-", book.tags)
}
do { _ = try decoder.decode(Book.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let key, _) {
  print("missing", key.stringValue)
}
