/// A piece of running text, as CommonMark understands it, without anything about its source.
package indirect enum ProseBlock: Hashable, Sendable {
  case paragraph([ProseSpan])
  case heading([ProseSpan])
  /// `start` is the first number of an ordered list; a tight list has no empty lines in it.
  case list(start: Int?, isTight: Bool, items: [[ProseBlock]])
  case quote([ProseBlock])
  case code(String)
  case rule
}

/// Text in one style.
package struct ProseSpan: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case plain, emphasis, code }

  /// A line feed is a break the author asked for; any other white space may become one.
  package var text: String
  package var style: Style

  /// Creates a span.
  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [ProseSpan] {
  /// The text without its styles.
  var plainText: String { map(\.text).joined() }
}
