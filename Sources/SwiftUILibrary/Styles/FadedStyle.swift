import Interpreter

extension Feature {
  /// Styles that let what is behind them through.
  static let fadedStyle = Feature(
    "FadedStyle",
    #"""
    /// A style that is see-through.
    struct _FadedStyle: ShapeStyle {
      let _style: Any
      let _opacity: Double
    }

    /// A style that is a view as well, as gradients are; see-through, it still is both.
    struct _FadedView<Style: View>: View, ShapeStyle {
      typealias Body = Never
      let _style: Style
      let _opacity: Double
      let _shown: ModifiedContent<Style, _OpacityEffect>
      var body: Never { _primitiveBody() }
    }

    extension ShapeStyle {
      /// Makes a style see-through.
      @_disfavoredOverload
      func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(_FadedStyle(_style: self, _opacity: opacity))
      }
    }

    extension ShapeStyle where Self: View {
      func opacity(_ opacity: Double) -> _FadedView<Self> {
        _FadedView(
          _style: self, _opacity: opacity,
          _shown: ModifiedContent(content: self, modifier: _OpacityEffect(opacity: opacity)))
      }
    }
    """#,
    views: ["_FadedView": { part throws(Trap) in try part.element("_shown") }],
    details: ["_FadedStyle": fadedDetail, "_FadedView": fadedDetail])

  private static func fadedDetail(_ part: Part) throws(Trap) -> String {
    "\(try part.detail("_style")).opacity(\(try part.detail("_opacity")))"
  }
}
