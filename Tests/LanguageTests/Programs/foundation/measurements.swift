import Foundation

let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance, distance.converted(to: .meters), distance.converted(to: .miles).value)
print(distance + Measurement(value: 300, unit: UnitLength.meters), distance * 2, distance > Measurement(value: 4, unit: UnitLength.miles))
print(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded())
print(Measurement(value: 2, unit: UnitDuration.hours).converted(to: .minutes).value, UnitMass.grams.symbol)
var weight = Measurement(value: 1, unit: UnitMass.kilograms)
weight.convert(to: .grams)
print(weight)
