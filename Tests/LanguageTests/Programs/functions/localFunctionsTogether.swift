// Local functions of one block call each other, whichever is written first.
func depth(of text: String) -> Int {
  var rest = Substring(text)
  func group() -> Int {
    rest.removeFirst()
    let inner = items()
    rest.removeFirst()
    return inner + 1
  }
  func items() -> Int {
    var deepest = 0
    while let next = rest.first, next != ")" {
      if next == "(" { deepest = max(deepest, group()) } else { rest.removeFirst() }
    }
    return deepest
  }
  return items()
}
print(depth(of: "a(b(c)d)((()))"))

for limit in [3, 4] {
  var steps: [String] = []
  func isEven(_ n: Int) -> Bool {
    steps.append("e\(n)")
    return n == 0 ? true : isOdd(n - 1)
  }
  func isOdd(_ n: Int) -> Bool {
    steps.append("o\(n)")
    return n == 0 ? false : isEven(n - 1)
  }
  print(isEven(limit), steps)
}
