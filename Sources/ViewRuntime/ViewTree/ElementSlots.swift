/// The elements of a tuple of views, one slot each.
///
/// An array with less beside its elements: every row of a list may hold one.
package struct ElementSlots: RandomAccessCollection, ExpressibleByArrayLiteral {
  private let buffer: Buffer

  package var startIndex: Int { 0 }
  package var endIndex: Int { buffer.header }

  package subscript(index: Int) -> ViewElement {
    precondition(indices.contains(index), "a slot that the tuple does not have")
    return buffer.withUnsafeMutablePointerToElements { $0[index] }
  }

  /// Makes the element of each slot, first to last.
  package init<Failure: Error>(
    count: Int, _ element: (Int) throws(Failure) -> ViewElement
  ) throws(Failure) {
    buffer = Buffer.make(count)
    for index in 0..<count { buffer.append(try element(index)) }
  }

  package init(_ elements: [ViewElement]) {
    self.init(count: elements.count) { elements[$0] }
  }

  package init(arrayLiteral elements: ViewElement...) { self.init(elements) }

  /// The memory: how many elements there are, and the elements.
  private final class Buffer: ManagedBuffer<Int, ViewElement> {
    static func make(_ capacity: Int) -> Buffer {
      unsafeDowncast(create(minimumCapacity: capacity) { _ in 0 }, to: Buffer.self)
    }

    func append(_ element: ViewElement) {
      withUnsafeMutablePointers { count, elements in
        (elements + count.pointee).initialize(to: element)
        count.pointee += 1
      }
    }

    deinit {
      _ = withUnsafeMutablePointers { count, elements in
        elements.deinitialize(count: count.pointee)
      }
    }
  }
}
