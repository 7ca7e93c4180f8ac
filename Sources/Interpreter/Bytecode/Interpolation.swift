/// A string interpolation, ready to be put together.
///
/// Literal parts are bytes of one array and parts are plain numbers, so that going through them
/// counts no references.
final class Interpolation {
  enum Part {
    /// A part of `literals`.
    case literal(Range<Int>)
    /// The next register, described as a value of the type with this number in `types`; a value
    /// that cannot be optional shows by itself what it is.
    case value(type: Int, mayBeOptional: Bool)
    /// The next two registers: a value and the argument of a format, with the number of its label.
    case formatted(label: Int)
  }

  private(set) var parts: ContiguousArray<Part> = []
  /// The text of all literal parts, in UTF-8.
  private(set) var literals: ContiguousArray<UInt8> = []
  private(set) var labels: [String] = []

  func append(literal text: String) {
    guard !text.isEmpty else { return }
    let start = literals.count
    literals.append(contentsOf: text.utf8)
    parts.append(.literal(start..<literals.count))
  }

  func append(valueOfType type: Int, mayBeOptional: Bool) {
    parts.append(.value(type: type, mayBeOptional: mayBeOptional))
  }

  func append(formatLabelled label: String) {
    labels.append(label)
    parts.append(.formatted(label: labels.count - 1))
  }

  func text(of literal: Range<Int>) -> String {
    String(decoding: literals[literal], as: UTF8.self)
  }
}
