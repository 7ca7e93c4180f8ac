extension StringProtocol {
  /// The text with control characters written out (`\u{1B}`), so that what a program prints can
  /// not move the cursor, recolour or rename the reader's terminal.
  ///
  /// Tabs and line breaks are kept where `keepingLayout` says so. Bidirectional overrides are
  /// written out too: they make text read as something it is not.
  package func visible(keepingLayout: Bool = false) -> String {
    guard unicodeScalars.contains(where: { $0.isHidden }) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\t":
        if keepingLayout {
          result.unicodeScalars.append(scalar)
        } else {
          result += scalar == "\n" ? "\\n" : "\\t"
        }
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      default:
        if scalar.isHidden {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return true }
    return (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || (0x2028...0x2029).contains(value)
  }
}
