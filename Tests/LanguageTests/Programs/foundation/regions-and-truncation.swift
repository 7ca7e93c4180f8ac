import Foundation

// Regions and languages of locales, and Swift's numbers out of an NSNumber.
let german = Locale(identifier: "de_AT")
print(german.region?.identifier ?? "none", german.language.languageCode?.identifier ?? "none")
print(german.region == Locale.Region("AT"), german.language.languageCode == "de")
let plain = Locale(identifier: "fr")
print(plain.region?.identifier ?? "none", plain.language.languageCode?.identifier ?? "none")
print(Locale(identifier: "zh-Hans-CN").region?.identifier ?? "none")

print(Int(truncating: NSNumber(value: 3.75)), Int64(truncating: 7), Int32(truncating: -2.5))
print(Double(truncating: NSNumber(value: 4)), Float(truncating: 1.5))
print(Bool(truncating: 1), Bool(truncating: NSNumber(value: 0)))
print(Int64(truncating: Decimal(string: "1234567.89")! as NSDecimalNumber))
