import Interpreter
import ViewRuntime

extension BoundControl {
  /// What a picker's content offers: one choice for each view with a tag, or element of a
  /// `ForEach`.
  func choices(in content: ViewElement) throws(Trap) -> [Choice] {
    guard let leaves = try? TaggedContent(content).leaves else { return [] }
    return try reading { value throws(Trap) in
      let selected = bridge.evaluator.opened(value)
      return leaves.compactMap { leaf in
        guard let tag = leaf.tag(for: self) else { return nil }
        return Choice(
          label: leaf.title(for: self), value: tag.display,
          isSelected: bridge.comparison.areEqual(tag.value, selected, .equatableAlways)
        ) { [self] in try choose(tag.value) }
      }
    }
  }
}
