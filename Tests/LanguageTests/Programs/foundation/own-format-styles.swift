import Foundation

// Styles of a program's own: values are written, and read back.
struct Angle: Hashable { var degrees: Double }
extension Angle {
  struct Style: ParseableFormatStyle {
    var sign = "°"
    var parseStrategy: Strategy { Strategy(sign: sign) }
    func format(_ value: Angle) -> String {
      value.degrees.formatted(.number.precision(.fractionLength(0...1))) + sign
    }
    struct Strategy: ParseStrategy {
      enum Failure: Error { case noSign, noNumber(Substring) }
      let sign: String
      func parse(_ value: String) throws -> Angle {
        guard value.hasSuffix(sign) else { throw Failure.noSign }
        let digits = value.dropLast(sign.count)
        guard let degrees = Double(digits) else { throw Failure.noNumber(digits) }
        return Angle(degrees: degrees)
      }
    }
  }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Angle {
    style.format(self)
  }
}
extension FormatStyle where Self == Angle.Style {
  static var angle: Self { .init() }
  static func angle(sign: String) -> Self { .init(sign: sign) }
}
func read<S: ParseableFormatStyle>(_ text: S.FormatOutput, as style: S) throws -> S.FormatInput {
  try style.parseStrategy.parse(text)
}

let turn = Angle(degrees: 90.25)
print(turn.formatted(.angle), turn.formatted(.angle(sign: " deg")))
print(try read("12.5°", as: Angle.Style()), try read("7!", as: .angle(sign: "!")).degrees)
for text in ["1", "x°"] {
  do { print(try read(text, as: .angle)) } catch { print("failed:", error) }
}
