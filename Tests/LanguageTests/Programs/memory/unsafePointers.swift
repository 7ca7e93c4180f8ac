// Memory as programs of the algorithm collections use it.
var numbers = [5, 3, 9]
print(numbers.withUnsafeBufferPointer { $0.reduce(0, +) })
numbers.withUnsafeMutableBufferPointer { buffer in
  for index in buffer.indices { buffer[index] *= 2 }
  buffer.swapAt(0, 2)
}
print(numbers)
let made = Array<Int>(unsafeUninitializedCapacity: 4) { buffer, count in
  for index in 0..<3 { buffer[index] = index * index }
  count = 3
}
print(made)
final class Stack<Element> {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity = 2
  private(set) var count = 0
  init() { storage = .allocate(capacity: capacity) }
  deinit {
    storage.deinitialize(count: count)
    storage.deallocate()
    print("freed \(count)")
  }
  func push(_ element: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: storage, count: count)
      storage.deallocate()
      storage = larger
      capacity *= 2
    }
    (storage + count).initialize(to: element)
    count += 1
  }
  func pop() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (storage + count).move()
  }
  subscript(index: Int) -> Element {
    get { storage[index] }
    set { storage[index] = newValue }
  }
}
do {
  let stack = Stack<String>()
  for word in ["a", "b", "c", "d", "e"] { stack.push(word) }
  stack[0] = "z"
  print(stack.pop()!, stack[0], stack[3], stack.count)
}
var value = 1
withUnsafeMutablePointer(to: &value) { $0.pointee += 41 }
print(value, withUnsafePointer(to: value) { $0.pointee })
let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 3)
pointer.initialize(repeating: 7, count: 3)
pointer[1] = 8
print(pointer.pointee, (pointer + 1).pointee, pointer.successor() - pointer)
let buffer = UnsafeMutableBufferPointer(start: pointer, count: 3)
print(Array(buffer), buffer.max()!, buffer.count, buffer.firstIndex(of: 8)!)
pointer.deallocate()
