import Interpreter

extension Feature {
  static let background = Feature(
    "Background",
    #"""
    struct _BackgroundModifier<Background> {
      var background: Background
      var alignment: Alignment
    }

    struct _BackgroundStyleModifier<Style> {
      var style: Style
    }

    struct _BackgroundShapeModifier<Style, Bounds> {
      var style: Style
      var shape: Bounds
    }

    extension View {
      /// Puts a style behind this view.
      func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
      ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _BackgroundStyleModifier(style: style))
      }
      func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
      ) -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>> {
        ModifiedContent(
          content: self, modifier: _BackgroundStyleModifier(style: BackgroundStyle()))
      }
      /// Puts a style in a shape behind this view.
      func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
      ) -> ModifiedContent<Self, _BackgroundShapeModifier<S, T>> {
        ModifiedContent(
          content: self, modifier: _BackgroundShapeModifier(style: style, shape: shape))
      }
      func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
      ) -> ModifiedContent<Self, _BackgroundShapeModifier<BackgroundStyle, T>> {
        ModifiedContent(
          content: self, modifier: _BackgroundShapeModifier(style: BackgroundStyle(), shape: shape))
      }
      /// Puts views behind this view; they do not change its size.
      func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
      ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
        ModifiedContent(
          content: self, modifier: _BackgroundModifier(background: content(), alignment: alignment))
      }
      /// Puts a view behind this view.
      @_disfavoredOverload
      func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
      ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
        ModifiedContent(
          content: self, modifier: _BackgroundModifier(
            background: background, alignment: alignment))
      }
    }
    """#,
    modifiers: [
      "_BackgroundModifier": { part throws(Trap) in
        let alignment = part.alignment("alignment")
        return Modification(
          "background", detail: Detail.argument("alignment", alignment),
          .background(
            try part.element("background", as: part.typeArgument(0)), alignment: alignment))
      },
      "_BackgroundStyleModifier": { part throws(Trap) in
        Modification("background", detail: try part.detail("style"))
      },
      "_BackgroundShapeModifier": { part throws(Trap) in
        let shape = part.bridge.typeName(of: part.value("shape"))
        return Modification("background", detail: "\(try part.detail("style")), in: \(shape)")
      },
    ])
}
