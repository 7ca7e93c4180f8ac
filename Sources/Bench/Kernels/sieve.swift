func primes(below limit: Int) -> Int {
  var isPrime = [Bool](repeating: true, count: limit)
  var count = 0
  for n in 2..<limit where isPrime[n] {
    count += 1
    var multiple = n * n
    while multiple < limit {
      isPrime[multiple] = false
      multiple += n
    }
  }
  return count
}
print(primes(below: 700_000))
