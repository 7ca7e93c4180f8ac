import Foundation
// How numbers are written in other places.
let places = [
  "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CA", "es_ES", "es_MX", "it_IT",
  "pt_BR", "pt_PT", "nl_NL", "sv_SE", "nb_NO", "da_DK", "pl_PL", "cs_CZ", "ru_RU", "tr_TR", "ja_JP",
  "ko_KR", "zh_CN", "zh_TW", "hi_IN", "vi_VN", "es-419", "zh-Hans", "es_GT",
]
for place in places {
  let locale = Locale(identifier: place)
  print(place)
  print(
    " ", 1234567.891.formatted(.number.locale(locale)), 1234.formatted(.number.locale(locale)),
    (-12345.6).formatted(.number.precision(.fractionLength(2)).locale(locale)))
  print(" ", 0.256.formatted(.percent.locale(locale)), (-0.5).formatted(.percent.locale(locale)))
  for code in ["EUR", "USD", "JPY", "CHF", "SEK"] {
    print(
      "  ", 1234.5.formatted(.currency(code: code).locale(locale)),
      (-3).formatted(.currency(code: code).locale(locale)),
      1234.5.formatted(.currency(code: code).presentation(.narrow).locale(locale)),
      1234.5.formatted(.currency(code: code).presentation(.isoCode).locale(locale)))
  }
  print(
    "  ",
    place == "tr_TR"
      ? "" : (-5).formatted(.currency(code: "EUR").sign(strategy: .accounting).locale(locale)),
    5.formatted(.currency(code: "USD").sign(strategy: .always()).locale(locale)))
  print(
    "  ",
    [950, 1200, 12345, 1234567, 12345678, 1_500_000_000].map {
      $0.formatted(.number.notation(.compactName).locale(locale))
    }.joined(separator: " / "))
  print(
    "  ", 12345.678.formatted(.number.notation(.scientific).locale(locale)),
    42.formatted(.number.sign(strategy: .always()).locale(locale)))
  print(
    "  ", Decimal(string: "9876.5")!.formatted(.currency(code: "GBP").locale(locale)),
    1234.formatted(.number.grouping(.never).locale(locale)))
  print(
    "  ", ["a"].formatted(.list(type: .and).locale(locale)),
    ["a", "b"].formatted(.list(type: .and).locale(locale)),
    ["a", "b", "c"].formatted(.list(type: .or).locale(locale)),
    ["a", "b", "c", "d"].formatted(.list(type: .and, width: .narrow).locale(locale)),
    ["a", "b", "c", "d"].formatted(.list(type: .and, width: .short).locale(locale)))
}
