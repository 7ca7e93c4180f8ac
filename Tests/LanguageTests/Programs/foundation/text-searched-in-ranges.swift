import Foundation

let line = "sun moon sun moon sun"
let middle = line.index(line.startIndex, offsetBy: 5)
func show(_ range: Range<String.Index>?) {
  guard let range else { return print("nothing") }
  let start = line.distance(from: line.startIndex, to: range.lowerBound)
  print(start, line[range])
}
show(line.range(of: "sun", range: middle..<line.endIndex))
show(line.range(of: "SUN", options: .caseInsensitive, range: middle..<line.endIndex))
show(line.range(of: "sun", options: .backwards, range: line.startIndex..<middle))
let second = line.index(line.startIndex, offsetBy: 4)
show(line.range(of: "^m[a-z]+", options: .regularExpression, range: second..<line.endIndex))
show(line.range(of: "^m[a-z]+", options: .regularExpression, range: middle..<line.endIndex))
show(line.range(of: "star", range: nil))
show(line.range(of: "moon", options: [], range: nil, locale: nil))
show(line.range(of: "MOON", options: .caseInsensitive, locale: Locale(identifier: "en_US")))
show(line[middle...].range(of: "moon", range: middle..<line.endIndex))
show(line.rangeOfCharacter(from: .whitespaces, options: .backwards))
show(line.rangeOfCharacter(from: .whitespaces, options: [], range: middle..<line.endIndex))
show(line.rangeOfCharacter(from: .decimalDigits, range: middle..<line.endIndex))
show(line[middle...].rangeOfCharacter(from: .whitespaces))
print(line.replacingOccurrences(of: "sun", with: "☀", range: middle..<line.endIndex))
