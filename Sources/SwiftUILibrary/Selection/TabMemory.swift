import Interpreter
import ViewRuntime

/// Which tab of a `TabView` is selected, where the program does not keep that itself.
final class TabMemory: ViewMemory {
  private var index = 0

  init(_ bridge: ViewBridge) { super.init(bridge, of: "TabView") }

  /// The tabs, all but one of them hidden, and the bar that selects them.
  func element(
    _ content: TaggedContent, _ selection: BoundControl?
  ) throws(Trap) -> ViewElement {
    let selected = try selectedIndex(in: content.leaves, selection)
    let choices = content.leaves.enumerated().map { index, leaf in
      Choice(
        label: leaf.label?.firstText ?? leaf.title(for: selection),
        value: leaf.tag(for: selection)?.display ?? String(index),
        isSelected: index == selected
      ) { [self] in try select(index, leaf, selection) }
    }
    let tabs = content.replacing { index, leaf in
      .retained(isVisible: index == selected, leaf.element)
    }
    var detail = ""
    if let selection {
      detail = try selection.reading { value throws(Trap) in
        "selection: \(try bridge.detail(value))"
      }
    }
    return .container(
      ContainerElement(
        type: "TabView", detail: detail, layout: .tabs, content: tabs,
        attached: bar(content.leaves, choices).map { ($0, .bar) }, choices: choices))
  }

  /// The index of the tab that is shown; the first, like SwiftUI, if nothing fits the selection.
  private func selectedIndex(
    in leaves: [TaggedLeaf], _ selection: BoundControl?
  ) throws(Trap) -> Int {
    guard let selection else { return min(index, max(leaves.count - 1, 0)) }
    return try selection.reading { value throws(Trap) in
      let wanted = bridge.evaluator.opened(value.unwrapped)
      return leaves.firstIndex { leaf in
        guard let tag = leaf.tag(for: selection) else { return false }
        return bridge.comparison.areEqual(tag.value, wanted, .equatableAlways)
      } ?? 0
    }
  }

  private func select(
    _ index: Int, _ leaf: TaggedLeaf, _ selection: BoundControl?
  ) throws(Trap) {
    if let selection {
      if let tag = leaf.tag(for: selection) { try selection.write(tag.value) }
    } else if index != self.index {
      let old = self.index
      self.index = index
      noteChange(of: "selection", from: String(old), to: String(index))
    }
  }

  /// What can be tapped to change tabs; pages without labels have none.
  private func bar(_ leaves: [TaggedLeaf], _ choices: [Choice]) -> ViewElement? {
    guard leaves.contains(where: { $0.label != nil }) else { return nil }
    let items = zip(leaves, choices).map { leaf, choice in
      ViewElement.container(
        ContainerElement(
          type: "tabItem",
          detail: Detail.list([
            choice.isSelected ? "selected" : nil, leaf.badge.map { "badge: \($0)" },
          ]),
          layout: .passthrough, content: leaf.label ?? .empty,
          interaction: .tap(choice.select)))
    }
    return .tuple(ElementSlots(items))
  }
}
