import AttributeGraph

/// A control that shows a bound value: its element and the rule that makes it again.
final class DynamicPlace {
  var element: DynamicElement
  let rule: AttributeID
  /// What the view keeps for as long as it has this identity.
  let memory: (any PlaceMemory)?

  init(element: DynamicElement, rule: AttributeID) {
    self.element = element
    self.rule = rule
    memory = element.remember?()
  }
}

/// A row of a lazy container that was written out, and whether it was made.
final class PendingRow {
  var element: ViewElement
  var isMade = false

  init(element: ViewElement) { self.element = element }
}

/// A screen on a stack and the rule that makes its content.
final class ScreenPlace {
  var element: ScreenElement
  let rule: AttributeID
  /// The content was made, once or more often.
  var isMade = false

  init(element: ScreenElement, rule: AttributeID) {
    self.element = element
    self.rule = rule
  }
}

/// Content that waits for its size.
final class DeferredPlace {
  var element: DeferredElement
  let rule: AttributeID
  /// The size the content was made with.
  var size: Size?
  /// What the content was told about its place.
  var geometry: GeometryHandle?
  /// The element is new, or something it read changed.
  var isOutOfDate = true
  /// The update that saw to the content last.
  var lastUpdate = 0

  init(element: DeferredElement, rule: AttributeID) {
    self.element = element
    self.rule = rule
  }
}
