import Diagnostics

/// How trees and steps are shown to a person.
package struct PrintOptions: Hashable, Sendable {
  /// Which characters may be used.
  package enum Charset: String, Hashable, Sendable, CaseIterable {
    /// Nothing beyond ASCII.
    case ascii
    /// ASCII guides, with `…` and `·` in text.
    case standard
    /// Drawn guides.
    case unicode
  }

  package var charset = Charset.standard
  package var isColoured = false
  /// Cells in a line; no line of a tree is wider.
  package var width = 80
  /// Breaks messages at `width`, for a screen; elsewhere a message is one line.
  package var wrapsMessages = false
  /// Shows whole trees instead of changed parts.
  package var isFull = false

  /// The smallest width anything is laid out for.
  package static let minimumWidth = 40

  package init() {}

  /// Where remarks begin.
  var remarkColumn: Int { max(width, PrintOptions.minimumWidth) - 37 }

  var lineWidth: Int { max(width, PrintOptions.minimumWidth) }

  var ellipsis: String { charset == .ascii ? "..." : "…" }

  var separator: String { charset == .ascii ? ", " : " · " }

  /// Returns `text` in a colour, if colours are shown.
  func paint(_ text: String, _ colour: ANSIColour) -> String {
    isColoured ? colour.paint(text) : text
  }

  /// Returns program text fit for this output: no control characters, and in ASCII nothing else.
  func shown(_ text: String) -> String {
    let visible = text.visible()
    guard charset == .ascii, !visible.utf8.allSatisfy({ $0 < 0x80 }) else { return visible }
    return visible.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
