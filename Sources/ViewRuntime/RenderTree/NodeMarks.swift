/// What happened to a record in the step under way.
struct NodeMarks: OptionSet {
  let rawValue: UInt8
  static let created = NodeMarks(rawValue: 1)
  static let updated = NodeMarks(rawValue: 2)
  static let moved = NodeMarks(rawValue: 4)
  static let ran = NodeMarks(rawValue: 8)
  static let removed = NodeMarks(rawValue: 16)
  /// Took the place of a node of the same type, whose state was lost.
  static let reset = NodeMarks(rawValue: 32)
  /// Came back before its removal transition had ended (I31).
  static let revived = NodeMarks(rawValue: 64)
  /// A reader is shown one of the others; that a body of the library's ran is not shown.
  static let isShown = NodeMarks(rawValue: 128)
}

/// The marks of all records: a byte each, apart from them, since most have none.
struct NodeMarksTable {
  private var marks: ContiguousArray<NodeMarks> = []
  /// The records with marks, for forgetting them without looking at the others; new ones stand
  /// side by side and make one range.
  private var touched: ContiguousArray<Range<Int>> = []

  subscript(node: NodeIndex) -> NodeMarks {
    get {
      marks.indices.contains(Int(node.rawValue)) ? marks[Int(node.rawValue)] : []
    }
    set {
      let index = Int(node.rawValue)
      if index >= marks.count {
        guard !newValue.isEmpty else { return }
        marks.append(contentsOf: repeatElement([], count: index + 1 - marks.count))
      }
      if marks[index].isEmpty, !newValue.isEmpty { touch(index) }
      marks[index] = newValue
    }
  }

  /// Begins a step: nothing has happened yet.
  mutating func removeAll() {
    for range in touched {
      for index in range { marks[index] = [] }
    }
    touched.removeAll(keepingCapacity: touched.count < 1024)
  }

  private mutating func touch(_ index: Int) {
    if let last = touched.last, last.upperBound == index {
      touched[touched.count - 1] = last.lowerBound..<index + 1
    } else {
      touched.append(index..<index + 1)
    }
  }
}
