extension StandardLibrary {
  /// The kinds of units of pressure, computers, electricity and chemistry.
  static let technicalUnits: [LibraryEntry] = [
    pressureUnits, informationStorageUnits, powerUnits, frequencyUnits, fuelEfficiencyUnits,
    accelerationUnits, electricChargeUnits, electricCurrentUnits,
    electricPotentialDifferenceUnits, electricResistanceUnits, concentrationMassUnits,
    dispersionUnits, illuminanceUnits,
  ]

  private static let pressureUnits = LibraryEntry(
    "UnitPressure.swift",
    """
    final class UnitPressure: Dimension {
      override class func baseUnit() -> UnitPressure { newtonsPerMetersSquared }
      static let newtonsPerMetersSquared = UnitPressure("N/m²", 1, "pascal", "pascals")
      static let gigapascals = UnitPressure("GPa", 1000000000.0, "gigapascal", "gigapascals")
      static let megapascals = UnitPressure("MPa", 1000000.0, "megapascal", "megapascals")
      static let kilopascals = UnitPressure("kPa", 1000, "kilopascal", "kilopascals")
      static let hectopascals = UnitPressure("hPa", 100, "hectopascal", "hectopascals")
      static let inchesOfMercury = UnitPressure(
        "inHg", 3386.39, "inch of mercury", "inches of mercury")
      static let bars = UnitPressure("bar", 100000, "bar", "bars")
      static let millibars = UnitPressure("mbar", 100, "millibar", "millibars")
      static let millimetersOfMercury = UnitPressure(
        "mmHg", 133.322, "millimeter of mercury", "millimeters of mercury")
      static let poundsForcePerSquareInch = UnitPressure(
        "psi", 6894.76, "pound-force per square inch", "pounds-force per square inch")
    }
    """)

  private static let informationStorageUnits = LibraryEntry(
    "UnitInformationStorage.swift",
    """
    final class UnitInformationStorage: Dimension {
      override class func baseUnit() -> UnitInformationStorage { bits }
      static let bytes = UnitInformationStorage("B", 8, "byte", "bytes")
      static let bits = UnitInformationStorage("bit", 1, "bit", "bits")
      static let nibbles = UnitInformationStorage("nibble", 4, "nibble", "nibbles")
      static let yottabytes = UnitInformationStorage("YB", 8e24, "yottabyte", "yottabytes")
      static let zettabytes = UnitInformationStorage("ZB", 8e21, "zettabyte", "zettabytes")
      static let exabytes = UnitInformationStorage("EB", 8e18, "exabyte", "exabytes")
      static let petabytes = UnitInformationStorage(
        "PB", 8000000000000000.0, "petabyte", "petabytes")
      static let terabytes = UnitInformationStorage("TB", 8000000000000.0, "terabyte", "terabytes")
      static let gigabytes = UnitInformationStorage("GB", 8000000000.0, "gigabyte", "gigabytes")
      static let megabytes = UnitInformationStorage("MB", 8000000.0, "megabyte", "megabytes")
      static let kilobytes = UnitInformationStorage("kB", 8000, "kilobyte", "kilobytes")
      static let yottabits = UnitInformationStorage("Yb", 1e24, "yottabit", "yottabits")
      static let zettabits = UnitInformationStorage("Zb", 1e21, "zettabit", "zettabits")
      static let exabits = UnitInformationStorage("Eb", 1e18, "exabit", "exabits")
      static let petabits = UnitInformationStorage("Pb", 1000000000000000.0, "petabit", "petabits")
      static let terabits = UnitInformationStorage("Tb", 1000000000000.0, "terabit", "terabits")
      static let gigabits = UnitInformationStorage("Gb", 1000000000.0, "gigabit", "gigabits")
      static let megabits = UnitInformationStorage("Mb", 1000000.0, "megabit", "megabits")
      static let kilobits = UnitInformationStorage("kb", 1000, "kilobit", "kilobits")
      static let yobibytes = UnitInformationStorage(
        "YiB", 9.671406556917033e24, "yobibyte", "yobibytes")
      static let zebibytes = UnitInformationStorage(
        "ZiB", 9.44473296573929e21, "zebibyte", "zebibytes")
      static let exbibytes = UnitInformationStorage(
        "EiB", 9.223372036854776e18, "exbibyte", "exbibytes")
      static let pebibytes = UnitInformationStorage(
        "PiB", 9007199254740992.0, "pebibyte", "pebibytes")
      static let tebibytes = UnitInformationStorage("TiB", 8796093022208.0, "tebibyte", "tebibytes")
      static let gibibytes = UnitInformationStorage("GiB", 8589934592.0, "gibibyte", "gibibytes")
      static let mebibytes = UnitInformationStorage("MiB", 8388608.0, "mebibyte", "mebibytes")
      static let kibibytes = UnitInformationStorage("KiB", 8192, "kibibyte", "kibibytes")
      static let yobibits = UnitInformationStorage(
        "Yib", 1.2089258196146292e24, "yobibit", "yobibits")
      static let zebibits = UnitInformationStorage(
        "Zib", 1.1805916207174113e21, "zebibit", "zebibits")
      static let exbibits = UnitInformationStorage(
        "Eib", 1.152921504606847e18, "exbibit", "exbibits")
      static let pebibits = UnitInformationStorage("Pib", 1125899906842624.0, "pebibit", "pebibits")
      static let tebibits = UnitInformationStorage("Tib", 1099511627776.0, "tebibit", "tebibits")
      static let gibibits = UnitInformationStorage("Gib", 1073741824.0, "gibibit", "gibibits")
      static let mebibits = UnitInformationStorage("Mib", 1048576.0, "mebibit", "mebibits")
      static let kibibits = UnitInformationStorage("Kib", 1024, "kibibit", "kibibits")
    }
    """)

  private static let powerUnits = LibraryEntry(
    "UnitPower.swift",
    """
    final class UnitPower: Dimension {
      override class func baseUnit() -> UnitPower { watts }
      static let terawatts = UnitPower("TW", 1000000000000.0, "terawatt", "terawatts")
      static let gigawatts = UnitPower("GW", 1000000000.0, "gigawatt", "gigawatts")
      static let megawatts = UnitPower("MW", 1000000.0, "megawatt", "megawatts")
      static let kilowatts = UnitPower("kW", 1000, "kilowatt", "kilowatts")
      static let watts = UnitPower("W", 1, "watt", "watts")
      static let milliwatts = UnitPower("mW", 0.001, "milliwatt", "milliwatts")
      static let microwatts = UnitPower("µW", 1e-06, "microwatt", "microwatts")
      static let nanowatts = UnitPower("nW", 1e-09, "nanowatt", "nanowatts")
      static let picowatts = UnitPower("pW", 1e-12, "picowatt", "picowatts")
      static let femtowatts = UnitPower("fW", 1e-15, "femtowatt", "femtowatts")
      static let horsepower = UnitPower("hp", 745.7, "horsepower", "horsepower")
    }
    """)

  private static let frequencyUnits = LibraryEntry(
    "UnitFrequency.swift",
    """
    final class UnitFrequency: Dimension {
      override class func baseUnit() -> UnitFrequency { hertz }
      static let terahertz = UnitFrequency("THz", 1000000000000.0, "terahertz", "terahertz")
      static let gigahertz = UnitFrequency("GHz", 1000000000.0, "gigahertz", "gigahertz")
      static let megahertz = UnitFrequency("MHz", 1000000.0, "megahertz", "megahertz")
      static let kilohertz = UnitFrequency("kHz", 1000, "kilohertz", "kilohertz")
      static let hertz = UnitFrequency("Hz", 1, "hertz", "hertz")
      static let millihertz = UnitFrequency("mHz", 0.001, "millihertz", "millihertz")
      static let microhertz = UnitFrequency("µHz", 1e-06, "microhertz", "microhertz")
      static let nanohertz = UnitFrequency("nHz", 1e-09, "nanohertz", "nanohertz")
    }
    """)

  private static let fuelEfficiencyUnits = LibraryEntry(
    "UnitFuelEfficiency.swift",
    """
    final class UnitFuelEfficiency: Dimension {
      override class func baseUnit() -> UnitFuelEfficiency { litersPer100Kilometers }
      static let litersPer100Kilometers = UnitFuelEfficiency(
        "L/100km", 1, "liter per 100 kilometers", "liters per 100 kilometers")
      static let milesPerImperialGallon = UnitFuelEfficiency(
        "mpg", __per: 282.481, "mile per Imp. gallon", "miles per Imp. gallon")
      static let milesPerGallon = UnitFuelEfficiency(
        "mpg", __per: 235.215, "mile per gallon", "miles per gallon")
    }
    """)

  private static let accelerationUnits = LibraryEntry(
    "UnitAcceleration.swift",
    """
    final class UnitAcceleration: Dimension {
      override class func baseUnit() -> UnitAcceleration { metersPerSecondSquared }
      static let metersPerSecondSquared = UnitAcceleration(
        "m/s²", 1, "meter per second squared", "meters per second squared")
      static let gravity = UnitAcceleration("g", 9.81, "g-force", "g-force")
    }
    """)

  private static let electricChargeUnits = LibraryEntry(
    "UnitElectricCharge.swift",
    """
    final class UnitElectricCharge: Dimension {
      override class func baseUnit() -> UnitElectricCharge { coulombs }
      static let coulombs = UnitElectricCharge("C", 1, "coulomb", "coulombs")
      static let megaampereHours = UnitElectricCharge(
        "MAh", 3600000000.0, "megaampere hour", "megaampere hours")
      static let kiloampereHours = UnitElectricCharge(
        "kAh", 3600000.0, "kiloampere hour", "kiloampere hours")
      static let ampereHours = UnitElectricCharge("Ah", 3600, "ampere hour", "ampere hours")
      static let milliampereHours = UnitElectricCharge(
        "mAh", 3.6, "milliampere hour", "milliampere hours")
      static let microampereHours = UnitElectricCharge(
        "µAh", 0.0036, "microampere hour", "microampere hours")
    }
    """)

  private static let electricCurrentUnits = LibraryEntry(
    "UnitElectricCurrent.swift",
    """
    final class UnitElectricCurrent: Dimension {
      override class func baseUnit() -> UnitElectricCurrent { amperes }
      static let megaamperes = UnitElectricCurrent("MA", 1000000.0, "megaampere", "megaamperes")
      static let kiloamperes = UnitElectricCurrent("kA", 1000, "kiloampere", "kiloamperes")
      static let amperes = UnitElectricCurrent("A", 1, "ampere", "amperes")
      static let milliamperes = UnitElectricCurrent("mA", 0.001, "milliampere", "milliamperes")
      static let microamperes = UnitElectricCurrent("µA", 1e-06, "microampere", "microamperes")
    }
    """)

  private static let electricPotentialDifferenceUnits = LibraryEntry(
    "UnitElectricPotentialDifference.swift",
    """
    final class UnitElectricPotentialDifference: Dimension {
      override class func baseUnit() -> UnitElectricPotentialDifference { volts }
      static let megavolts = UnitElectricPotentialDifference(
        "MV", 1000000.0, "megavolt", "megavolts")
      static let kilovolts = UnitElectricPotentialDifference("kV", 1000, "kilovolt", "kilovolts")
      static let volts = UnitElectricPotentialDifference("V", 1, "volt", "volts")
      static let millivolts = UnitElectricPotentialDifference(
        "mV", 0.001, "millivolt", "millivolts")
      static let microvolts = UnitElectricPotentialDifference(
        "µV", 1e-06, "microvolt", "microvolts")
    }
    """)

  private static let electricResistanceUnits = LibraryEntry(
    "UnitElectricResistance.swift",
    """
    final class UnitElectricResistance: Dimension {
      override class func baseUnit() -> UnitElectricResistance { ohms }
      static let megaohms = UnitElectricResistance("MΩ", 1000000.0, "megaohm", "megaohms")
      static let kiloohms = UnitElectricResistance("kΩ", 1000, "kiloohm", "kiloohms")
      static let ohms = UnitElectricResistance("Ω", 1, "ohm", "ohms")
      static let milliohms = UnitElectricResistance("mΩ", 0.001, "milliohm", "milliohms")
      static let microohms = UnitElectricResistance("µΩ", 1e-06, "microohm", "microohms")
    }
    """)

  private static let concentrationMassUnits = LibraryEntry(
    "UnitConcentrationMass.swift",
    """
    final class UnitConcentrationMass: Dimension {
      override class func baseUnit() -> UnitConcentrationMass { gramsPerLiter }
      static let gramsPerLiter = UnitConcentrationMass(
        "g/L", 1, "gram per liter", "grams per liter")
      static let milligramsPerDeciliter = UnitConcentrationMass(
        "mg/dL", 0.01, "milligram per deciliter", "milligrams per deciliter")
    }
    """)

  private static let dispersionUnits = LibraryEntry(
    "UnitDispersion.swift",
    """
    final class UnitDispersion: Dimension {
      override class func baseUnit() -> UnitDispersion { partsPerMillion }
      static let partsPerMillion = UnitDispersion("ppm", 1, "part per million", "parts per million")
    }
    """)

  private static let illuminanceUnits = LibraryEntry(
    "UnitIlluminance.swift",
    """
    final class UnitIlluminance: Dimension {
      override class func baseUnit() -> UnitIlluminance { lux }
      static let lux = UnitIlluminance("lx", 1, "lux", "lux")
    }
    """)
}
