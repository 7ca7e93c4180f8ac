import Interpreter
import ViewRuntime

extension Feature {
  static let mask = Feature(
    "Mask",
    #"""
    struct _MaskEffect<Mask> {
      let mask: Mask
      let alignment: Alignment
    }

    extension View {
      /// Shows this view only where another one is opaque.
      func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
      ) -> ModifiedContent<Self, _MaskEffect<Mask>> {
        ModifiedContent(
          content: self, modifier: _MaskEffect(mask: mask(), alignment: alignment))
      }
      func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _MaskEffect<Mask>> {
        ModifiedContent(content: self, modifier: _MaskEffect(mask: mask, alignment: .center))
      }
    }
    """#,
    modifiers: [
      "_MaskEffect": { part throws(Trap) in
        let alignment = part.alignment("alignment")
        return Modification(
          "mask", detail: Detail.argument("alignment", alignment),
          .mask(try part.element("mask", as: part.typeArgument(0)), alignment: alignment))
      }
    ])
}
