func compose(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  { value in steps.reduce(value) { $1($0) } }
}
func run(_ rounds: Int) -> Int {
  var calls = 0
  let pipeline = compose([
    { $0 + 7 },
    { value in
      calls += 1
      return value * 3 % 100_003
    },
    { $0 ^ calls },
  ])
  var value = 1
  for _ in 0..<rounds { value = pipeline(value) }
  return value
}
print(run(150_000))
