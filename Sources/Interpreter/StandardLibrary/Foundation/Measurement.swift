extension StandardLibrary {
  /// Quantities with units.
  static let measurement = LibraryEntry(
    "Measurement.swift",
    """
    /// What a quantity is counted in.
    class Unit: Hashable {
      let symbol: String
      init(symbol: String) { self.symbol = symbol }
      static func == (lhs: Unit, rhs: Unit) -> Bool { lhs.symbol == rhs.symbol }
      func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
    }

    /// A unit among others of its kind, told apart by how many of the base unit it is.
    class Dimension: Unit {
      let __factor: Double
      let __constant: Double
      let __names: [String]
      init(_ symbol: String, _ factor: Double, _ names: [String], _ constant: Double = 0) {
        self.__factor = factor
        self.__constant = constant
        self.__names = names
        super.init(symbol: symbol)
      }
      convenience init(__like other: Dimension) {
        self.init(other.symbol, other.__factor, other.__names, other.__constant)
      }
      /// The base unit of the kind.
      var __kindBase: Dimension { self }
    }

    final class UnitLength: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem != .metric
            ? UnitLength.miles : UnitLength.kilometers)
      }
      override var __kindBase: Dimension { UnitLength.meters }
      static let kilometers = UnitLength("km", 1000, ["kilometer", "kilometers"])
      static let meters = UnitLength("m", 1, ["meter", "meters"])
      static let centimeters = UnitLength("cm", 0.01, ["centimeter", "centimeters"])
      static let millimeters = UnitLength("mm", 0.001, ["millimeter", "millimeters"])
      static let inches = UnitLength("in", 0.0254, ["inch", "inches"])
      static let feet = UnitLength("ft", 0.3048, ["foot", "feet"])
      static let yards = UnitLength("yd", 0.9144, ["yard", "yards"])
      static let miles = UnitLength("mi", 1609.34, ["mile", "miles"])
      static let nauticalMiles = UnitLength("NM", 1852, ["nautical mile", "nautical miles"])
      static func baseUnit() -> UnitLength { meters }
    }
    final class UnitMass: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(__like: locale.measurementSystem == .us ? UnitMass.pounds : UnitMass.kilograms)
      }
      override var __kindBase: Dimension { UnitMass.kilograms }
      static let kilograms = UnitMass("kg", 1, ["kilogram", "kilograms"])
      static let grams = UnitMass("g", 0.001, ["gram", "grams"])
      static let milligrams = UnitMass("mg", 0.000001, ["milligram", "milligrams"])
      static let metricTons = UnitMass("t", 1000, ["metric ton", "metric tons"])
      static let ounces = UnitMass("oz", 0.0283495, ["ounce", "ounces"])
      static let pounds = UnitMass("lb", 0.453592, ["pound", "pounds"])
      static let stones = UnitMass("st", 0.157473, ["stone", "stones"])
    }
    final class UnitTemperature: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem == .us
            ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
      }
      override var __kindBase: Dimension { UnitTemperature.kelvin }
      static let kelvin = UnitTemperature("K", 1, ["kelvin", "kelvins"])
      static let celsius = UnitTemperature("°C", 1, ["degree Celsius", "degrees Celsius"], 273.15)
      static let fahrenheit = UnitTemperature(
        "°F", 0.55555555555556, ["degree Fahrenheit", "degrees Fahrenheit"], 255.37222222222427)
    }
    final class UnitDuration: Dimension {
      override var __kindBase: Dimension { UnitDuration.seconds }
      static let hours = UnitDuration("hr", 3600, ["hour", "hours"])
      static let minutes = UnitDuration("min", 60, ["minute", "minutes"])
      static let seconds = UnitDuration("sec", 1, ["second", "seconds"])
      static let milliseconds = UnitDuration("ms", 0.001, ["millisecond", "milliseconds"])
    }
    final class UnitSpeed: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem != .metric
            ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour)
      }
      override var __kindBase: Dimension { UnitSpeed.metersPerSecond }
      static let metersPerSecond = UnitSpeed("m/s", 1, ["meter per second", "meters per second"])
      static let kilometersPerHour = UnitSpeed(
        "km/h", 0.277778, ["kilometer per hour", "kilometers per hour"])
      static let milesPerHour = UnitSpeed("mph", 0.44704, ["mile per hour", "miles per hour"])
      static let knots = UnitSpeed("kn", 0.514444, ["knot", "knots"])
    }
    final class UnitVolume: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(__like: locale.measurementSystem == .us ? UnitVolume.gallons : UnitVolume.liters)
      }
      override var __kindBase: Dimension { UnitVolume.liters }
      static let liters = UnitVolume("L", 1, ["liter", "liters"])
      static let milliliters = UnitVolume("mL", 0.001, ["milliliter", "milliliters"])
      static let gallons = UnitVolume("gal", 3.78541, ["gallon", "gallons"])
      static let cups = UnitVolume("cup", 0.24, ["cup", "cups"])
      static let fluidOunces = UnitVolume("fl oz", 0.0295735, ["fluid ounce", "fluid ounces"])
      static let pints = UnitVolume("pt", 0.473176, ["pint", "pints"])
      static let quarts = UnitVolume("qt", 0.946353, ["quart", "quarts"])
      static let teaspoons = UnitVolume("tsp", 0.00492892, ["teaspoon", "teaspoons"])
      static let tablespoons = UnitVolume("tbsp", 0.0147868, ["tablespoon", "tablespoons"])
    }
    final class UnitArea: Dimension {
      override var __kindBase: Dimension { UnitArea.squareMeters }
      static let squareMeters = UnitArea("m²", 1, ["square meter", "square meters"])
      static let squareKilometers = UnitArea(
        "km²", 1000000, ["square kilometer", "square kilometers"])
      static let squareFeet = UnitArea("ft²", 0.092903, ["square foot", "square feet"])
      static let acres = UnitArea("ac", 4046.86, ["acre", "acres"])
      static let hectares = UnitArea("ha", 10000, ["hectare", "hectares"])
    }
    final class UnitEnergy: Dimension {
      override var __kindBase: Dimension { UnitEnergy.joules }
      static let kilojoules = UnitEnergy("kJ", 1000, ["kilojoule", "kilojoules"])
      static let joules = UnitEnergy("J", 1, ["joule", "joules"])
      static let kilocalories = UnitEnergy("kCal", 4184, ["kilocalorie", "kilocalories"])
      static let calories = UnitEnergy("cal", 4.184, ["calorie", "calories"])
      static let kilowattHours = UnitEnergy("kWh", 3600000, ["kilowatt-hour", "kilowatt-hours"])
    }
    final class UnitAngle: Dimension {
      override var __kindBase: Dimension { UnitAngle.degrees }
      static let degrees = UnitAngle("°", 1, ["degree", "degrees"])
      static let radians = UnitAngle("rad", 57.2958, ["radian", "radians"])
      static let revolutions = UnitAngle("rev", 360, ["revolution", "revolutions"])
    }
    final class UnitPressure: Dimension {
      override var __kindBase: Dimension { UnitPressure.newtonsPerMetersSquared }
      static let hectopascals = UnitPressure("hPa", 100, ["hectopascal", "hectopascals"])
      static let newtonsPerMetersSquared = UnitPressure("N/m²", 1, ["pascal", "pascals"])
      static let millibars = UnitPressure("mbar", 100, ["millibar", "millibars"])
      static let bars = UnitPressure("bar", 100000, ["bar", "bars"])
    }
    final class UnitInformationStorage: Dimension {
      override var __kindBase: Dimension { UnitInformationStorage.bits }
      static let bytes = UnitInformationStorage("B", 8, ["byte", "bytes"])
      static let bits = UnitInformationStorage("bit", 1, ["bit", "bits"])
      static let kilobytes = UnitInformationStorage("kB", 8000, ["kilobyte", "kilobytes"])
      static let megabytes = UnitInformationStorage("MB", 8000000, ["megabyte", "megabytes"])
      static let gigabytes = UnitInformationStorage("GB", 8000000000, ["gigabyte", "gigabytes"])
    }

    /// A quantity and its unit.
    struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible {
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
      var __base: Double {
        guard let unit = unit as? Dimension else { return value }
        return value * unit.__factor + unit.__constant
      }
      // Of different units, the sum is in the base unit of their kind.
      static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
        if lhs.unit == rhs.unit {
          return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
        }
        return Measurement(value: lhs.__base + rhs.__base, unit: lhs.__baseUnit)
      }
      static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
        if lhs.unit == rhs.unit {
          return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
        }
        return Measurement(value: lhs.__base - rhs.__base, unit: lhs.__baseUnit)
      }
      var __baseUnit: UnitType { (unit as? Dimension)?.__kindBase as? UnitType ?? unit }
      func __value(in other: UnitType) -> Double {
        guard unit != other, let other = other as? Dimension else { return value }
        return (__base - other.__constant) / other.__factor
      }
      static func == (lhs: Measurement, rhs: Measurement) -> Bool { lhs.__base == rhs.__base }
      static func < (lhs: Measurement, rhs: Measurement) -> Bool { lhs.__base < rhs.__base }
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
      if width == 2, let unit = unit as? Dimension {
        return text + " " + (text == "1" ? unit.__names[0] : unit.__names[1])
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

  /// Sizes of files and memory.
  static let byteCountFormatter = LibraryEntry(
    "ByteCountFormatter.swift",
    """
    /// Writes sizes in bytes: 1.2 MB.
    class ByteCountFormatter: Formatter {
      enum CountStyle: Int { case file, memory, decimal, binary }
      struct Units: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let useBytes = Units(rawValue: 1)
        static let useKB = Units(rawValue: 2)
        static let useMB = Units(rawValue: 4)
        static let useGB = Units(rawValue: 8)
        static let useTB = Units(rawValue: 16)
        static let useAll = Units(rawValue: 65535)
      }
      var countStyle: CountStyle = .file
      var allowedUnits: Units = []
      var includesUnit: Bool = true
      var includesCount: Bool = true
      var includesActualByteCount: Bool = false
      var isAdaptive: Bool = true
      var allowsNonnumericFormatting: Bool = true
      var zeroPadsFractionDigits: Bool = false
      override init() { super.init() }
      func string(fromByteCount byteCount: Int64) -> String {
        let base = countStyle == .memory || countStyle == .binary ? 1024.0 : 1000.0
        if byteCount == 0 && allowsNonnumericFormatting {
          return includesUnit ? "Zero KB" : "Zero"
        }
        let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
        var size = Double(byteCount.magnitude)
        var step = 0
        let allowed = (0..<5).filter {
          allowedUnits.isEmpty || allowedUnits.contains(Units(rawValue: UInt(1 << $0)))
        }
        while step < (allowed.last ?? 5) && (size >= base || !allowed.contains(step)) {
          size = size / base
          step += 1
        }
        // Larger units are written with more digits.
        let digits = step < 2 ? 0 : step == 2 ? 1 : 2
        let number = size.formatted(.number.precision(.fractionLength(0...digits)))
        let sign = byteCount < 0 ? "-" : ""
        if !includesUnit { return sign + number }
        return sign + number + " " + (step == 0 && byteCount.magnitude == 1 ? "byte" : names[step])
      }
      static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
      }
    }

    /// Sizes in bytes as a style.
    struct ByteCountFormatStyle: FormatStyle, Sendable {
      typealias FormatInput = Int64
      typealias FormatOutput = String
      enum Style: Int, Hashable, Sendable { case file, memory, decimal, binary }
      var style: Style
      init(style: Style = .file) { self.style = style }
      func locale(_ locale: Locale) -> ByteCountFormatStyle { self }
      func format(_ value: Int64) -> String {
        let text = ByteCountFormatter.string(
          fromByteCount: value,
          countStyle: ByteCountFormatter.CountStyle(rawValue: style.rawValue) ?? .file)
        return text.replacingOccurrences(of: "KB", with: "kB")
      }
    }

    extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatter.Units = .useAll,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
      ) -> ByteCountFormatStyle { ByteCountFormatStyle(style: style) }
    }
    """)
}
