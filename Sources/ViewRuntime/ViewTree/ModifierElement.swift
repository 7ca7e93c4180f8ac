/// A built-in modifier and what it is applied to.
package final class ModifierElement {
  /// The modifier's function name: `padding`, `background`.
  package let type: String
  package let detail: String
  package let effect: ModifierEffect
  package let content: ViewElement

  /// Makes the element for one evaluated modifier.
  package init(type: String, detail: String = "", effect: ModifierEffect, content: ViewElement) {
    self.type = type
    self.detail = detail
    self.effect = effect
    self.content = content
  }
}

/// What a modifier does, beyond being seen in the trees.
package indirect enum ModifierEffect {
  /// Drawing only (`opacity`, `foregroundStyle`), or not simulated.
  case none
  case layout(LayoutModifier)
  /// `.background { }` and `.overlay { }`: further views that do not take part in sizing.
  case background(ViewElement, alignment: Alignment)
  case overlay(ViewElement, alignment: Alignment)
  /// Writes one environment value for the subtree; compared by value (U112).
  case environment(EnvironmentKey, any ComparableValue)
  case appear(Action)
  case disappear(Action)
  /// `onChange(of:)`: called with (old, new); `usesPreviousAction` for the one-parameter form
  /// (U147).
  case change(
    any ComparableValue, initial: Bool, usesPreviousAction: Bool,
    action: (any ComparableValue, any ComparableValue) throws -> Void)
  /// `task`, restarted when the id changes.
  case task(id: (any ComparableValue)?, Action)
  case gesture(Interaction)
  /// `disabled`, `allowsHitTesting(false)`: nothing inside answers.
  case disabled(Bool)
  /// Where the view says that a guide is, given its size (G21).
  case alignmentGuide(AlignmentGuide, (Size) -> Double)
  /// `tag`, `layoutPriority`, `zIndex`: read by the parent.
  case trait(Trait)
}

package typealias Action = () throws -> Void

/// A value read by the parent container.
package enum Trait {
  case layoutPriority(Double)
  case zIndex(Double)
  case tag(any ComparableValue)
}
