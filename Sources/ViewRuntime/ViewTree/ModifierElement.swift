/// A built-in modifier and what it is applied to.
///
/// Made by `make`: as there may be many rows, one that shows no detail needs no room for it, nor
/// does a gesture for what the gesture itself can tell.
package class ModifierElement {
  /// The modifier's function name: `padding`, `background`.
  package var type: String { "" }
  package var effect: ModifierEffect { .none }
  package var detail: String { "" }
  package final let content: ViewElement

  fileprivate init(_ content: ViewElement) { self.content = content }

  /// Makes the element for one evaluated modifier.
  package static func make(
    type: String, detail: String = "", effect: ModifierEffect, content: ViewElement
  ) -> ModifierElement {
    guard detail.isEmpty else {
      return DetailedModifierElement(type, detail, effect, content)
    }
    if case .gesture(.touch(let response)) = effect, response.modifierName == type {
      return TouchModifierElement(response, content)
    }
    return NamedModifierElement(type, effect, content)
  }
}

private class NamedModifierElement: ModifierElement {
  override final var type: String { ownType }
  override final var effect: ModifierEffect { ownEffect }
  private final let ownType: String
  private final let ownEffect: ModifierEffect

  init(_ type: String, _ effect: ModifierEffect, _ content: ViewElement) {
    ownType = type
    ownEffect = effect
    super.init(content)
  }
}

/// A modifier that shows what it was given.
private final class DetailedModifierElement: NamedModifierElement {
  override var detail: String { shown }
  private let shown: String

  init(_ type: String, _ detail: String, _ effect: ModifierEffect, _ content: ViewElement) {
    shown = detail
    super.init(type, effect, content)
  }
}

/// A gesture without a name of its own.
private final class TouchModifierElement: ModifierElement {
  override var type: String { response.modifierName }
  override var effect: ModifierEffect { .gesture(.touch(response)) }
  private let response: any TouchResponse

  init(_ response: any TouchResponse, _ content: ViewElement) {
    self.response = response
    super.init(content)
  }
}

/// What a modifier does, beyond being seen in the trees.
///
/// Boxed but for gestures, which rows have most often.
package enum ModifierEffect {
  /// Drawing only (`opacity`, `foregroundStyle`), or not simulated.
  case none
  indirect case layout(LayoutModifier)
  /// `scaleEffect`, `rotationEffect`: changes the coordinates on the way out of the view, and
  /// nothing of the layout.
  indirect case drawing(DrawingTransform)
  /// `.background { }` and `.overlay { }`: further views that do not take part in sizing.
  indirect case background(ViewElement, alignment: Alignment)
  indirect case overlay(ViewElement, alignment: Alignment)
  /// `.mask { }`: views that say where this one is seen; laid out like an overlay, neither drawn
  /// nor touched.
  indirect case mask(ViewElement, alignment: Alignment)
  /// `safeAreaInset`: further views at an edge, which take room from this one.
  indirect case inset(ViewElement, EdgeInset)
  /// Views that belong to this one and are shown elsewhere: a sheet, the items of a bar.
  indirect case attached(ViewElement, Attachment)
  /// `onDelete`, `onMove`: how the rows inside can be edited.
  indirect case rowEdit(RowEdit)
  /// `deleteDisabled`, `moveDisabled`: what cannot be done to the row.
  indirect case rowLock(delete: Bool, move: Bool)
  /// `animation(_:value:)`: animates what changes inside when the value does.
  indirect case animation(AnimationSpan?, value: (any ComparableValue)?)
  /// `transaction { }`: changes the transaction for what is inside, always or if the value does.
  indirect case transaction(
    value: (any ComparableValue)?, (TransactionManner) throws -> TransactionManner)
  /// `focused`: follows where the focus is.
  indirect case focus(FocusBinding)
  /// Content that screens elsewhere may show (L24).
  indirect case offer(Offer)
  /// Writes one environment value for the subtree; compared by value (U112).
  indirect case environment(EnvironmentKey, any ComparableValue)
  /// Hands a value up (`preference`), changes one on its way, or waits for another one.
  indirect case preference(PreferenceKey, any ComparableValue)
  indirect case preferenceTransform(
    PreferenceKey, (any ComparableValue) throws -> any ComparableValue)
  indirect case preferenceChange(PreferenceKey, (any ComparableValue) throws -> Void)
  /// Hands up a value made from where the view is, or changes one on its way with it.
  indirect case anchorPreference(
    PreferenceKey, isTransform: Bool,
    (DrawnBounds, (any ComparableValue)?) throws -> any ComparableValue)
  /// Names the coordinates of the view for those inside it.
  indirect case coordinateSpace(any ComparableValue)
  /// Measures the view, and is called with (old, new) where that differs.
  indirect case geometryChange(
    (GeometryHandle) throws -> any ComparableValue,
    action: (any ComparableValue, any ComparableValue) throws -> Void)
  indirect case appear(Action)
  indirect case disappear(Action)
  /// `onChange(of:)`: called with (old, new); `usesPreviousAction` for the one-parameter form
  /// (U147).
  indirect case change(
    any ComparableValue, initial: Bool, usesPreviousAction: Bool,
    action: (any ComparableValue, any ComparableValue) throws -> Void)
  /// `task`, restarted when the id changes.
  indirect case task(id: (any ComparableValue)?, TaskStart)
  /// `onReceive`: starts to listen as the view appears, anew when the publisher is another;
  /// `adopt` gives what listens the view's latest action.
  indirect case subscription(
    any ComparableValue, start: () throws -> any LiveSubscription,
    adopt: (any LiveSubscription) throws -> Void)
  case gesture(Interaction)
  /// `onKeyPress`: whether a key was used.
  indirect case keyPress((KeyInput) throws -> Bool)
  /// What is inside stands in a control and is no part of it: a disclosed row.
  case apart
  /// What the view is called for those who hear the screen or test it.
  indirect case name(String)
  /// `allowsHitTesting(false)`: nothing inside answers.
  indirect case ignoresTouches(Bool)
  /// Where the view says that a guide is, given its size (G21).
  indirect case alignmentGuide(AlignmentGuide, (GuideContext) -> Double)
  indirect case scrollPosition(ScrollPositionElement)
  /// `scrollTargetLayout`: the views inside are what a scroll position can name.
  case scrollTargets
  /// `scrollTargetBehavior`: where a scroll view rests that a person has moved; then the nearest of
  /// its targets, if it aligns to views.
  indirect case scrollResting(alignsToViews: Bool, (ScrollGeometry) throws -> Point)
  /// `tag`, `layoutPriority`, `zIndex`: read by the parent.
  indirect case trait(Trait)
}

/// Where attached views are shown.
package enum Attachment: Hashable, Sendable {
  /// In a bar of the screen; takes no part in layout.
  case bar
  /// Over the whole screen; while there is one, what lies under it cannot be touched.
  case modal
  /// Over part of the screen.
  case floating
}

package typealias Action = () throws -> Void

/// Starts what runs beside the views, and returns what cancels it.
package typealias TaskStart = () throws -> Action

/// A value read by the parent container.
package enum Trait {
  case layoutPriority(Double)
  case zIndex(Double)
  /// `listRowInsets`: read by the list around.
  case rowInsets(EdgeInsets)
  case tag(any ComparableValue)
  /// How a view comes and goes.
  case transition(Transition)
  /// What a `TabView` shows in its bar for the view.
  case tabLabel(ViewElement)
  /// Something for a layout of the program's own around the view.
  case layoutValue(LayoutValueKey, any ComparableValue)
  /// How the view takes part in a grid.
  case gridCell((inout GridCell) -> Void)
}

extension ModifierEffect {
  /// True if layout calls a closure of the program's for it.
  var isComputedInLayout: Bool {
    switch self {
    case .alignmentGuide: true
    case .layout(.relativeFrame(_, _, _, .computed)): true
    default: false
    }
  }
}
