import Interpreter

extension Feature {
  static let overlay = Feature(
    "Overlay",
    #"""
    struct _OverlayModifier<Overlay> {
      var overlay: Overlay
      var alignment: Alignment
      /// `border` where that is what was called.
      var _name: String = "overlay"
    }

    struct _OverlayStyleModifier<Style> {
      var style: Style
    }

    extension View {
      /// Puts views in front of this view; they do not change its size.
      func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
      ) -> ModifiedContent<Self, _OverlayModifier<V>> {
        ModifiedContent(
          content: self, modifier: _OverlayModifier(overlay: content(), alignment: alignment))
      }
      /// Puts a view in front of this view.
      func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
      ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
        ModifiedContent(
          content: self, modifier: _OverlayModifier(overlay: overlay, alignment: alignment))
      }
      /// Puts a style in front of this view.
      @_disfavoredOverload
      func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
      ) -> ModifiedContent<Self, _OverlayStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _OverlayStyleModifier(style: style))
      }
      /// Puts a style in a shape in front of this view.
      func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
      ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<T, S>>> {
        overlay(shape.fill(style))
      }
    }
    """#,
    modifiers: [
      "_OverlayModifier": { part throws(Trap) in
        if part.string("_name") == "border" { return try border(part) }
        let alignment = part.alignment("alignment")
        return Modification(
          "overlay", detail: Detail.argument("alignment", alignment),
          .overlay(try part.element("overlay", as: part.typeArgument(0)), alignment: alignment))
      },
      "_OverlayStyleModifier": { part throws(Trap) in
        Modification("overlay", detail: try part.detail("style"))
      },
    ])
}
