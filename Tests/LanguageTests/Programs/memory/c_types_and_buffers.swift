print(Duration.seconds(3 as UInt8), Duration.milliseconds(5 as Int32), Duration.nanoseconds(1500.0))
var slice = [5, 3, 9, 1][1...]
slice.withUnsafeMutableBufferPointer { $0.sort() }
print(slice, slice.withUnsafeBufferPointer { $0.reduce(0, +) }, slice.withUnsafeBytes { $0.count })
print((1..<5).overlaps(4...6), (1...3).overlaps(3..<9), (1..<3).overlaps(3...4))
let c: CChar = 65, i: CInt = 3, d: CDouble = 2.5; print(c, i, d, type(of: c))
print(
  String(unsafeUninitializedCapacity: 3) { b in
    for i in 0..<3 { b[i] = 65 + UInt8(i) }; return 3
  })
func size(_ s: StaticString) -> Int { s.withUTF8Buffer { $0.count } }
print(size("hello"), Float.signalingNaN.isNaN)
var h = Hasher(); [1, 2].withUnsafeBytes { h.combine(bytes: $0) }; _ = h.finalize()
