import Foundation
var d = Data([1, 2, 3, 4, 5, 6, 7, 8])
let s = d[2..<5]
print(s.startIndex, s.endIndex, s.count, s[2], Array(s), s == Data([3, 4, 5]), s.first!, s.indices)
print(d.prefix(3).map { $0 }, d.suffix(2).startIndex, d.dropFirst(3).startIndex, d.dropLast(3).endIndex, Array(d[5...]), Array(d[..<2]))
d.replaceSubrange(1..<3, with: [9, 9, 9]); print(Array(d))
d.insert(42, at: 0); d.insert(contentsOf: [7, 7], at: 2); print(Array(d))
print(d.remove(at: 1), d.popLast()!, d.removeFirst(), d.removeLast(), Array(d))
d = Data(d); d.removeSubrange(0..<2); d.removeAll { $0 == 9 }; print(Array(d), d)
d.resetBytes(in: 0..<2); print(Array(d))
let text = Data("hello world hello".utf8)
print(text.range(of: Data("hello".utf8))!, text.range(of: Data("hello".utf8), options: .backwards)!, text.range(of: Data("xyz".utf8)) as Any, text.firstRange(of: Data("wor".utf8))!, text.lastRange(of: Array("hello".utf8))!, text.range(of: Data("hello".utf8), in: 3..<17)!)
var buffer = [UInt8](repeating: 0, count: 4)
text.copyBytes(to: &buffer, count: 4); print(buffer)
text.copyBytes(to: &buffer, from: 6..<10); print(buffer)
let n = buffer.withUnsafeMutableBufferPointer { text.copyBytes(to: $0) }; print(n, buffer)
print(String(decoding: text.advanced(by: 6), as: UTF8.self), text.subdata(in: 0..<5).count)
let v: UInt32 = 0x01020304
var packed = Data(); withUnsafeBytes(of: v.bigEndian) { packed.append(contentsOf: $0) }
packed.append(contentsOf: [0, 1].map { UInt8($0) }); print(Array(packed))
print(packed.reduce(0) { $0 + Int($1) }, packed.reversed().map { $0 }, packed.contains(3), packed.firstIndex(of: 3)!, packed.sorted(), packed.map { String(format: "%02x", $0) }.joined())
print(Data([1]) + Data([2]) + [3], Data("é".utf8).count, Data(repeating: 7, count: 3).hashValue == Data([7, 7, 7]).hashValue)

print(Data(base64Encoded: "aGk=").map { String(decoding: $0, as: UTF8.self) }!, Data(base64Encoded: "a!") == nil, Data(base64Encoded: Data("aGk=".utf8))!.count)
print([Data([1, 2]), Data([1])].map(\.count), Data([3, 1, 2]).max()!, Data([1, 2, 3, 4]).split(separator: 3).map { Array($0) })
var e = Data(capacity: 4); e.append(1); e.append(contentsOf: "ab".utf8); e += [5]; e[0] = 200; print(Array(e), e.isEmpty, e.last!)
var it = e.makeIterator(); while let b = it.next() { print(b, terminator: " ") }; print()
e.swapAt(0, 1); e.reverse(); e.sort(); print(Array(e))
print(String(data: Data([0xFF]), encoding: .utf8) as Any, String(data: Data([0xE9]), encoding: .isoLatin1)!, String(bytes: [104, 105], encoding: .ascii)!)
print(Array("hé".data(using: .utf16)!), Array("h".data(using: .utf16BigEndian)!), Array("h".data(using: .utf32LittleEndian)!), "é".data(using: .ascii) as Any)
print(String(data: "hé👍".data(using: .utf16)!, encoding: .utf16)!, String(data: Data([0, 104, 0, 105]), encoding: .utf16BigEndian)!, "“€”".data(using: .windowsCP1252).map { Array($0) }!)
print("abc".cString(using: .utf8)!, "é".lengthOfBytes(using: .utf8), "é".lengthOfBytes(using: .utf16), "é".maximumLengthOfBytes(using: .utf8), "é".canBeConverted(to: .ascii), String.Encoding.utf8, String.Encoding.utf16.rawValue)
func sum(_ d: Data) -> Int { d.isEmpty ? 0 : Int(d[d.startIndex]) + sum(d.dropFirst()) }
print(sum(Data([1, 2, 3])), Data([1, 2, 3, 4]).withUnsafeBytes { $0.load(as: UInt32.self) }, Data([1, 2, 3, 4]).withUnsafeBytes { Array($0) })
