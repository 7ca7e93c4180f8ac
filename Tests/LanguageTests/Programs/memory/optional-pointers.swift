// A pointer that may be missing, given where another kind of pointer is wanted.

func isThere(_ pointer: UnsafeRawPointer?) -> Bool { pointer != nil }
func first(_ pointer: UnsafePointer<UInt8>?) -> UInt8 { pointer?.pointee ?? 0 }
func set(_ pointer: UnsafeMutableRawPointer?, to byte: UInt8) {
  pointer?.storeBytes(of: byte, as: UInt8.self)
}

let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4)
buffer.initialize(repeating: 7)
print(isThere(buffer.baseAddress), first(buffer.baseAddress))
set(buffer.baseAddress, to: 9)
print(buffer.map { $0 }, isThere(nil), first(nil))

func bytes(_ count: Int) -> UnsafeRawBufferPointer {
  guard count > 0 else { return UnsafeRawBufferPointer(start: buffer.baseAddress, count: 0) }
  return UnsafeRawBufferPointer(start: buffer.baseAddress, count: count)
}
print(bytes(2).map { $0 }, bytes(0).count)

let none: UnsafeMutablePointer<Int>? = nil
print(
  isThere(none), first(none.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self) })
)

final class Box { var value = 3 }
let box = Box()
print(Unmanaged.passUnretained(box)._withUnsafeGuaranteedRef { $0.value + 1 })
buffer.deallocate()

// The bytes of a reference say where the object is.
let address = withUnsafeBytes(of: box) {
  $0.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
}
print(
  address == Int(bitPattern: Unmanaged.passUnretained(box).toOpaque()),
  withUnsafeBytes(of: box) { $0.allSatisfy { $0 == 0 } })
