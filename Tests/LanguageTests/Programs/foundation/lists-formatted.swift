import Foundation

let us = Locale(identifier: "en_US")
for words in [[], ["a"], ["a", "b"], ["a", "b", "c"]] as [[String]] {
  print(words.formatted(.list(type: .and).locale(us)))
  print(words.formatted(.list(type: .or).locale(us)))
}
