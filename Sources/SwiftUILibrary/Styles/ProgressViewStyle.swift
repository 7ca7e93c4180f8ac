extension Feature {
  static let progressViewStyle = Feature(
    "ProgressViewStyle",
    #"""
    /// How progress views look: a view made of their parts.
    protocol ProgressViewStyle {
      associatedtype Body: View
      typealias Configuration = ProgressViewStyleConfiguration
      @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
    }

    /// What a style of progress views works with.
    struct ProgressViewStyleConfiguration {
      typealias Label = _StyleContent
      typealias CurrentValueLabel = _StyleContent
      let fractionCompleted: Double?
      let label: Label?
      let currentValueLabel: CurrentValueLabel?
    }

    struct DefaultProgressViewStyle: ProgressViewStyle, _StandardStyle { init() {} }
    struct LinearProgressViewStyle: ProgressViewStyle, _StandardStyle {
      init() {}
      init(tint: Color) {}
    }
    struct CircularProgressViewStyle: ProgressViewStyle, _StandardStyle {
      init() {}
      init(tint: Color) {}
    }

    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    }

    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
    }

    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
    }

    extension ProgressViewStyle where Self: _StandardStyle {
      func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
      }
    }

    extension View {
      /// Sets how progress views look.
      func progressViewStyle<S: ProgressViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("progressViewStyle", "ProgressView", style,
          style is _StandardStyle
            ? nil
            : { (configuration: ProgressViewStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
