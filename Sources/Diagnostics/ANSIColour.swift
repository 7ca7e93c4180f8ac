/// The few terminal colours that are used, all from the basic eight so that themes apply.
package enum ANSIColour: String, Sendable {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case magenta = "35"
  case cyan = "36"
  case bold = "1"
  case dim = "2"

  /// Returns `text` between the codes that switch the colour on and off.
  package func paint(_ text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
