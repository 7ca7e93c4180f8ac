import Interpreter
import ViewRuntime

extension Feature {
  /// Padding without a length is 16 points (G23).
  private static let defaultPadding = 16.0

  static func padding(_ part: Part) throws(Trap) -> Modification {
    let wanted =
      part.value("insets").isNone
      ? EdgeInsets(
        top: defaultPadding, leading: defaultPadding, bottom: defaultPadding,
        trailing: defaultPadding)
      : Part(part.bridge, part.value("insets")).insets()
    let insets = part.insets(wanted, over: .zero)
    return Modification("padding", detail: part.insetsDetail(), .layout(.padding(insets)))
  }
}

extension Part {
  /// The room that `edges` take from one value and the other edges from another.
  func insets(_ wanted: EdgeInsets, over others: EdgeInsets) -> EdgeInsets {
    let edges = rawValue("edges")
    return EdgeInsets(
      top: edges & 1 == 0 ? others.top : wanted.top,
      leading: edges & 2 == 0 ? others.leading : wanted.leading,
      bottom: edges & 4 == 0 ? others.bottom : wanted.bottom,
      trailing: edges & 8 == 0 ? others.trailing : wanted.trailing)
  }

  /// `.horizontal, 8`: the `edges` and the `insets` that are given.
  func insetsDetail() -> String {
    let edges = rawValue("edges")
    var length: String?
    if !value("insets").isNone {
      let insets = Part(bridge, value("insets")).insets()
      let isEven = Set([insets.top, insets.leading, insets.bottom, insets.trailing]).count == 1
      length = isEven ? Detail.number(insets.top) : Detail.insets(insets)
    }
    return Detail.list([edges == 15 ? nil : Detail.edges(edges), length])
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
