import Foundation
let t = "First line\nSecond line here\r\nThird"
let at = t.range(of: "Second")!
print(t[t.lineRange(for: at)].debugDescription, t[t.paragraphRange(for: t.startIndex..<t.startIndex)].debugDescription)
var start = t.startIndex, end = t.startIndex, contents = t.startIndex
t.getLineStart(&start, end: &end, contentsEnd: &contents, for: at)
print(t[start..<contents], t.distance(from: start, to: end))
print(t.replacingCharacters(in: at, with: "2nd").count, "abc".replacingCharacters(in: "abc".startIndex..., with: "x"))
for (n, o) in [("lines", String.EnumerationOptions.byLines), ("chars", .byComposedCharacterSequences)] {
  print(n, terminator: ": ")
  let text = "It's 3.5 km. Really? Yes — e.g. this: \"a\". End\nnew one"
  text.enumerateSubstrings(in: text.startIndex..., options: o) { part, r, outer, stop in print("[\(part ?? "")]", terminator: ""); if o == .byComposedCharacterSequences, text.distance(from: text.startIndex, to: r.upperBound) > 6 { stop = true } }
  print()
}
"a b c".enumerateSubstrings(in: "a b c".startIndex..., options: [.reverse]) { w, _, _, _ in print(w!, terminator: " ") }
print()
let e1 = "é", e2 = "e\u{301}"
print(e1.decomposedStringWithCanonicalMapping.unicodeScalars.count, e2.precomposedStringWithCanonicalMapping.unicodeScalars.count, "ﬁ①２".precomposedStringWithCompatibilityMapping, "Å".decomposedStringWithCompatibilityMapping.utf8.count)
print("Résumé".localizedStandardRange(of: "resume") != nil, "abc".rangeOfComposedCharacterSequence(at: "abc".startIndex).upperBound == "abc".index(after: "abc".startIndex))
print(String(format: "%.2f", locale: Locale(identifier: "en_US"), 1.5), String.localizedStringWithFormat("%d items", 3), String(format: "%@-%d", locale: nil, arguments: ["a", 2]))
print("abc".compare("ABD", options: .caseInsensitive, range: "abc".startIndex..<"abc".endIndex, locale: nil).rawValue, "ＡＢ".compare("AB", options: .widthInsensitive).rawValue)
print(String(utf8String: "hi") ?? "nil", "x".smallestEncoding == .ascii, "é".fastestEncoding.rawValue > 0)
let words = "the quick brown fox"
print(words.replacingOccurrences(of: "\\b(\\w)", with: "<$1>", options: .regularExpression), words.range(of: "[a-z]+k", options: .regularExpression).map { words[$0] } ?? "", words.components(separatedBy: CharacterSet(charactersIn: "qf")))
