extension StandardLibrary {
  /// The kinds of units that everyday programs measure in.
  static let everydayUnits: [LibraryEntry] = [
    lengthUnits, massUnits, temperatureUnits, durationUnits, speedUnits, volumeUnits, areaUnits,
    energyUnits, angleUnits,
  ]

  private static let lengthUnits = LibraryEntry(
    "UnitLength.swift",
    """
    final class UnitLength: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem != .metric ? UnitLength.miles : UnitLength.kilometers)
      }
      override class func baseUnit() -> UnitLength { meters }
      static let megameters = UnitLength("Mm", 1000000.0, "megameter", "megameters")
      static let kilometers = UnitLength("km", 1000, "kilometer", "kilometers")
      static let hectometers = UnitLength("hm", 100, "hectometer", "hectometers")
      static let decameters = UnitLength("dam", 10, "decameter", "decameters")
      static let meters = UnitLength("m", 1, "meter", "meters")
      static let decimeters = UnitLength("dm", 0.1, "decimeter", "decimeters")
      static let centimeters = UnitLength("cm", 0.01, "centimeter", "centimeters")
      static let millimeters = UnitLength("mm", 0.001, "millimeter", "millimeters")
      static let micrometers = UnitLength("µm", 1e-06, "micrometer", "micrometers")
      static let nanometers = UnitLength("nm", 1e-09, "nanometer", "nanometers")
      static let picometers = UnitLength("pm", 1e-12, "picometer", "picometers")
      static let inches = UnitLength("in", 0.0254, "inch", "inches")
      static let feet = UnitLength("ft", 0.3048, "foot", "feet")
      static let yards = UnitLength("yd", 0.9144, "yard", "yards")
      static let miles = UnitLength("mi", 1609.34, "mile", "miles")
      static let scandinavianMiles = UnitLength(
        "smi", 10000, "scandinavian mile", "scandinavian miles")
      static let lightyears = UnitLength("ly", 9461000000000000.0, "light year", "light years")
      static let nauticalMiles = UnitLength("NM", 1852, "nautical mile", "nautical miles")
      static let fathoms = UnitLength("ftm", 1.8288, "fathom", "fathoms")
      static let furlongs = UnitLength("fur", 201.168, "furlong", "furlongs")
      static let astronomicalUnits = UnitLength(
        "ua", 149600000000.0, "astronomical unit", "astronomical units")
      static let parsecs = UnitLength("pc", 3.086e16, "parsec", "parsecs")
    }
    """)

  private static let massUnits = LibraryEntry(
    "UnitMass.swift",
    """
    final class UnitMass: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem == .us ? UnitMass.pounds : UnitMass.kilograms)
      }
      override class func baseUnit() -> UnitMass { kilograms }
      static let kilograms = UnitMass("kg", 1, "kilogram", "kilograms")
      static let grams = UnitMass("g", 0.001, "gram", "grams")
      static let decigrams = UnitMass("dg", 0.0001, "decigram", "decigrams")
      static let centigrams = UnitMass("cg", 1e-05, "centigram", "centigrams")
      static let milligrams = UnitMass("mg", 1e-06, "milligram", "milligrams")
      static let micrograms = UnitMass("µg", 1e-09, "microgram", "micrograms")
      static let nanograms = UnitMass("ng", 1e-12, "nanogram", "nanograms")
      static let picograms = UnitMass("pg", 1e-15, "picogram", "picograms")
      static let ounces = UnitMass("oz", 0.0283495, "ounce", "ounces")
      static let pounds = UnitMass("lb", 0.453592, "pound", "pounds")
      static let stones = UnitMass("st", 0.157473, "stone", "stones")
      static let metricTons = UnitMass("t", 1000, "metric ton", "metric tons")
      static let shortTons = UnitMass("ton", 907.185, "ton", "tons")
      static let carats = UnitMass("ct", 0.0002, "carat", "carats")
      static let ouncesTroy = UnitMass("oz t", 0.03110348, "troy ounce", "troy ounces")
      static let slugs = UnitMass("slug", 14.5939, "slug", "slugs")
    }
    """)

  private static let temperatureUnits = LibraryEntry(
    "UnitTemperature.swift",
    """
    final class UnitTemperature: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem == .us
            ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
      }
      override class func baseUnit() -> UnitTemperature { kelvin }
      static let kelvin = UnitTemperature("K", 1, "kelvin", "kelvins")
      static let celsius = UnitTemperature("°C", 1, "degree Celsius", "degrees Celsius", 273.15)
      static let fahrenheit = UnitTemperature(
        "°F", 0.55555555555556, "degree Fahrenheit", "degrees Fahrenheit", 255.37222222222428)
    }
    """)

  private static let durationUnits = LibraryEntry(
    "UnitDuration.swift",
    """
    final class UnitDuration: Dimension {
      override class func baseUnit() -> UnitDuration { seconds }
      static let picoseconds = UnitDuration("ps", 1e-12, "picosecond", "picoseconds")
      static let nanoseconds = UnitDuration("ns", 1e-09, "nanosecond", "nanoseconds")
      static let microseconds = UnitDuration("µs", 1e-06, "microsecond", "microseconds")
      static let milliseconds = UnitDuration("ms", 0.001, "millisecond", "milliseconds")
      static let seconds = UnitDuration("sec", 1, "second", "seconds")
      static let minutes = UnitDuration("min", 60, "minute", "minutes")
      static let hours = UnitDuration("hr", 3600, "hour", "hours")
    }
    """)

  private static let speedUnits = LibraryEntry(
    "UnitSpeed.swift",
    """
    final class UnitSpeed: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem != .metric
            ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour)
      }
      override class func baseUnit() -> UnitSpeed { metersPerSecond }
      static let metersPerSecond = UnitSpeed("m/s", 1, "meter per second", "meters per second")
      static let kilometersPerHour = UnitSpeed(
        "km/h", 0.277778, "kilometer per hour", "kilometers per hour")
      static let milesPerHour = UnitSpeed("mph", 0.44704, "mile per hour", "miles per hour")
      static let knots = UnitSpeed("kn", 0.514444, "knot", "knots")
    }
    """)

  private static let volumeUnits = LibraryEntry(
    "UnitVolume.swift",
    """
    final class UnitVolume: Dimension {
      convenience init(forLocale locale: Locale, usage: __MeasurementUsage = .general) {
        self.init(
          __like: locale.measurementSystem == .us ? UnitVolume.gallons : UnitVolume.liters)
      }
      override class func baseUnit() -> UnitVolume { liters }
      static let megaliters = UnitVolume("ML", 1000000.0, "megaliter", "megaliters")
      static let kiloliters = UnitVolume("kL", 1000, "kiloliter", "kiloliters")
      static let liters = UnitVolume("L", 1, "liter", "liters")
      static let deciliters = UnitVolume("dl", 0.1, "deciliter", "deciliters")
      static let centiliters = UnitVolume("cL", 0.01, "centiliter", "centiliters")
      static let milliliters = UnitVolume("mL", 0.001, "milliliter", "milliliters")
      static let cubicKilometers = UnitVolume(
        "km³", 1000000000000.0, "cubic kilometer", "cubic kilometers")
      static let cubicMeters = UnitVolume("m³", 1000, "cubic meter", "cubic meters")
      static let cubicDecimeters = UnitVolume("dm³", 1, "cubic decimeter", "cubic decimeters")
      static let cubicCentimeters = UnitVolume(
        "cm³", 0.001, "cubic centimeter", "cubic centimeters")
      static let cubicMillimeters = UnitVolume(
        "mm³", 1e-06, "cubic millimeter", "cubic millimeters")
      static let cubicInches = UnitVolume("in³", 0.0163871, "cubic inch", "cubic inches")
      static let cubicFeet = UnitVolume("ft³", 28.3168, "cubic foot", "cubic feet")
      static let cubicYards = UnitVolume("yd³", 764.555, "cubic yard", "cubic yards")
      static let cubicMiles = UnitVolume("mi³", 4168000000000.0, "cubic mile", "cubic miles")
      static let acreFeet = UnitVolume("af", 1233000.0, "acre-foot", "acre-feet")
      static let bushels = UnitVolume("bsh", 35.2391, "bushel", "bushels")
      static let teaspoons = UnitVolume("tsp", 0.00492892, "teaspoon", "teaspoons")
      static let tablespoons = UnitVolume("tbsp", 0.0147868, "tablespoon", "tablespoons")
      static let fluidOunces = UnitVolume("fl oz", 0.0295735, "fluid ounce", "fluid ounces")
      static let cups = UnitVolume("cup", 0.24, "cup", "cups")
      static let pints = UnitVolume("pt", 0.473176, "pint", "pints")
      static let quarts = UnitVolume("qt", 0.946353, "quart", "quarts")
      static let gallons = UnitVolume("gal", 3.78541, "gallon", "gallons")
      static let imperialTeaspoons = UnitVolume(
        "tsp Imperial", 0.00591939, "imperial teaspoon", "imperial teaspoons")
      static let imperialTablespoons = UnitVolume(
        "tbsp Imperial", 0.0177582, "imperial tablespoon", "imperial tablespoons")
      static let imperialFluidOunces = UnitVolume(
        "fl oz Imperial", 0.0284131, "imperial fluid ounce", "imperial fluid ounces")
      static let imperialPints = UnitVolume(
        "pt Imperial", 0.568261, "imperial pint", "imperial pints")
      static let imperialQuarts = UnitVolume(
        "qt Imperial", 1.13652, "imperial quart", "imperial quarts")
      static let imperialGallons = UnitVolume(
        "gal Imperial", 4.54609, "Imp. gallon", "Imp. gallons")
      static let metricCups = UnitVolume("metric cup Imperial", 0.25, "metric cup", "metric cups")
    }
    """)

  private static let areaUnits = LibraryEntry(
    "UnitArea.swift",
    """
    final class UnitArea: Dimension {
      override class func baseUnit() -> UnitArea { squareMeters }
      static let squareMegameters = UnitArea(
        "Mm²", 1000000000000.0, "square megameter", "square megameters")
      static let squareKilometers = UnitArea(
        "km²", 1000000.0, "square kilometer", "square kilometers")
      static let squareMeters = UnitArea("m²", 1, "square meter", "square meters")
      static let squareCentimeters = UnitArea(
        "cm²", 0.0001, "square centimeter", "square centimeters")
      static let squareMillimeters = UnitArea(
        "mm²", 1e-06, "square millimeter", "square millimeters")
      static let squareMicrometers = UnitArea(
        "µm²", 1e-12, "square micrometer", "square micrometers")
      static let squareNanometers = UnitArea("nm²", 1e-18, "square nanometer", "square nanometers")
      static let squareInches = UnitArea("in²", 0.00064516, "square inch", "square inches")
      static let squareFeet = UnitArea("ft²", 0.092903, "square foot", "square feet")
      static let squareYards = UnitArea("yd²", 0.836127, "square yard", "square yards")
      static let squareMiles = UnitArea("mi²", 2590000.0, "square mile", "square miles")
      static let acres = UnitArea("ac", 4046.86, "acre", "acres")
      static let ares = UnitArea("a", 100, "are", "ares")
      static let hectares = UnitArea("ha", 10000, "hectare", "hectares")
    }
    """)

  private static let energyUnits = LibraryEntry(
    "UnitEnergy.swift",
    """
    final class UnitEnergy: Dimension {
      override class func baseUnit() -> UnitEnergy { joules }
      static let kilojoules = UnitEnergy("kJ", 1000, "kilojoule", "kilojoules")
      static let joules = UnitEnergy("J", 1, "joule", "joules")
      static let kilocalories = UnitEnergy("kCal", 4184, "kilocalorie", "kilocalories")
      static let calories = UnitEnergy("cal", 4.184, "calorie", "calories")
      static let kilowattHours = UnitEnergy("kWh", 3600000.0, "kilowatt-hour", "kilowatt-hours")
    }
    """)

  private static let angleUnits = LibraryEntry(
    "UnitAngle.swift",
    """
    final class UnitAngle: Dimension {
      override class func baseUnit() -> UnitAngle { degrees }
      static let degrees = UnitAngle("°", 1, "degree", "degrees")
      static let arcMinutes = UnitAngle("ʹ", 0.016666666666666666, "arcminute", "arcminutes")
      static let arcSeconds = UnitAngle("ʹʹ", 0.0002777777777777778, "arcsecond", "arcseconds")
      static let radians = UnitAngle("rad", 57.29577951308232, "radian", "radians")
      static let gradians = UnitAngle("grad", 0.9, "gradian", "gradians")
      static let revolutions = UnitAngle("rev", 360, "revolution", "revolutions")
    }
    """)
}
