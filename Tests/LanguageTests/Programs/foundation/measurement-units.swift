import Foundation

class UnitRadioactivity: Dimension, @unchecked Sendable {
  static let becquerel = UnitRadioactivity(symbol: "Bq", converter: UnitConverterLinear(coefficient: 1.0))
  static let curie = UnitRadioactivity(symbol: "Ci", converter: UnitConverterLinear(coefficient: 3.7e10))
  static let kilo = UnitRadioactivity(symbol: "kBq", converter: UnitConverterLinear(coefficient: 1000, constant: 5))
  override class func baseUnit() -> Self { becquerel as! Self }
}
extension UnitLength {
  static let smoots = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.70180))
}
final class Squared: UnitConverter, @unchecked Sendable {
  override func baseUnitValue(fromValue value: Double) -> Double { value * value }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue.squareRoot() }
}
let dose = Measurement(value: 2, unit: UnitRadioactivity.curie)
print(dose.converted(to: .becquerel), dose + Measurement(value: 3, unit: .becquerel))
print(Measurement(value: 2, unit: UnitRadioactivity.kilo).converted(to: .becquerel))
print(Measurement(value: 10, unit: UnitLength.smoots).converted(to: .meters).value)
let odd = UnitLength(symbol: "sq", converter: Squared())
print(Measurement(value: 3, unit: odd).converted(to: .centimeters))
print(UnitLength.baseUnit().symbol, UnitMass.baseUnit().symbol, UnitRadioactivity.baseUnit().symbol)
print(UnitLength.meters == UnitLength.meters, UnitLength.meters == UnitLength.kilometers, UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1)) == .meters, UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 2)) == .meters)
let c = UnitTemperature.fahrenheit.converter as! UnitConverterLinear
print(c.coefficient, c.constant, c.baseUnitValue(fromValue: 32), c.value(fromBaseUnitValue: 300))
print(Measurement(value: 30, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers))
print(Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .radians).value, Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .arcMinutes))
print(Measurement(value: 3, unit: UnitInformationStorage.gibibytes).converted(to: .megabytes), Measurement(value: 1, unit: UnitPower.horsepower).converted(to: .watts), Measurement(value: 2.4, unit: UnitFrequency.gigahertz).converted(to: .megahertz))
print(Measurement(value: 1, unit: UnitPressure.poundsForcePerSquareInch).converted(to: .kilopascals), Measurement(value: 1, unit: UnitVolume.cubicMeters).converted(to: .cubicFeet), Measurement(value: 1, unit: UnitMass.ouncesTroy).converted(to: .grams))
print(Measurement(value: 1, unit: UnitElectricCharge.ampereHours).converted(to: .coulombs), Measurement(value: 1, unit: UnitAcceleration.gravity).converted(to: .metersPerSecondSquared), Measurement(value: 7, unit: UnitDispersion.partsPerMillion), Measurement(value: 1, unit: UnitArea.acres).converted(to: .squareMeters))
func total<U: Dimension>(_ parts: [Measurement<U>]) -> Measurement<U> { parts.dropFirst().reduce(parts[0], +) }
print(total([Measurement(value: 1, unit: UnitLength.feet), Measurement(value: 6, unit: .inches)]))
print([Measurement(value: 1, unit: UnitLength.miles), Measurement(value: 1, unit: .kilometers), Measurement(value: 1200, unit: .meters)].sorted().map(\.description))
print([Measurement(value: 1, unit: UnitLength.miles), Measurement(value: 1, unit: .kilometers)].max()!)
print(10 / Measurement(value: 4, unit: UnitLength.meters), 3 * Measurement(value: 4, unit: UnitLength.meters), Measurement(value: 4, unit: UnitLength.meters) == Measurement(value: 400, unit: .centimeters))
let plain = Measurement(value: 3, unit: Unit(symbol: "apples"))
print(plain, plain + Measurement(value: 4, unit: Unit(symbol: "apples")), plain == Measurement(value: 3, unit: Unit(symbol: "pears")))
struct Trip: Codable, Equatable { var length: Measurement<UnitLength>; var heat: Measurement<UnitTemperature>? }
let trip = Trip(length: Measurement(value: 5, unit: .kilometers), heat: Measurement(value: 20, unit: .celsius))
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
let json = try e.encode(trip)
print(String(decoding: json, as: UTF8.self))
let back = try JSONDecoder().decode(Trip.self, from: json)
print(back == trip, back.length.converted(to: .miles).value, type(of: back.length.unit))
for (a, b) in [(UnitLength.lightyears, UnitLength.kilometers), (.parsecs, .lightyears), (.fathoms, .feet), (.furlongs, .yards)] { print(a.symbol, b.symbol, Measurement(value: 1, unit: a).converted(to: b).value) }
