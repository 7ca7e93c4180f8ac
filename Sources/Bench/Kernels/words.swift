func countWords(_ rounds: Int) -> Int {
  let names = ["view", "body", "state", "node", "slot", "branch"]
  var counts: [String: Int] = [:]
  for round in 0..<rounds {
    let word = names[round % names.count] + String(round % 97)
    counts[word, default: 0] += 1
  }
  var total = 0
  for (word, count) in counts { total += word.count * count }
  return total
}
print(countWords(200_000))
