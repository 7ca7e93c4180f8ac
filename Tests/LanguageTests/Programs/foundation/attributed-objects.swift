import Foundation
let k = NSAttributedString.Key("color"), w = NSAttributedString.Key(rawValue: "weight")
let text = NSMutableAttributedString(string: "Hello wörld", attributes: [k: "red"])
text.addAttribute(w, value: 2, range: NSRange(location: 6, length: 5))
print(text.length, text.string, text.attribute(k, at: 7, effectiveRange: nil) ?? "none", text.attribute(w, at: 0, effectiveRange: nil) ?? "none")
func show(_ t: NSAttributedString) {
  t.enumerateAttributes(in: NSRange(location: 0, length: t.length), options: []) { attrs, range, _ in
    print(range, attrs.map { "\($0.key.rawValue)=\($0.value)" }.sorted(), terminator: " ")
  }
  print()
}
show(text)
text.append(NSAttributedString(string: "!", attributes: [w: 9])); show(text)
text.insert(NSAttributedString(string: ">> "), at: 0); show(text)
text.replaceCharacters(in: NSRange(location: 0, length: 3), with: ""); text.removeAttribute(k, range: NSRange(location: 0, length: 2)); show(text)
text.setAttributes([k: "blue"], range: NSRange(location: 0, length: 5)); show(text)
text.deleteCharacters(in: NSRange(location: 4, length: 4)); show(text); print(text.string)
let part = text.attributedSubstring(from: NSRange(location: 2, length: 4)); show(part); print(part.string)
text.enumerateAttribute(w, in: NSRange(location: 0, length: text.length)) { value, range, stop in print(value ?? "nil", range, terminator: "; "); if range.location > 3 { stop.pointee = true } }
print()
var range = NSRange()
_ = text.attributes(at: 5, effectiveRange: &range); print(range)
print(NSAttributedString(string: "a").isEqual(to: NSAttributedString(string: "a")), NSAttributedString(string: "a", attributes: [k: 1]).isEqual(to: NSAttributedString(string: "a")))
let copy = text.mutableCopy() as! NSMutableAttributedString; copy.append(NSAttributedString(string: "x")); print(copy.length - text.length)
