/// The ids of a `ForEach`'s elements, in order.
///
/// Numbers are kept as such: they are the most frequent ids of long lists, take a third of the room
/// of an id that may be anything, and are compared at once.
struct ExplicitIDs: RandomAccessCollection {
  private var storage: Storage

  private enum Storage {
    case integers(ContiguousArray<Int>)
    case any(ContiguousArray<ExplicitID>)
  }

  init(count: Int, _ id: (Int) -> ExplicitID) {
    var integers: ContiguousArray<Int> = []
    integers.reserveCapacity(count)
    var ids: ContiguousArray<ExplicitID> = []
    for index in 0..<count {
      let id = id(index)
      if ids.isEmpty {
        if case .integer(let value) = id {
          integers.append(value)
          continue
        }
        ids.reserveCapacity(count)
        ids.append(contentsOf: integers.lazy.map { .integer($0) })
        integers = []
      }
      ids.append(id)
    }
    storage = ids.isEmpty ? .integers(integers) : .any(ids)
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .integers(let integers): integers.count
    case .any(let ids): ids.count
    }
  }

  subscript(index: Int) -> ExplicitID {
    switch storage {
    case .integers(let integers): .integer(integers[index])
    case .any(let ids): ids[index]
    }
  }
}
