import Foundation

var table: [AnyHashable: Any] = ["k": 5, 3: "x"]
table["z"] = 1
print(table.count, table["k"] as? Int as Any, table[3] as? String as Any, table[4] == nil)
let set: Set<AnyHashable> = [1, "a", 1]
print(set.count, set.contains("a"), set.contains(2))
