extension Feature {
  static let mask = Feature(
    "Mask",
    #"""
    struct _MaskEffect {
      let alignment: Alignment?
      var _name: String = "mask"
    }

    extension View {
      /// Shows this view only where another one is opaque.
      func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
      ) -> ModifiedContent<Self, _MaskEffect> {
        ModifiedContent(
          content: self, modifier: _MaskEffect(alignment: alignment == .center ? nil : alignment))
      }
      func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _MaskEffect> {
        ModifiedContent(content: self, modifier: _MaskEffect(alignment: nil))
      }
    }
    """#)
}
