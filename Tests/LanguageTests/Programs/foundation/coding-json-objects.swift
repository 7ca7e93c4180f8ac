import Foundation

let object = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,"x",2.5],"b":{"c":null}}"#.utf8))
if let table = object as? [String: Any] {
  print(table.count, (table["a"] as? [Any])?.count as Any, (table["a"] as? [Any])?[1] as? String as Any)
  print((table["b"] as? [String: Any])?["c"] is NSNull)
}
let data = try JSONSerialization.data(withJSONObject: ["k": [1, 2], "z": "s"] as [String: Any], options: [.sortedKeys])
print(String(data: data, encoding: .utf8)!)
print(JSONSerialization.isValidJSONObject([1, 2]), JSONSerialization.isValidJSONObject("x"))
