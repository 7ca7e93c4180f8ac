import ViewRuntime

extension Command {
  /// `:resize`.
  static let resize = Command(
    name: "resize", group: .acting, kind: .action,
    usage: [":resize WIDTH HEIGHT"],
    summary: "give the simulated screen another size, in points",
    examples: [":resize 844 390", ":resize 300x600"],
    run: { (session, arguments) throws(Misuse) in
      var text = arguments
      let size: Size
      if let both = SizeText.parse(text.rest()) {
        size = both
      } else {
        let width = try arguments.number("the width")
        let height = try arguments.number("the height")
        try arguments.end()
        size = Size(width: width, height: height)
      }
      guard SizeText.isUsable(size) else {
        throw arguments.misuse(
          "a screen is between 1 and \(Int(SizeText.largest)) points wide and high")
      }
      return session.resize(to: size)
    })
}

/// Sizes as they are typed: `390x844`.
package enum SizeText {
  /// Longer edges make no sense and would only overflow layout.
  package static let largest = 100_000.0

  /// Returns the size that `text` says, as in `390x844`.
  package static func parse(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0].trimmed),
      let height = Double(parts[1].trimmed)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// True for sizes a screen can have.
  package static func isUsable(_ size: Size) -> Bool {
    (1...largest).contains(size.width) && (1...largest).contains(size.height)
  }
}
