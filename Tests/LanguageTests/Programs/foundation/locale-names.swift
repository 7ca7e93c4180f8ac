import Foundation

let locale = Locale(identifier: "en_US")
print(locale.localizedString(forRegionCode: "FR") ?? "none")
print(locale.localizedString(forRegionCode: "ch") ?? "none")
print(locale.localizedString(forRegionCode: "XQ") ?? "none")
print(locale.localizedString(forLanguageCode: "de") ?? "none")
print(locale.localizedString(forLanguageCode: "PT") ?? "none")
print(locale.localizedString(forCurrencyCode: "JPY") ?? "none")
print(locale.localizedString(forIdentifier: "fr_CA") ?? "none")
print(locale.localizedString(forIdentifier: "de") ?? "none")
print(Locale.Region.isoRegions.count, Locale.commonISOCurrencyCodes.count)
print("the second world".capitalized(with: locale), "ab".uppercased(with: nil))
let names = ["IT", "ES", "AT"].compactMap { locale.localizedString(forRegionCode: $0) }
print(names.sorted())
