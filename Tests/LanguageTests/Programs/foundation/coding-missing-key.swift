import Foundation

struct Item: Decodable {
  let id: Int
  let title: String
}
do {
  _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id":1}"#.utf8))
} catch let DecodingError.keyNotFound(key, context) {
  print(key.stringValue, context.debugDescription)
}
do {
  _ = try JSONDecoder().decode([Item].self, from: Data(#"[{"id":1,"title":"a"},{"id":"2","title":"b"}]"#.utf8))
} catch let DecodingError.typeMismatch(type, context) {
  print(type, context.codingPath.map(\.stringValue), context.debugDescription)
}
do {
  _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id":null,"title":"a"}"#.utf8))
} catch {
  print(error)
}
do {
  _ = try JSONDecoder().decode(Item.self, from: Data("{".utf8))
} catch {
  print(error)
  print(error.localizedDescription)
}
