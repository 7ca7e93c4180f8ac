// Objects of Foundation: what they inherit, literals of them, sets of characters, keys.

import Foundation

protocol Configurable {}
extension Configurable where Self: AnyObject {
  func configured(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}
extension NSObject: Configurable {}
let formatter = DateFormatter().configured {
  $0.dateFormat = "yyyy"
  $0.timeZone = TimeZone(identifier: "UTC")
}
print(formatter.string(from: Date(timeIntervalSince1970: 0)))
let queue = OperationQueue().configured { $0.name = "work" }
print(queue.name!, NSLock().configured { $0.name = "lock" }.name!)

let table: NSDictionary = ["a": 1, "b": "two"]
print(table["a"] as! Int, table["b"] as! String, table.count)
for (key, value) in table where (key as! String) == "a" { print(key, value) }
let list: NSArray = [1, "x"]
print(list.count, list[1])

print(CharacterSet(charactersIn: "ab") == CharacterSet(charactersIn: "ba"))
print(CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: "12")))
print(CharacterSet(charactersIn: "x").isDisjoint(with: .decimalDigits), CharacterSet().isEmpty)
let bits = CharacterSet(charactersIn: "A").bitmapRepresentation
print(bits.count, bits[8])
print(Set([CharacterSet(charactersIn: "q"), CharacterSet(charactersIn: "q")]).count)

var mutex = pthread_mutex_t()
pthread_mutex_init(&mutex, nil)
pthread_mutex_lock(&mutex)
pthread_mutex_unlock(&mutex)
print(pthread_mutex_trylock(&mutex))

struct UserID: RawRepresentable, Hashable, Codable, CodingKeyRepresentable {
  let rawValue: String
}
let names: [UserID: Int] = [UserID(rawValue: "ann"): 1]
let data = try JSONEncoder().encode(names)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([UserID: Int].self, from: data) == names)
struct Small: Hashable, Codable, CodingKeyRepresentable {
  let number: Int
  init(_ number: Int) { self.number = number }
  var codingKey: CodingKey { "\(number)".codingKey }
  init?<T: CodingKey>(codingKey: T) {
    guard let number = Int(codingKey.stringValue), number < 10 else { return nil }
    self.number = number
  }
}
print(String(decoding: try JSONEncoder().encode([Small(3): "c"]), as: UTF8.self))
do {
  _ = try JSONDecoder().decode([Small: Int].self, from: Data(#"{"44": 1}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription)
}
