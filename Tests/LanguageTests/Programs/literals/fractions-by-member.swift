struct P: CustomStringConvertible { var w: Double?; var description: String { "P(\(w.map { "\($0)" } ?? "nil"))" } }
print([300, .infinity, nil].map { P(w: $0) })
print([80, 60].map { (w: Double) in w / 3 })
print([1, .nan, 3].max()!)
print([1, .infinity, 3].max()!)
print([1, 2.5, .pi].reduce(0, +))
func half(_ d: Double) -> Double { d / 2 }
print([1, 2, 3].map(half))
print([1, nil, 3].compactMap { $0 })
let xs = [1, 2, 3]
print(Double(xs.reduce(0, +)) / Double(xs.count))
let avg = Double(xs.reduce(0, +)) / 3
print(avg)
print(Double([1, 2].reduce(0, +)) / 2)
print(-Double.nan, Double.nan, 0.0 / 0.0, -(0.0 / 0.0), Float.nan, -Float.nan)
let z = 0.0
print(z / z, -(z / z), "\(-Double.nan)", (-Double.nan).description, (0.0).squareRoot(), (-1.0).squareRoot())
print([1, 2, 3].map { $0 + 0.5 })
print([0x10, 5].map { Float($0) })
print([-.infinity, 0.5].min()!)
print((1...3).map { Double($0) / 2 })
print([10, 20].map { (x: Int) -> String in "\(x)" })
print(zip([1, 2], [0.5, .pi]).map { Double($0) * $1 })
print("letter".filter { ("a"..."l").contains($0) }, "A1b".unicodeScalars.filter { ("A"..."Z").contains($0) }.count)
