// Values as bytes, and bytes as values.
import Foundation

print(withUnsafeBytes(of: UInt32(0xdead_beef).bigEndian) { Array($0) })
print(withUnsafeBytes(of: -2) { $0.map { $0 } }, withUnsafeBytes(of: 1.5 as Float) { Array($0) })
struct Record {
  var kind: UInt8 = 1
  var size: UInt32 = 0x0102_0304
  var isOpen = true
}
print(withUnsafeBytes(of: Record()) { Array($0.prefix(1)) + Array($0.dropFirst(4)) })
print(withUnsafeBytes(of: (UInt16(1), UInt8(2))) { Array($0) })
let words: [UInt32] = [1, 256]
print(words.withUnsafeBytes { Array($0) })
print(words.withUnsafeBytes { $0.load(fromByteOffset: 4, as: UInt16.self) })
print(words.withUnsafeBytes { $0.load(as: Int64.self) })
let pairs: [UInt8] = [255, 255, 1, 0]
print(pairs.withUnsafeBytes { $0.bindMemory(to: Int16.self).map { Int($0) } })
print(
  pairs.withUnsafeBytes { raw in raw.withMemoryRebound(to: UInt16.self) { $0.map(\.byteSwapped) } })
var bytes: [UInt8] = []
bytes.append(contentsOf: withUnsafeBytes(of: UInt16(0x0102).littleEndian, Array.init))
withUnsafeBytes(of: UInt64(7).bigEndian) { bytes.append(contentsOf: $0) }
print(bytes, Data(bytes).withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } })
var number = 513
print(withUnsafeBytes(of: &number) { $0[0] + $0[1] })
print(Double(bitPattern: withUnsafeBytes(of: 2.5) { $0.load(as: UInt64.self) }))
print(
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { buffer -> Int in
    for index in buffer.indices { buffer.initializeElement(at: index, to: index * index) }
    return buffer.dropFirst(1).reduce(0, +)
  })
