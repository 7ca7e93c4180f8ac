import Foundation

struct Tree: Codable { var name: String; var children: [Tree] }
let tree = Tree(name: "root", children: [Tree(name: "a", children: []), Tree(name: "b", children: [Tree(name: "c", children: [])])])
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try encoder.encode(tree), encoding: .utf8)!)
print(String(data: try encoder.encode([String: Int]()), encoding: .utf8)!)
