extension Feature {
  static let scaledMetric = Feature(
    "ScaledMetric",
    #"""
    /// A number that grows with the text size; the body style's scale stands for all styles.
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
      @Environment(\.dynamicTypeSize) var _size
      let _base: Value
      init(wrappedValue: Value) { self._base = wrappedValue }
      init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self._base = wrappedValue
      }
      init(baseValue: Value, textStyle: Font.TextStyle = .body) { self._base = baseValue }
      var wrappedValue: Value { _base * Value(Self._points(_size)) / 17 }
      /// Points of the body style at each text size.
      static func _points(_ size: DynamicTypeSize) -> Double {
        switch size {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
      }
    }
    """#)
}
