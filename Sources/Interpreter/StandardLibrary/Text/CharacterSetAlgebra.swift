extension StandardLibrary {
  /// Comparing sets of characters, which asks for every character there is.
  static let characterSetAlgebra = LibraryEntry(
    "CharacterSetAlgebra.swift",
    """
    extension CharacterSet {
      /// A bit for every scalar of the first plane, then each further plane with its number.
      var bitmapRepresentation: Data { Data(__scalarBitmap(self, 0)) }
      var isEmpty: Bool { self == CharacterSet() }
      func isSuperset(of other: CharacterSet) -> Bool { union(other) == self }
      func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }
      func isStrictSuperset(of other: CharacterSet) -> Bool {
        isSuperset(of: other) && self != other
      }
      func isStrictSubset(of other: CharacterSet) -> Bool { other.isStrictSuperset(of: self) }
      func isDisjoint(with other: CharacterSet) -> Bool { intersection(other).isEmpty }
    }

    func __areSameScalars(_ first: CharacterSet, _ second: CharacterSet) -> Bool
    func __scalarBitmap(_ set: CharacterSet, _ count: Int) -> [UInt8]
    """,
    natives: [
      "__areSameScalars(_:_:)": { call throws(Trap) in
        let (first, second) = (call.scalarSet(0), call.scalarSet(1))
        return .bool(first === second || first.bitmap == second.bitmap)
      },
      "__scalarBitmap(_:_:)": { call throws(Trap) in
        let count = call.integer(1)
        let set = call.scalarSet(0)
        let bytes = count > 0 ? Array(set.bitmap.prefix(count)) : set.planes
        let type = call.evaluator.types.array(.uint8)
        try call.evaluator.reserve(elements: bytes.count)
        return call.evaluator.makeArray(bytes.map { .integer(Int($0), type: .uint8) }, type: type)
      },
    ])
}

extension ScalarSet {
  /// The bitmap as Foundation lays it out: planes without members are left out.
  fileprivate var planes: [UInt8] {
    let size = 0x10000 / 8
    var bytes = Array(bitmap.prefix(size))
    for plane in 1...16 {
      let part = bitmap[plane * size..<(plane + 1) * size]
      if part.contains(where: { $0 != 0 }) { bytes += [UInt8(plane)] + part }
    }
    return bytes
  }
}
