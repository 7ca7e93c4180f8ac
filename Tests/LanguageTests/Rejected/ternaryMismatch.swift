let b = true
let x = b ? 1 : "two"
