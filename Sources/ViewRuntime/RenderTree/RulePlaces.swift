import AttributeGraph

/// A control that shows a bound value: its element and the rule that makes it again.
final class DynamicPlace {
  var element: DynamicElement
  let rule: AttributeID

  init(element: DynamicElement, rule: AttributeID) {
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
  /// The element is new, or something it read changed.
  var isOutOfDate = true

  init(element: DeferredElement, rule: AttributeID) {
    self.element = element
    self.rule = rule
  }
}
