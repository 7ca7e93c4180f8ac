import Interpreter

extension Feature {
  static let shapeStyle = Feature(
    "ShapeStyle",
    #"""
    /// A color, gradient or material that shapes and text are drawn with.
    protocol ShapeStyle {}

    /// The foreground style of the surroundings, one level of it.
    struct HierarchicalShapeStyle: ShapeStyle, Hashable {
      let _name: String
      static let primary = HierarchicalShapeStyle(_name: "primary")
      static let secondary = HierarchicalShapeStyle(_name: "secondary")
      static let tertiary = HierarchicalShapeStyle(_name: "tertiary")
      static let quaternary = HierarchicalShapeStyle(_name: "quaternary")
      static let quinary = HierarchicalShapeStyle(_name: "quinary")
    }

    extension ShapeStyle where Self == HierarchicalShapeStyle {
      static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "primary") }
      static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "secondary") }
      static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "tertiary") }
      static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quaternary") }
      static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quinary") }
    }

    /// A style with less emphasis.
    struct _FainterStyle: ShapeStyle {
      let _style: Any
      let _level: String
    }

    extension ShapeStyle {
      var secondary: some ShapeStyle { _FainterStyle(_style: self, _level: "secondary") }
      var tertiary: some ShapeStyle { _FainterStyle(_style: self, _level: "tertiary") }
      var quaternary: some ShapeStyle { _FainterStyle(_style: self, _level: "quaternary") }
      var quinary: some ShapeStyle { _FainterStyle(_style: self, _level: "quinary") }
    }

    /// The style that text and symbols have by themselves.
    struct ForegroundStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == ForegroundStyle {
      static var foreground: ForegroundStyle { ForegroundStyle() }
    }

    /// The background of the surroundings.
    struct BackgroundStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == BackgroundStyle {
      static var background: BackgroundStyle { BackgroundStyle() }
    }

    /// The tint of the surroundings.
    struct TintShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == TintShapeStyle {
      static var tint: TintShapeStyle { TintShapeStyle() }
    }

    /// The color of selected content.
    struct SelectionShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == SelectionShapeStyle {
      static var selection: SelectionShapeStyle { SelectionShapeStyle() }
    }

    /// The color of lines between rows.
    struct SeparatorShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == SeparatorShapeStyle {
      static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
    }

    /// The color of the text in an empty field.
    struct PlaceholderTextShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
    }

    /// The color of links.
    struct LinkShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == LinkShapeStyle {
      static var link: LinkShapeStyle { LinkShapeStyle() }
    }

    /// The color of shapes on a background.
    struct FillShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == FillShapeStyle {
      static var fill: FillShapeStyle { FillShapeStyle() }
    }

    /// The background of a window.
    struct WindowBackgroundShapeStyle: ShapeStyle, Hashable { init() {} }

    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
    }

    /// Any style, its type hidden.
    struct AnyShapeStyle: ShapeStyle {
      let _style: Any
      init<S: ShapeStyle>(_ style: S) { self._style = style }
    }
    """#,
    details: [
      "HierarchicalShapeStyle": { part throws(Trap) in "." + part.string("_name") },
      "_FainterStyle": { part throws(Trap) in
        try part.detail("_style") + "." + part.string("_level")
      },
      "ForegroundStyle": { _ throws(Trap) in ".foreground" },
      "BackgroundStyle": { _ throws(Trap) in ".background" },
      "TintShapeStyle": { _ throws(Trap) in ".tint" },
      "SelectionShapeStyle": { _ throws(Trap) in ".selection" },
      "SeparatorShapeStyle": { _ throws(Trap) in ".separator" },
      "PlaceholderTextShapeStyle": { _ throws(Trap) in ".placeholder" },
      "LinkShapeStyle": { _ throws(Trap) in ".link" },
      "FillShapeStyle": { _ throws(Trap) in ".fill" },
      "WindowBackgroundShapeStyle": { _ throws(Trap) in ".windowBackground" },
      "AnyShapeStyle": { part throws(Trap) in try part.detail("_style") },
    ])
}
