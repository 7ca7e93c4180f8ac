import Foundation

let texts = ["plain", "quote\" back\\slash", "tab\tline\n", "é😀", "\u{1}", "a/b"]
let data = try JSONEncoder().encode(texts)
print(String(data: data, encoding: .utf8)!)
print(try JSONDecoder().decode([String].self, from: data) == texts)
let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes]
print(String(data: try encoder.encode(["a/b"]), encoding: .utf8)!)
print(try JSONDecoder().decode([String].self, from: Data(#"["\u0041\ud83d\ude00\n"]"#.utf8)))
for bad in [#"["\x"]"#, #"["a]"#, "[tru]", "[1 2]", "['a']", ""] {
  print((try? JSONDecoder().decode([String].self, from: Data(bad.utf8))) == nil)
}
