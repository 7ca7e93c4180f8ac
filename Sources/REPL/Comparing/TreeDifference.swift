import ViewRuntime

/// Two render trees as one, with marks for what differs.
struct TreeDifference {
  private(set) var rows: [TreeRow] = []
  private var created = 0
  private var updated = 0
  private var removed = 0
  private var moved = 0
  private var unchanged = 0

  /// Compares two pictures, node by node of the same identity path.
  init(old: Picture, new: Picture) {
    let known = Dictionary(
      old.rows.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { one, _ in one })
    let paths = Set(new.rows.map(\.path))
    let movedPaths = TreeDifference.moved(new.rows, known)
    var next = 0
    for row in new.rows {
      if let index = known[row.path] {
        for gone in next..<max(next, index) where !paths.contains(old.rows[gone].path) {
          remove(old.rows[gone], old)
        }
        next = max(next, index + 1)
        compare(old.rows[index], row, old, new, isMoved: movedPaths.contains(row.path))
      } else {
        // What went from inside the view before stands in there, not below what came after it.
        while next < old.rows.count, old.rows[next].depth > row.depth,
          !paths.contains(old.rows[next].path)
        {
          remove(old.rows[next], old)
          next += 1
        }
        add(row, new)
      }
    }
    for gone in next..<max(next, old.rows.count) where !paths.contains(old.rows[gone].path) {
      remove(old.rows[gone], old)
    }
  }

  var isEmpty: Bool { created + updated + removed + moved == 0 }

  /// The last line.
  func counts(_ separator: String) -> String {
    [
      (created, "created"), (updated, "updated"), (moved, "moved"), (removed, "removed"),
      (unchanged, "unchanged"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: separator)
  }

  /// The rows that left the order they had among those beside them (I42).
  private static func moved(_ rows: [TreeRow], _ known: [String: Int]) -> Set<String> {
    var siblings: [Int: [Int]] = [:]
    var above: [Int] = []
    for (index, row) in rows.enumerated() {
      above.removeLast(max(above.count - row.depth, 0))
      siblings[above.last ?? -1, default: []].append(index)
      above.append(index)
    }
    var moved: Set<String> = []
    for indices in siblings.values {
      let sources = indices.map { known[rows[$0].path] ?? -1 }
      for (index, isMoved) in zip(indices, KeyedDiff.moves(in: sources)) where isMoved {
        moved.insert(rows[index].path)
      }
    }
    return moved
  }

  private mutating func compare(
    _ old: TreeRow, _ new: TreeRow, _ before: Picture, _ now: Picture, isMoved: Bool
  ) {
    guard old.node == new.node, old.type == new.type else {
      remove(old, before, isReset: before.state[old.path] != nil)
      add(new, now, isReset: now.state[new.path] != nil)
      return
    }
    var changes = old.detail == new.detail ? [] : ["\(old.detail) -> \(new.detail)"]
    let values = before.state[old.path] ?? []
    for (name, value) in now.state[new.path] ?? [] {
      let was = values.first { $0.name == name }?.value ?? value
      if was != value { changes.append("\(name): \(was) -> \(value)") }
    }
    var row = new
    row.mark = isMoved ? .moved : changes.isEmpty ? .unchanged : .updated
    row.remark = changes.joined(separator: ", ")
    row.isReset = false
    switch row.mark {
    case .moved: moved += 1
    case .updated: updated += 1
    default: unchanged += 1
    }
    rows.append(row)
  }

  private mutating func add(_ row: TreeRow, _ picture: Picture, isReset: Bool = false) {
    created += 1
    append(row, .created, picture.shown(row, "new"), isReset)
  }

  private mutating func remove(_ row: TreeRow, _ picture: Picture, isReset: Bool = false) {
    removed += 1
    append(row, .removed, picture.shown(row, "lost"), isReset)
  }

  private mutating func append(
    _ row: TreeRow, _ mark: TreeRow.Mark, _ remark: String, _ isReset: Bool
  ) {
    var row = row
    row.mark = mark
    row.remark = remark
    row.isReset = isReset
    rows.append(row)
  }
}

extension Picture {
  /// The state of a node that came or went, or its detail.
  fileprivate func shown(_ row: TreeRow, _ word: String) -> String {
    guard let values = state[row.path], !values.isEmpty else { return row.detail }
    return values.map { "\($0.name) = \($0.value)" }.joined(separator: ", ") + " \(word)"
  }
}
