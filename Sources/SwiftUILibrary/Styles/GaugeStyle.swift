extension Feature {
  static let gaugeStyle = Feature(
    "GaugeStyle",
    #"""
    /// How gauges look: a view made of their parts.
    protocol GaugeStyle {
      associatedtype Body: View
      typealias Configuration = GaugeStyleConfiguration
      @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> Body
    }

    /// What a style of gauges works with.
    struct GaugeStyleConfiguration {
      typealias Label = _StyleContent
      typealias CurrentValueLabel = _StyleContent
      typealias MinimumValueLabel = _StyleContent
      typealias MaximumValueLabel = _StyleContent
      typealias MarkedValueLabel = _StyleContent
      let value: Double
      let label: Label
      let currentValueLabel: CurrentValueLabel?
      let minimumValueLabel: MinimumValueLabel?
      let maximumValueLabel: MaximumValueLabel?
      let markedValueLabels: MarkedValueLabel?
    }

    struct DefaultGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct LinearCapacityGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct AccessoryCircularGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct AccessoryLinearGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct LinearGaugeStyle: GaugeStyle, _StandardStyle { init() {} }
    struct CircularGaugeStyle: GaugeStyle, _StandardStyle { init() {} }

    extension GaugeStyle where Self == DefaultGaugeStyle {
      static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    }

    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
      static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    }

    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
      static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    }

    extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
      static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
      }
    }

    extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
      static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
    }

    extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
      static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
      }
    }

    extension GaugeStyle where Self == LinearGaugeStyle {
      static var linear: LinearGaugeStyle { LinearGaugeStyle() }
    }

    extension GaugeStyle where Self == CircularGaugeStyle {
      static var circular: CircularGaugeStyle { CircularGaugeStyle() }
    }

    extension GaugeStyle where Self: _StandardStyle {
      func makeBody(configuration: GaugeStyleConfiguration) -> some View {
        Gauge(
          _value: configuration.value, _lower: 0, _upper: 1, _label: configuration.label,
          _current: configuration.currentValueLabel, _minimum: configuration.minimumValueLabel,
          _maximum: configuration.maximumValueLabel, _marked: configuration.markedValueLabels
        )
        .gaugeStyle(self)
      }
    }

    extension View {
      /// Sets how gauges look.
      func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("gaugeStyle", "Gauge", style,
          style is _StandardStyle
            ? nil
            : { (configuration: GaugeStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
