var od: [String: Int?] = ["a": 1, "n": Optional<Int>.none]
print(od["n"] as Any)
od["n"]?? += 1
print(od["n"] as Any)
od["n"]? = nil
print(od["n"] as Any)
od["a"]? = nil
print(od["a"] as Any)
let x: Int? = nil
od["c"] = x
print(od["c"] as Any, od.count)
od["d"] = nil
od["c"] = .some(nil)
od.updateValue(nil, forKey: "z")
print(od.count)
