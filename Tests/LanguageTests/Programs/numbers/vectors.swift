// Vectors of a few numbers.
let v = SIMD4<Float>(1, 2, 3, 4), w = SIMD4<Float>(repeating: 2)
print(v * w + 1, (v * w).sum(), v.max(), v[2], SIMD2(3, 4) &+ SIMD2(1, 1), SIMD3<Double>(1, 2, 3).x)
print(v.lowHalf, v.highHalf.y, v == SIMD4(1, 2, 3, 4), -v, 2 * v - w)
var p = SIMD3<Double>(x: 1, y: 0, z: -1)
p.x += 4; p[1] = 9; p *= 2
print(p, p.sum(), p.min(), [p, p].count, (v .> w)[0], (v .> w)[3], any(v .== w), all(v .>= v))
print(SIMD8<Int32>(0..<8).wrappedSum(), SIMD2<UInt8>(250, 1) &+ SIMD2(10, 1), SIMD4<Int>.scalarCount, v.replacing(with: w, where: v .> w))
func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }
print(dot([3, 4], [1, 2]), SIMD2<Double>.zero, Set([SIMD2(1, 2), SIMD2(1, 2)]).count)
