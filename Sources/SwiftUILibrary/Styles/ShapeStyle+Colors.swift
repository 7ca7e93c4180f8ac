extension Feature {
  /// Lets `.red` stand where any shape style is wanted.
  static let shapeStyleColors = Feature(
    "ShapeStyle+Colors",
    #"""
    extension ShapeStyle where Self == Color {
      static var red: Color { Color.red }
      static var orange: Color { Color.orange }
      static var yellow: Color { Color.yellow }
      static var green: Color { Color.green }
      static var mint: Color { Color.mint }
      static var teal: Color { Color.teal }
      static var cyan: Color { Color.cyan }
      static var blue: Color { Color.blue }
      static var indigo: Color { Color.indigo }
      static var purple: Color { Color.purple }
      static var pink: Color { Color.pink }
      static var brown: Color { Color.brown }
      static var white: Color { Color.white }
      static var gray: Color { Color.gray }
      static var black: Color { Color.black }
      static var clear: Color { Color.clear }
    }
    """#)
}
