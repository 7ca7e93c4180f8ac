extension StringProtocol {
  var width: Int { var n = 0; for b in utf8 { if b < 0x7F { n += 1 } }; return n }
  var hasHidden: Bool { unicodeScalars.contains { $0.value < 32 } }
  var units: Int { utf16.count + self.utf16.count }
  var shout: String { uppercased() + (isEmpty ? "" : "!") + (hasPrefix("a") ? "a" : "") }
  var firstTwo: String { String(prefix(2)) }
  var one: Character? { first }
  var lines2: [SubSequence] { split(separator: "\n") }
}
print(
  "abc".width, "a\tb".hasHidden, "añ".units, "abc".dropFirst().shout, "hello".firstTwo,
  "".one as Any, "a\nb".lines2)
let bytes: [UInt8] = [72, 105]
print(
  String(validating: bytes, as: UTF8.self) as Any,
  String(validating: [0xFF] as [UInt8], as: UTF8.self) as Any)
var rest = "abcdef".utf8.dropFirst(1)
rest = rest.dropFirst(2)
print(rest.count, String(rest.prefix(2)) as Any, String(decoding: rest, as: UTF8.self))
var sc = Substring("  ab ").unicodeScalars
while let f = sc.first, f == " " { sc.removeFirst() }
while let l = sc.last, l == " " { sc.removeLast() }
print(String(sc))
var r = Substring("a\nb\nc").unicodeScalars
while let e = r.firstIndex(of: "\n") { print(String(r[..<e])); r = r[r.index(after: e)...] }
print(String(r))
var u = "abc"[...].utf8
while let c = u.popFirst() { print(c, terminator: " ") }
print()
let text = "héllo"
let ix = text.utf8.index(text.startIndex, offsetBy: 2)
print(
  String.Index(ix, within: text.unicodeScalars) == nil, String.Index(ix, within: text) == nil,
  ix.samePosition(in: text) == nil)
let p = "abcdef".utf8.dropFirst(1)
let part: Substring.UTF8View = p
let q: String? = String(part)
print(q as Any)
