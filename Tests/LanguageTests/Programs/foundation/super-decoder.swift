// A decoder for `super` that the text has nothing of.

import Foundation

extension CodingUserInfoKey {
  static let limit = CodingUserInfoKey(rawValue: "limit")!
}
struct Row: Decodable {
  let limit: Int
  let inner: Bool
  enum CodingKeys: CodingKey { case inner }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let above = try container.superDecoder()
    limit = above.userInfo[.limit] as? Int ?? 0
    inner = try container.decode(Bool.self, forKey: .inner)
    print(above.codingPath.map(\.stringValue))
  }
}
let decoder = JSONDecoder()
decoder.userInfo[.limit] = 3
print(try decoder.decode(Row.self, from: Data(#"{"inner": true}"#.utf8)))
