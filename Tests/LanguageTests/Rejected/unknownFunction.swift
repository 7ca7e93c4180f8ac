func compute() -> Int { 1 }
let x = computee()
