let a: [String: Int] = ["x", 1]
var b: [String: Int] = []
let c: [Int] = ["x": 1]
let d: Set<Int> = [1: 2]
let e: Int? = 5
let f: Int = e ?? "a"

func count(_ table: [String: Int]) -> Int { table.count }
print(count(["a"]), count([]))
