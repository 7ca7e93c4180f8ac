/// The storage of a node's dynamic properties, in declaration order.
///
/// There may be as many of these as rows, and most views have one property: its storage needs no
/// array of its own.
package enum PropertyStorages: RandomAccessCollection {
  case none
  case one(any PropertyStorage)
  case many([(any PropertyStorage)?])

  init(_ storages: [(any PropertyStorage)?]) {
    switch storages.count {
    case 0: self = .none
    case 1: self = storages[0].map { .one($0) } ?? .many(storages)
    default: self = .many(storages)
    }
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let storages): storages.count
    }
  }

  package subscript(index: Int) -> (any PropertyStorage)? {
    switch self {
    case .none: nil
    case .one(let storage): index == 0 ? storage : nil
    case .many(let storages): storages[index]
    }
  }
}
