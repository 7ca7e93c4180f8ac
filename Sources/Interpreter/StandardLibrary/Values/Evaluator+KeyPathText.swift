extension Evaluator {
  /// How a key path prints: `\Person.name`.
  func keyPathText(_ value: Value) -> String {
    guard let path = keyPath(value) else { return types.name(of: value.type) }
    return keyPathNames(value).reduce("\\" + types.name(of: path.root)) { text, step in
      step == "?" || step == "!" ? text + step : "\(text).\(step)"
    }
  }

  /// Key paths are equal if they take the same steps from the same type.
  func areKeyPathsEqual(_ left: Value, _ right: Value) -> Bool {
    if left.bits == right.bits { return true }
    return keyPath(left)?.root == keyPath(right)?.root
      && keyPathNames(left) == keyPathNames(right)
  }
}
