import Foundation

// A scanner goes through a text piece by piece.
let scanner = Scanner(string: "12 apples and 3.5 pears")
print(scanner.scanInt() ?? -1, scanner.scanCharacters(from: .letters) ?? "-")
print(scanner.scanUpToString("3") ?? "-", scanner.scanDouble() ?? -1, scanner.isAtEnd)
print(scanner.scanString("pears") ?? "-", scanner.isAtEnd)
let pairs = Scanner(string: "key=value;other=1")
pairs.charactersToBeSkipped = nil
while !pairs.isAtEnd {
  let key = pairs.scanUpToString("=") ?? ""
  _ = pairs.scanString("=")
  let value = pairs.scanUpToCharacters(from: CharacterSet(charactersIn: ";")) ?? ""
  _ = pairs.scanString(";")
  print(key, value)
}
var bits: UInt64 = 0
print(Scanner(string: "0xFF").scanHexInt64(&bits), bits)

// Foundation's regular expressions count UTF-16 units.
let text = "abc123 DEF45 é6"
let words = try! NSRegularExpression(pattern: "([a-z]+)(\\d+)", options: [.caseInsensitive])
let range = NSRange(text.startIndex..., in: text)
print(range, words.numberOfMatches(in: text, range: range), words.numberOfCaptureGroups)
for match in words.matches(in: text, options: [], range: range) {
  let parts = (0..<match.numberOfRanges).map { text[Range(match.range(at: $0), in: text)!] }
  print(parts, match.range.location, match.range.length)
}
print(words.stringByReplacingMatches(in: text, range: range, withTemplate: "$2-$1"))
print(words.firstMatch(in: "1", range: NSRange(location: 0, length: 1)) == nil)
print((try? NSRegularExpression(pattern: "(")) == nil)
print("a1b22".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))
print("b-a".replacingOccurrences(of: "(\\w)-(\\w)", with: "$2-$1", options: .regularExpression))
print("hello world".range(of: "o w", options: .regularExpression) != nil)

// Character sets are made of scalars, too.
print("'quoted'".trimmingCharacters(in: ["'"]), "x1y".trimmingCharacters(in: .letters))
var set = CharacterSet(charactersIn: "a"..."c")
set.insert("z")
set.remove("b")
print("abcz".unicodeScalars.filter(set.contains).map { "\($0)=\($0.value)" })
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
print("héllo".folding(options: .diacriticInsensitive, locale: nil))

// Counting, and sets of positions.
let counted = NSCountedSet(array: ["a", "b", "a"])
counted.add("a")
print(counted.count(for: "a"), counted.count(for: "z"), counted.count)
var positions = IndexSet([5, 1, 2, 3])
positions.insert(integersIn: 10...12)
print(positions.count, positions.rangeView.map { $0 })
print(positions.filteredIndexSet { $0 > 4 }.map { $0 })
