struct Price { var cents: Int }

let numbers: [Int?] = [1, nil]
let texts = ["1", "two"]
let prices = [Price(cents: 5)]

let a = numbers.reduce(0, +)
let b = texts.map { Int($0) }.reduce(0, +)
let c = texts.reduce(0, +)
let d = prices.reduce(0, +)
let e = prices.sorted(by: <)
let f = texts.sorted(by: +)
let g = 7.5 % 2.0
