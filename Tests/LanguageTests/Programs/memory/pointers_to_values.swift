import Foundation
class Dog { var n = 1 }
func address(_ o: UnsafeRawPointer) -> Int { Int(bitPattern: o) }
func print(address o: UnsafeRawPointer) -> String { String(format: "%p", Int(bitPattern: o)) }
var a = [1, 2, 3]
var b = a
Swift.print(address(&a) == address(&b))
b.append(4)
Swift.print(address(&a) == address(&b))
let d = Dog(), e = d
let p1 = Unmanaged.passUnretained(d).toOpaque(), p2 = Unmanaged.passUnretained(e).toOpaque()
Swift.print(p1 == p2, Unmanaged.passUnretained(Dog()).toOpaque() == p1)
let q = Unmanaged<Dog>.fromOpaque(p1).takeUnretainedValue(); q.n = 5; Swift.print(d.n)
var x = 10, y = 20
withUnsafePointer(to: &x) { Swift.print($0.pointee) }
withUnsafeMutablePointer(to: &x) { p in p.pointee += 1 }
Swift.print(x)
func sw(_ a: UnsafeMutablePointer<Int>, _ b: UnsafeMutablePointer<Int>) {
  let t = a.pointee; a.pointee = b.pointee; b.pointee = t
}
sw(&x, &y); Swift.print(x, y)
func total(_ p: UnsafePointer<Int>, _ n: Int) -> Int {
  var s = 0; for i in 0..<n { s += p[i] }; return s
}
Swift.print(total(a, 3), total([4, 5], 2))
func fill(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] = i * i } }
fill(&a, 3); Swift.print(a)
let raw = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
raw.storeBytes(of: 0x01020304, as: UInt32.self)
raw.storeBytes(of: 7, toByteOffset: 8, as: Int.self)
Swift.print(raw.load(as: UInt8.self), raw.load(fromByteOffset: 8, as: Int.self))
let typed = raw.bindMemory(to: UInt32.self, capacity: 4)
Swift.print(typed[0], typed[2]); typed[1] = 99
Swift.print(
  (raw + 4).load(as: UInt32.self), raw.advanced(by: 4).assumingMemoryBound(to: UInt32.self).pointee)
raw.deallocate()
let ptr = UnsafeMutablePointer<Int>.allocate(capacity: 4)
ptr.initialize(from: [1, 2, 3, 4], count: 4)
var buf = UnsafeMutableBufferPointer(start: ptr, count: 4)
buf.sort(by: >); for (i, v) in buf.enumerated() { Swift.print(i, v) }
Swift.print(
  UnsafeMutableBufferPointer(rebasing: buf[1..<3]).map { $0 }, UnsafeBufferPointer(buf).reduce(0, +)
)
let up = UnsafePointer(ptr);
Swift.print(
  up.successor().pointee, up.advanced(by: 2).predecessor().pointee, up < up + 1, up + 3 - up,
  up == UnsafePointer(ptr))
ptr.deinitialize(count: 4); ptr.deallocate()
let bytes = withUnsafeBytes(of: 0x0102 as UInt16) { Array($0) }; Swift.print(bytes)
var z: UInt32 = 0
withUnsafeMutableBytes(of: &z) {
  $0[0] = 1; $0[1] = 1
}; Swift.print(z)
a.withUnsafeMutableBytes { $0[0] = 255 }; Swift.print(a)
let opt: UnsafeMutablePointer<Int>? = nil; Swift.print(opt == nil)
final class Buf: ManagedBuffer<Int, Double> {
  deinit {
    withUnsafeMutablePointers { h, e in _ = e.deinitialize(count: h.pointee) }; Swift.print("gone")
  }
}
do {
  let m = Buf.create(minimumCapacity: 4) { _ in 2 } as! Buf
  m.withUnsafeMutablePointerToElements { $0.initialize(repeating: 1.5, count: 2) }
  Swift.print(m.header, m.withUnsafeMutablePointerToElements { $0[1] }); m.header = 1
}
var s = "héllo"; s.withUTF8 { Swift.print($0.count, $0[0]) }
"abc".withCString { p in Swift.print(strlen(p), p[0]) }
struct Node { var v: Int; var next: UnsafeMutablePointer<Node>? }
let n2 = UnsafeMutablePointer<Node>.allocate(capacity: 1); n2.initialize(to: Node(v: 2, next: nil))
let n1 = UnsafeMutablePointer<Node>.allocate(capacity: 1); n1.initialize(to: Node(v: 1, next: n2))
n1.pointee.next?.pointee.v = 42; Swift.print(n2.pointee.v, n1.pointee.next!.pointee.v)
Swift.print(MemoryLayout<Node>.size, MemoryLayout.size(ofValue: x))
withUnsafePointer(to: x) { p in
  p.withMemoryRebound(to: UInt.self, capacity: 1) { Swift.print($0.pointee) }
}
let arr = Array(unsafeUninitializedCapacity: 3) { b, n in
  for i in 0..<3 { b.initializeElement(at: i, to: i) }; n = 3
}; Swift.print(arr)
