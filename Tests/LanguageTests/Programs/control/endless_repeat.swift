// A function need not return after a loop that only `return` leaves.
func firstAbove(_ limit: Int) -> Int {
  var number = 1
  repeat {
    number *= 3
    guard number <= limit else { return number }
  } while true
}
func once(_ number: Int) -> Int { repeat { return number } while number < 3 }
func search(_ list: [Int]) -> String {
  var rest = list[...]
  repeat {
    switch rest.popFirst() {
    case nil: return "nothing"
    case let found? where found > 9: return "\(found)"
    default: continue
    }
  } while true
}
print(firstAbove(50), once(2), search([1, 5, 12]), search([1]))
