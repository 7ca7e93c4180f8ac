// What is found in a part of a text has the positions of the whole.
var rest = "one two three"[...]
while let word = rest.prefixMatch(of: #/\s*(\w+)/#) {
  print(word.1, word.range.lowerBound == rest.startIndex, rest[word.range].count)
  rest = rest[word.range.upperBound...]
}
let line = "key = value = more"
let tail = line[line.index(line.startIndex, offsetBy: 4)...]
if let sign = tail.firstMatch(of: #/=/#) { print(line[sign.range.upperBound...], tail[..<sign.range.lowerBound]) }
print(tail.ranges(of: #/e/#).map { line.distance(from: line.startIndex, to: $0.lowerBound) })
print(tail.matches(of: #/[a-z]+/#).map { String(line[$0.range]) })
print(Substring(tail).startIndex == tail.startIndex, Substring(line).startIndex == line.startIndex)
