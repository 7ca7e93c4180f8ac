let a: (Int) -> Int = { $0 + $1 }
let b: () -> Int = { $0 }
