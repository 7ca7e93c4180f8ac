func longestChain(below limit: Int) -> Int {
  var longest = 0
  var start = 0
  for first in 1..<limit {
    var n = first
    var length = 1
    while n != 1 {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1
      length += 1
    }
    if length > longest {
      longest = length
      start = first
    }
  }
  return start
}
print(longestChain(below: 20_000))
