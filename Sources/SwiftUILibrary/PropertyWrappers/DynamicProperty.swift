extension Feature {
  static let dynamicProperty = Feature(
    "DynamicProperty",
    #"""
    /// A stored property whose value comes from outside the view that holds it.
    protocol DynamicProperty {
      /// Called before the view's body runs.
      mutating func update()
    }

    extension DynamicProperty {
      mutating func update() {}
    }

    /// Where a wrapped value lives.
    final class _Location {}
    """#)
}
