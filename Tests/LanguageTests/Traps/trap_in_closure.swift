let numbers = [4, 2, 0]
let halves = numbers.map { n in
  100 / n
}
print(halves)
