print(1.0, 0.1, 100.0, 1e10, 1e16, 1e15, 123456789.123, 1e-5, 0.0001, 1e100, 1.5e-10, -0.0, 3.14159265358979, 2.0 / 3, 1e21, 5e-324, 1.7976931348623157e308)
print(0.1 + 0.2, 1 / 3.0, Float(0.1), Float(1) / 3, Float(16777216), Float(1e10), 0.1 as Float + 0.2, Double(Float(0.1)), Float(3.0), 1e7 as Float, 123456.789 as Float)
print(Double.infinity, -Double.infinity, Double.nan, Double.pi, Float.pi, Double.greatestFiniteMagnitude, Double.leastNormalMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne, Float.greatestFiniteMagnitude)
print(1 / 0.0, -1 / 0.0, (0.0 / 0).isNaN, Double.nan == Double.nan, Double.infinity > 1e308, (1.0).isFinite, Double.infinity.isInfinite, 0.0.isZero, (-0.0).sign, 1.5.sign, (-1.5).magnitude, 0.0 == -0.0)
print(2.5.rounded(), 3.5.rounded(), -2.5.rounded(), 2.4.rounded(.up), 2.6.rounded(.down), -2.5.rounded(.toNearestOrEven), 2.5.rounded(.toNearestOrEven), -2.7.rounded(.towardZero), 2.1.rounded(.awayFromZero))
var r = 7.8
r.round(); print(r); r.negate(); print(r, r.squareRoot().isNaN, 16.0.squareRoot(), 7.5.truncatingRemainder(dividingBy: 2), 7.5.remainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2))
print(abs(-2.5), max(1.5, 2), min(0.5, 0.25), Double.minimum(1, 2), Double.maximum(1, 2), 3.0.isEqual(to: 3), 1.0.isLess(than: 2), 5.0.advanced(by: 0.5), 1.0.distance(to: 2.5))
print(Int(2.9), Int(-2.9), Int(2.5.rounded()), Double(7), Double("2.50")!, Double("1e-3")!, Double("abc") as Any, Float("1.5")!, Double(1 as Int8), Double(exactly: 5)!, Int(exactly: 2.5) as Any, UInt8(200.7))
print(1.0.nextUp > 1, 1.0.ulp, 8.0.exponent, 10.0.significand, 1.0.bitPattern, Double(bitPattern: 0x4009_21FB_5444_2D18), Double(sign: .minus, exponent: 2, significand: 1.5), 2.0.binade, Float(1).bitPattern)
var t = 0.0
for _ in 0..<10 { t += 0.1 }
print(t, t == 1, abs(t - 1) < 1e-9, (t * 100).rounded() / 100, 1.005 * 1000, 4.35 * 100, 1.1 + 2.2, 3 * 1.1)
print(stride(from: 0.0, through: 1, by: 0.1).map { $0 }, [1.5, 2.5].reduce(0, +) / 2, [3.2, 1.1].sorted(), [2.0, 4].max()!)
func average(_ xs: [Double]) -> Double { xs.isEmpty ? 0 : xs.reduce(0, +) / Double(xs.count) }
func sd(_ xs: [Double]) -> Double { let m = average(xs); return (xs.map { ($0 - m) * ($0 - m) }.reduce(0, +) / Double(xs.count)).squareRoot() }
print(average([1, 2, 3, 4]), sd([2, 4, 4, 4, 5, 5, 7, 9]), average([]))
func newton(_ x: Double) -> Double { var g = x / 2; for _ in 0..<20 { g = (g + x / g) / 2 }; return g }
print(newton(2), newton(144), 2.0.squareRoot() * 2.0.squareRoot() == 2)
print(1.0.description, 1e5, 12345678.9, 0.00001234, 123456789012345680.0, 9007199254740993.0, 1.0e-7, 100000000000000000000.0, 0.30000000000000004, 1e22, 1e23)
let c = 36.6, f = c * 9 / 5 + 32
print(c, f, Int(f), "\(f)", String(f), String(describing: c), [c, f], (c, f), Optional(c) as Any, ["k": c])
print(Float(1) / 3 * 3 == 1, Double(Float.pi), Float(0.1) + Float(0.2), Float(1.1) * 1.1, Float.ulpOfOne, Float.infinity, Float.nan, 1e38 as Float * 10, Float(2.5).rounded(), Float(1e-10))
print(0.1.isLessThanOrEqualTo(0.1), Double.zero, 5.0.isMultipleLike(2.5), (1.0...2.0).contains(1.5), 3.7.clamped(0...3), 6.0 / 4, 7 / 2.0, 2e3, 0x1.8p1, 1_000.5, -5.5 * 2, 5.5 - 10)
extension Double { func isMultipleLike(_ o: Double) -> Bool { truncatingRemainder(dividingBy: o) == 0 }; func clamped(_ r: ClosedRange<Double>) -> Double { min(max(self, r.lowerBound), r.upperBound) } }
print(Double.random(in: 1...1), (0.0..<1).contains(Double.random(in: 0..<1)), Float.random(in: 2...2), 2.5.hashValue == 2.5.hashValue, Set([1.0, 1.0]).count, 1.0 as Any, type(of: 1.0), type(of: 1 as Float))
print(10.0.formattedLike(2), 3.14159.formattedLike(3), 2.0.formattedLike(0))
extension Double { func formattedLike(_ n: Int) -> String { var p = 1.0; for _ in 0..<n { p *= 10 }; let v = (self * p).rounded() / p; return "\(v)" } }
