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
      func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
      ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        ModifiedContent(content: self, modifier: _ContentShapeModifier(_shape: shape))
      }
    }

    /// What the shape of a view is for.
    struct ContentShapeKinds: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let interaction = ContentShapeKinds(rawValue: 1)
      static let dragPreview = ContentShapeKinds(rawValue: 2)
      static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
      static let hoverEffect = ContentShapeKinds(rawValue: 8)
      static let focusEffect = ContentShapeKinds(rawValue: 16)
      static let accessibility = ContentShapeKinds(rawValue: 32)
    }
    """#)
}
