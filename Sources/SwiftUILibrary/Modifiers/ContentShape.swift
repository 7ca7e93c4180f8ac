extension Feature {
  static let contentShape = Feature(
    "ContentShape",
    #"""
    struct _ContentShapeModifier<ContentShape> {
      let _shape: ContentShape
      var _name: String = "contentShape"
    }

    extension View {
      /// Says where touches count.
      func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
      ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        ModifiedContent(content: self, modifier: _ContentShapeModifier(_shape: shape))
      }
    }
    """#)
}
