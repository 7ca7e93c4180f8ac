let a = 5 / 0
let b = 5 % 0
let x = 3
let c = x / 0
let d = 5.0 / 0
