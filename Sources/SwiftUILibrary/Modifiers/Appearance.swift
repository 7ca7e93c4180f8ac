extension Feature {
  /// Light and dark, sizes of symbols and controls.
  static let appearance = Feature(
    "Appearance",
    #"""
    extension View {
      /// Sets the size of symbols.
      func imageScale(
        _ scale: Image.Scale
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.imageScale, value: scale, _name: "imageScale"))
      }
      /// Sets the size of controls.
      func controlSize(
        _ controlSize: ControlSize
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ControlSize>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.controlSize, value: controlSize, _name: "controlSize"))
      }
      /// Sets light or dark for this view.
      func colorScheme(
        _ colorScheme: ColorScheme
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.colorScheme, value: colorScheme, _name: "colorScheme"))
      }
      /// Sets the size of text.
      func dynamicTypeSize(
        _ size: DynamicTypeSize
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<DynamicTypeSize>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.dynamicTypeSize, value: size, _name: "dynamicTypeSize"))
      }
      func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        _decorated("dynamicTypeSize", "_:", range)
      }
      func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
        _decorated("dynamicTypeSize", "_:", range)
      }
      func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
        _decorated("dynamicTypeSize", "_:", range)
      }
    }
    """#)
}
