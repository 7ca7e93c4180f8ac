import Foundation

let data = "héllo".data(using: .utf8)!
print(data, data.count, data.base64EncodedString(), String(data: data, encoding: .utf8)!, data[0], data.first!, data.isEmpty)
print(Data(base64Encoded: "aGk=")!.count, Data(base64Encoded: "!!") as Any, Data([1, 2]) == Data([1, 2]), Data(repeating: 7, count: 3).map { $0 })
print(String(data: Data([0xFF]), encoding: .utf8) as Any, "abc".data(using: .ascii)!.count, String(decoding: data, as: UTF8.self))
var made = Data()
made.append(1)
made.append(contentsOf: [2, 3])
made.append(Data([9]))
made[0] = 200
print(made.map { String($0, radix: 16) }, made.reduce(0) { $0 + Int($1) }, made.contains(9), Array(made))
for (name, text) in [("f", "f"), ("fo", "fo"), ("foo", "foo"), ("", "")] {
  print(name, Data(text.utf8).base64EncodedString())
}
