import Foundation

// Values are objects of Foundation where a cast asks for them, and the other way round.
let values: [Any] = [5, 2.5, true, "text", UInt8(3), [1, 2], ["k": 1]]
for value in values {
  switch value {
  case let number as NSNumber: print("number", number)
  case let text as NSString: print("text", text.length)
  case let list as NSArray: print("list", list.count)
  case let table as NSDictionary: print("table", table.count)
  default: print("other")
  }
}
print(values.map { $0 is NSNumber }, values[3] as? NSNumber as Any)
let seven: Any = NSNumber(value: 7)
print(seven as? Int as Any, seven as? Double as Any, seven as? Bool as Any, seven as? String as Any)
let words: Any = NSString(string: "words")
print(words as? String ?? "none", words as? Int as Any)

func describe(_ object: Any) -> String {
  switch object {
  case let flag as Bool: "\(flag)"
  case let number as NSNumber: "\(number.doubleValue)"
  case let table as [String: Any]:
    table.sorted { $0.key < $1.key }.map { "\($0.key)=\(describe($0.value))" }.joined(separator: " ")
  case let list as [Any]: "[" + list.map(describe).joined(separator: ",") + "]"
  default: "\(object)"
  }
}
let data = Data(#"{"a": 30, "b": [2.5, "x"], "c": {"d": 7}}"#.utf8)
print(describe(try JSONSerialization.jsonObject(with: data)))
