import Foundation

struct Box: Codable {
  var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
  var link = URL(string: "https://example.com/a")!
  var bytes = Data([1, 2, 255])
  var price = Decimal(string: "12.50")!
  var set: Set<Int> = [4]
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let data = try encoder.encode(Box())
print(String(data: data, encoding: .utf8)!)
let box = try JSONDecoder().decode(Box.self, from: data)
print(box.id, box.link, box.bytes.map { $0 }, box.price, box.set)
for text in [#"["x"]"#, "[3]"] {
  do { _ = try JSONDecoder().decode([UUID].self, from: Data(text.utf8)) } catch { print(error) }
}
