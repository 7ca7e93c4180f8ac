extension Evaluator {
  /// How a key path prints: `\Person.name`.
  func keyPathText(_ value: Value) -> String {
    guard let path = keyPath(value) else { return types.name(of: value.type) }
    let root = "\\" + types.name(of: path.root)
    if path.steps.isEmpty { return root + ".self" }
    return zip(path.steps, keyPathNames(value)).reduce(root) { text, next in
      switch next.0 {
      case .chain, .force, .wrap: text + next.1
      // The runtime puts the dot of a tuple's element before the one of its own.
      case .tupleElement: "\(text)..\(next.1)"
      case .field, .accessor: "\(text).\(next.1)"
      }
    }
  }

  /// Key paths are equal if they take the same steps from the same type, by equal indices.
  func areKeyPathsEqual(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    if left.bits == right.bits { return true }
    guard let first = keyPath(left), let second = keyPath(right), first.root == second.root,
      keyPathNames(left) == keyPathNames(right)
    else { return false }
    for (step, other) in zip(first.steps, second.steps) {
      guard case .accessor(_, _, _, let indices) = step,
        case .accessor(_, _, _, let others) = other
      else { continue }
      for (index, match) in zip(indices, others) {
        guard try areEqual(index, match) else { return false }
      }
    }
    return true
  }
}
