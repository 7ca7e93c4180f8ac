// Code that takes any bytes: data, arrays of bytes and parts of them.
import Foundation
func total<D: DataProtocol>(_ d: D) -> Int {
  var n = 0; for r in d.regions { n += r.count }; return n + d.count
}
func hex(_ d: some DataProtocol) -> String { d.map { String(format: "%02x", $0) }.joined() }
func copy<D: DataProtocol>(_ d: D) -> [UInt8] {
  var b = [UInt8](repeating: 0, count: d.count)
  b.withUnsafeMutableBytes { _ = d.copyBytes(to: $0) }
  return b
}
func first<D: DataProtocol>(_ d: D) -> D.SubSequence { d.prefix(2) }
func hexTail(_ d: some DataProtocol) -> String { hex(d.dropFirst()) }
print(
  total(Data([1, 2])), total([1, 2, 3] as [UInt8]), hex(Data([255, 1])), hex([16, 2] as [UInt8]),
  hex(([1, 2, 3] as [UInt8])[1...]))
print(
  copy(Data([4, 5])), copy([6] as [UInt8]), Array(first(Data([7, 8, 9]))),
  Data([1, 2]) is any DataProtocol, hexTail(Data([1, 2])))
func index<D: DataProtocol>(_ d: D) -> Int where D.Index == Int { Data(d).count + d.startIndex }
print(index(Data([1])), index([3, 4, 5] as [UInt8]))
func add<M: MutableDataProtocol>(_ m: inout M, _ d: some DataProtocol) {
  m.append(contentsOf: d)
  m.resetBytes(in: m.startIndex..<m.index(after: m.startIndex))
}
var m = Data()
add(&m, [1, 2, 3] as [UInt8])
print(m.map { $0 })
var w = [UInt32](repeating: 0, count: 2)
print(w.withUnsafeMutableBufferPointer { Data([1, 2, 3, 4, 5]).copyBytes(to: $0) }, w)
func sum(_ bytes: some ContiguousBytes) -> Int {
  bytes.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }
}
print(sum(Data([1, 2])), sum([3, 4] as [UInt8]))
