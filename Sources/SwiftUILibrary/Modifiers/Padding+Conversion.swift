import Interpreter
import ViewRuntime

extension Feature {
  /// Padding without a length is 16 points (G23).
  private static let defaultPadding = 16.0

  static func padding(_ part: Part) throws(Trap) -> Modification {
    let edges = part.rawValue("edges")
    let given = part.value("insets")
    let wanted =
      given.isNone
      ? EdgeInsets(
        top: defaultPadding, leading: defaultPadding, bottom: defaultPadding,
        trailing: defaultPadding)
      : Part(part.bridge, given).insets()
    let insets = EdgeInsets(
      top: edges & 1 == 0 ? 0 : wanted.top, leading: edges & 2 == 0 ? 0 : wanted.leading,
      bottom: edges & 4 == 0 ? 0 : wanted.bottom, trailing: edges & 8 == 0 ? 0 : wanted.trailing)
    let isEven = Set([wanted.top, wanted.leading, wanted.bottom, wanted.trailing]).count == 1
    let length =
      given.isNone ? nil : isEven ? Detail.number(wanted.top) : Detail.insets(wanted)
    return Modification(
      "padding", detail: Detail.list([edges == 15 ? nil : Detail.edges(edges), length]),
      .layout(.padding(insets)))
  }
}

extension Part {
  /// A length that a frame asks for; one that is no length is ignored, as SwiftUI does (G46).
  func length(_ name: String) -> Double? {
    guard let number = optionalNumber(name), !number.isNaN else { return nil }
    if number >= 0, number.isFinite || name.hasPrefix("max") || name.hasPrefix("ideal") {
      return number
    }
    bridge.runtime.warn("Invalid frame dimension (negative or non-finite).")
    return nil
  }

  /// `width: 10, height: 20, alignment: .leading`: the numbers that are given.
  func numberList(_ names: [String], alignment: String) -> String {
    let guide = self.alignment(alignment)
    return Detail.list(
      names.map { name in optionalNumber(name).map { "\(name): \(Detail.number($0))" } } + [
        guide == .center ? nil : "alignment: \(Detail.alignment(guide))"
      ])
  }
}
