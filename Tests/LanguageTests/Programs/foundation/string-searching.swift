import Foundation

let text = "The quick brown fox"
print(text.components(separatedBy: " "), text.replacingOccurrences(of: "quick", with: "slow"), text.contains("fox"))
print(text.range(of: "brown") != nil, text.hasPrefix("The"), "  x \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
print("hello world".capitalized, "abc".padding(toLength: 5, withPad: "-", startingAt: 0), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
print("Résumé".localizedCaseInsensitiveContains("RÉS"), "file2".localizedStandardCompare("file10") == .orderedAscending)
print("a".caseInsensitiveCompare("A") == .orderedSame, "x=1".range(of: "=").map { "x=1"[$0.upperBound...] } as Any)
if let range = text.range(of: "QUICK", options: .caseInsensitive) { print(text[range]) }
print("1a2b".components(separatedBy: CharacterSet.letters).joined(), "ab12".rangeOfCharacter(from: .decimalDigits) != nil)
