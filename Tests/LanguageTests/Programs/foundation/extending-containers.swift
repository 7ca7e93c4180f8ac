import Foundation

extension Array where Element == Int {
  init(upTo end: Int) {
    self.init()
    for number in 0..<end { append(number) }
  }
  mutating func double() {
    append(contentsOf: self)
    removeFirst()
  }
}
extension String {
  mutating func shout() { append("!") }
}
var numbers = [Int](upTo: 3)
numbers.double()
var word = "hey"
word.shout()
print(numbers, word)
