let x: Double = 1 + [1, 2].max()! * 2
print(x)
print([1, 2.5][0])
let y: Double = 1 + [1, 2].reduce(0, +) / 4
print(y)
let z: [Double] = [1, 2].map { $0 * 2 }
print(z)
func half(_ d: Double) -> Double { d / 2 }
print(half([1, 2, 4].max()!))
print(half(1 + [1, 2, 4].max()! * 3))
let w: Double = max([1, 2].first!, 3) / 2
print(w)
let v: Float = true ? [1, 2][0] / 2 : 3
print(v)
