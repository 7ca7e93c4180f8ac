import Foundation

struct User: Codable {
  let id: Int
  let fullName: String
  var cached = "unset"

  enum CodingKeys: String, CodingKey {
    case id = "user_id"
    case fullName = "name"
  }
}
let user = try JSONDecoder().decode(User.self, from: Data(#"{"user_id":7,"name":"Ann","cached":"no"}"#.utf8))
print(user)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(String(data: try encoder.encode(user), encoding: .utf8)!)
print(User.CodingKeys.id.stringValue, User.CodingKeys(stringValue: "name") as Any, User.CodingKeys(stringValue: "zzz") as Any)
