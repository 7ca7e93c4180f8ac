import Foundation

struct N: Codable { var a: Int8; var b: UInt; var c: Float; var d: Double; var e: Bool }
let n = try JSONDecoder().decode(N.self, from: Data(#"{"a":-128,"b":18446744073709551615,"c":0.1,"d":1e3,"e":false}"#.utf8))
print(n)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(n), encoding: .utf8)!)
for text in ["[300]", "[1.5]", "[-1]", "[1.0]", "[1e2]"] {
  print(text, (try? JSONDecoder().decode([UInt8].self, from: Data(text.utf8))) as Any)
}
do { _ = try encoder.encode([Double.infinity]) } catch { print(error) }
encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
print(String(data: try encoder.encode([Double.infinity, -.infinity, .nan]), encoding: .utf8)!)
