import ViewRuntime

/// How values are written in the trees: as a reader of the program would write them.
enum Detail {
  static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// `10`, `0.25`: no needless zeros, at most three decimals.
  static func number(_ number: Double) -> String {
    if number == .infinity { return ".infinity" }
    if number == -.infinity { return "-.infinity" }
    if number.isNaN { return ".nan" }
    let rounded = (number * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  /// `spacing: 10`, `alignment: .leading`; nothing for what is the default.
  static func stack(_ alignment: String, _ spacing: Double?) -> String {
    list([
      alignment == "center" ? nil : "alignment: .\(alignment)",
      spacing.map { "spacing: \(number($0))" },
    ])
  }

  static func list(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// `alignment: .leading`; nothing for the default.
  static func argument(_ label: String, _ alignment: Alignment) -> String {
    alignment == .center ? "" : "\(label): \(self.alignment(alignment))"
  }

  static func alignment(_ alignment: Alignment) -> String {
    switch (alignment.horizontal, alignment.vertical) {
    case (.center, .center): return ".center"
    case (_, .center): return ".\(alignment.horizontal.name)"
    case (.center, .top), (.center, .bottom): return ".\(alignment.vertical.name)"
    case (.leading, .top): return ".topLeading"
    case (.trailing, .top): return ".topTrailing"
    case (.leading, .bottom): return ".bottomLeading"
    case (.trailing, .bottom): return ".bottomTrailing"
    case (let horizontal, .firstTextBaseline): return ".\(horizontal.name)FirstTextBaseline"
    case (let horizontal, .lastTextBaseline): return ".\(horizontal.name)LastTextBaseline"
    case (let horizontal, let vertical):
      return "Alignment(horizontal: .\(horizontal.name), vertical: .\(vertical.name))"
    }
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "EdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  /// The raw value of an `Edge.Set`.
  static func edges(_ rawValue: Int) -> String {
    switch rawValue {
    case 15: return ".all"
    case 10: return ".horizontal"
    case 5: return ".vertical"
    default: break
    }
    let names = ["top", "leading", "bottom", "trailing"].enumerated()
      .filter { rawValue & (1 << $0.offset) != 0 }.map { ".\($0.element)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  static func unitPoint(x: Double, y: Double) -> String {
    let columns = [0: "Leading", 0.5: "", 1: "Trailing"]
    let rows = [0: "top", 0.5: "", 1: "bottom"]
    guard let column = columns[x], let row = rows[y] else {
      return "UnitPoint(x: \(number(x)), y: \(number(y)))"
    }
    if column.isEmpty { return row.isEmpty ? ".center" : ".\(row)" }
    return row.isEmpty ? ".\(column.lowercased())" : ".\(row)\(column)"
  }

  /// `.red`, `.red.opacity(0.5)`, `Color(red: 0.1, green: 0.2, blue: 0.3)`.
  static func color(_ part: Part) -> String {
    let name = part.string("_name")
    let opacity = part.number("_opacity")
    let suffix = opacity == 1 ? "" : ".opacity(\(number(opacity)))"
    if !name.isEmpty { return (name.hasPrefix("Color(") ? name : ".\(name)") + suffix }
    let (red, green, blue) = (part.number("_red"), part.number("_green"), part.number("_blue"))
    let components =
      "Color(red: \(number(red)), green: \(number(green)), blue: \(number(blue))"
    return components + (opacity == 1 ? ")" : ", opacity: \(number(opacity)))")
  }
}
