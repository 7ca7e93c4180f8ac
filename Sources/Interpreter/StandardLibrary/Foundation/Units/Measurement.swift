extension StandardLibrary {
  /// Quantities with units.
  static let measurement = LibraryEntry(
    "Measurement.swift",
    """
    /// What a quantity is counted in.
    class Unit: NSObject {
      let symbol: String
      required init(symbol: String) { self.symbol = symbol }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Unit, type(of: other) == type(of: self) else { return false }
        return symbol == other.symbol
      }
      override var hash: Int { symbol.hashValue }
    }

    /// How a unit's values become values of the base unit, and back.
    class UnitConverter: NSObject {
      func baseUnitValue(fromValue value: Double) -> Double { value }
      func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
    }

    /// A factor, and a distance between the zeros.
    class UnitConverterLinear: UnitConverter {
      let coefficient: Double
      let constant: Double
      convenience init(coefficient: Double) { self.init(coefficient: coefficient, constant: 0) }
      init(coefficient: Double, constant: Double) {
        self.coefficient = coefficient
        self.constant = constant
        super.init()
      }
      override func baseUnitValue(fromValue value: Double) -> Double {
        value * coefficient + constant
      }
      override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
        (baseUnitValue - constant) / coefficient
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UnitConverterLinear else { return false }
        return coefficient == other.coefficient && constant == other.constant
      }
      override var hash: Int { coefficient.hashValue ^ constant.hashValue }
    }

    /// More of one is less of the other, as with distances per volume and volumes per distance.
    final class __UnitConverterReciprocal: UnitConverter {
      let reciprocal: Double
      init(_ reciprocal: Double) {
        self.reciprocal = reciprocal
        super.init()
      }
      override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
      override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
        reciprocal / baseUnitValue
      }
      override func isEqual(_ object: Any?) -> Bool {
        (object as? __UnitConverterReciprocal)?.reciprocal == reciprocal
      }
      override var hash: Int { reciprocal.hashValue }
    }

    /// A unit among others of its kind, told apart by how its values become those of the base unit.
    class Dimension: Unit {
      let converter: UnitConverter
      /// What one and several are called in full.
      var __names: [String] = []
      required init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
      }
      required init(symbol: String) {
        self.converter = UnitConverterLinear(coefficient: 1)
        super.init(symbol: symbol)
      }
      convenience init(
        _ symbol: String, _ factor: Double, _ one: String, _ many: String, _ constant: Double = 0
      ) {
        self.init(
          symbol: symbol, converter: UnitConverterLinear(coefficient: factor, constant: constant))
        __names = [one, many]
      }
      convenience init(_ symbol: String, __per factor: Double, _ one: String, _ many: String) {
        self.init(symbol: symbol, converter: __UnitConverterReciprocal(factor))
        __names = [one, many]
      }
      convenience init(__like other: Dimension) {
        self.init(symbol: other.symbol, converter: other.converter)
        __names = other.__names
      }
      /// The unit that the others of the kind are converted by way of.
      class func baseUnit() -> Self {
        fatalError("*** You must override baseUnit in your class to define its base unit.")
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? Dimension else { return false }
        return converter.isEqual(other.converter)
      }
    }

    /// A quantity and its unit.
    struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, Encodable,
      Decodable
    {
      var value: Double
      let unit: UnitType
      init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      var description: String { "\\(value) " + unit.symbol }
      static func * (lhs: Measurement, rhs: Double) -> Measurement {
        Measurement(value: lhs.value * rhs, unit: lhs.unit)
      }
      static func * (lhs: Double, rhs: Measurement) -> Measurement {
        Measurement(value: lhs * rhs.value, unit: rhs.unit)
      }
      static func / (lhs: Measurement, rhs: Double) -> Measurement {
        Measurement(value: lhs.value / rhs, unit: lhs.unit)
      }
      static func / (lhs: Double, rhs: Measurement) -> Measurement {
        Measurement(value: lhs / rhs.value, unit: rhs.unit)
      }
      var __base: Double {
        (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value
      }
      // Of different units, the sum is in the base unit of their kind.
      static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
        if lhs.unit.isEqual(rhs.unit) {
          return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
        }
        return Measurement(value: lhs.__base + rhs.__base, unit: lhs.__baseUnit)
      }
      static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
        if lhs.unit.isEqual(rhs.unit) {
          return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
        }
        return Measurement(value: lhs.__base - rhs.__base, unit: lhs.__baseUnit)
      }
      static func += (lhs: inout Measurement, rhs: Measurement) { lhs = lhs + rhs }
      static func -= (lhs: inout Measurement, rhs: Measurement) { lhs = lhs - rhs }
      static func *= (lhs: inout Measurement, rhs: Double) { lhs.value *= rhs }
      static func /= (lhs: inout Measurement, rhs: Double) { lhs.value /= rhs }
      var __baseUnit: UnitType {
        guard let unit = unit as? Dimension else { return unit }
        return type(of: unit).baseUnit() as? UnitType ?? self.unit
      }
      func __value(in other: UnitType) -> Double {
        guard !unit.isEqual(other), let other = other as? Dimension else { return value }
        return other.converter.value(fromBaseUnitValue: __base)
      }
      static func == (lhs: Measurement, rhs: Measurement) -> Bool {
        if lhs.unit.isEqual(rhs.unit) { return lhs.value == rhs.value }
        return lhs.unit is Dimension && lhs.__base == rhs.__base
      }
      static func < (lhs: Measurement, rhs: Measurement) -> Bool {
        lhs.unit.isEqual(rhs.unit) ? lhs.value < rhs.value : lhs.__base < rhs.__base
      }
      func hash(into hasher: inout Hasher) { hasher.combine(__base) }
      /// The same quantity in another unit.
      func converted(to otherUnit: UnitType) -> Measurement {
        Measurement(value: __value(in: otherUnit), unit: otherUnit)
      }
      mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
      /// The quantity as people write it; temperatures as they do in the United States.
      func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
      func formatted(_ style: FormatStyle) -> String { style.format(self) }

      /// How quantities are written.
      struct FormatStyle: __AnyFormatStyle {
        typealias FormatInput = Measurement
        typealias FormatOutput = String
        struct UnitWidth: Hashable, Sendable {
          let __code: Int
          static var wide: UnitWidth { UnitWidth(__code: 2) }
          static var abbreviated: UnitWidth { UnitWidth(__code: 1) }
          static var narrow: UnitWidth { UnitWidth(__code: 0) }
        }
        var width: UnitWidth
        var __usage = __MeasurementUsage.general
        var __number: FloatingPointFormatStyle<Double>?
        func locale(_ locale: Locale) -> FormatStyle { self }
        func format(_ value: Measurement) -> String {
          let (shown, unit) = __usual(value.value, value.unit, __usage)
          return __measured(shown, unit, width.__code, __number.map { $0.format(shown) })
        }
        static func measurement(
          width: UnitWidth, usage: __MeasurementUsage = .general,
          numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> FormatStyle {
          FormatStyle(width: width, __usage: usage, __number: numberFormatStyle)
        }
      }
    }

    extension FormatStyle {
      static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: __MeasurementUsage = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(
          width: width, __usage: usage, __number: numberFormatStyle)
      }
    }

    enum __MeasurementUsage: Hashable, Sendable {
      case general, asProvided, person, food, personHeight, personWeight, road, weather
    }

    /// A temperature in whole degrees Fahrenheit, unless it is wanted as it is; other quantities
    /// stay in their own units.
    func __usual(
      _ value: Double, _ unit: Unit, _ usage: __MeasurementUsage
    ) -> (Double, Unit) {
      guard usage != .asProvided, let temperature = unit as? UnitTemperature else {
        return (value, unit)
      }
      let usual = Measurement(value: value, unit: temperature).converted(to: .fahrenheit)
      return (usual.value.rounded(), usual.unit)
    }

    func __measured(
      _ value: Double, _ unit: Unit, _ width: Int, _ number: String? = nil
    ) -> String {
      let text = number ?? value.formatted()
      let isDegree = unit.symbol.hasPrefix("°")
      if width == 2, let names = (unit as? Dimension)?.__names, names.count == 2 {
        return text + " " + (text == "1" ? names[0] : names[1])
      }
      if isDegree { return text + (width == 0 ? "°" : unit.symbol) }
      if width == 0 {
        return text + (unit.symbol == "in" ? "\\"" : unit.symbol == "ft" ? "'" : unit.symbol)
      }
      return text + " " + unit.symbol
    }

    /// The older way to write quantities.
    class MeasurementFormatter: Formatter {
      struct UnitOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let providedUnit = UnitOptions(rawValue: 1)
        static let naturalScale = UnitOptions(rawValue: 2)
        static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
      }
      var unitOptions: UnitOptions = []
      var unitStyle: Formatter.UnitStyle = .medium
      var locale: Locale! = Locale.current
      var numberFormatter: NumberFormatter! = NumberFormatter()
      override init() {
        super.init()
        numberFormatter.numberStyle = .decimal
      }
      func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        __measured(
          measurement.value, measurement.unit, unitStyle.rawValue - 1,
          numberFormatter.string(from: NSNumber(value: measurement.value)))
      }
      func string(from unit: Unit) -> String { unit.symbol }
    }
    """)
}
