// Closures of several statements that can end without giving their result.
let sign: (Int) -> Int = { number in if number > 0 { return 1 } }
func run(_ body: (Int) -> String) {}
run { number in
  let next = number + 1
  print(next)
}
run { number in if number > 1 { return "a" } else { print(number) } }
let some = [1, 2].filter { number in
  let kept = number
  print(kept)
}
let steps = sequence(first: 1) { number in
  print(number)
  _ = number
}
let names = [1, 2].map { number -> String in
  if number > 1 { return "a" }
}
