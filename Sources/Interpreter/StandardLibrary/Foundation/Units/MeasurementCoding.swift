extension StandardLibrary {
  /// Quantities in files.
  static let measurementCoding = LibraryEntry(
    "Measurement+Coding.swift",
    """
    extension Measurement {
      private enum __Keys: String, CodingKey { case value, unit }
      private enum __UnitKeys: String, CodingKey { case symbol, converter }
      private enum __ConverterKeys: String, CodingKey { case coefficient, constant }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: __Keys.self)
        let value = try container.decode(Double.self, forKey: .value)
        let parts = try container.nestedContainer(keyedBy: __UnitKeys.self, forKey: .unit)
        let symbol = try parts.decode(String.self, forKey: .symbol)
        if let kind = UnitType.self as? Dimension.Type {
          let linear = try parts.nestedContainer(keyedBy: __ConverterKeys.self, forKey: .converter)
          let converter = UnitConverterLinear(
            coefficient: try linear.decode(Double.self, forKey: .coefficient),
            constant: try linear.decode(Double.self, forKey: .constant))
          let unit = kind.init(symbol: symbol, converter: converter)
          self.init(value: value, unit: unit as! UnitType)
        } else {
          self.init(value: value, unit: UnitType(symbol: symbol))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: __Keys.self)
        try container.encode(value, forKey: .value)
        var parts = container.nestedContainer(keyedBy: __UnitKeys.self, forKey: .unit)
        try parts.encode(unit.symbol, forKey: .symbol)
        guard let converter = (unit as? Dimension)?.converter as? UnitConverterLinear else {
          return
        }
        var linear = parts.nestedContainer(keyedBy: __ConverterKeys.self, forKey: .converter)
        try linear.encode(converter.coefficient, forKey: .coefficient)
        try linear.encode(converter.constant, forKey: .constant)
      }
    }
    """)
}
