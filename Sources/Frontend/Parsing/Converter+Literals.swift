import Diagnostics
import SwiftSyntax

extension Converter {
  func integerKind(_ token: TokenSyntax, isNegative: Bool) -> ParsedExpression.Kind {
    guard token.presence == .present else { return .missing }
    let (digits, radix) = Self.digits(of: token.text)
    let magnitude = UInt64(digits, radix: radix)
    let limit = UInt64(Int.max) + (isNegative ? 1 : 0)
    if let magnitude, magnitude <= limit {
      return .integer(Int(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude))
    }
    // A malformed literal has been reported by the lexer.
    guard digits.allSatisfy({ $0.hexDigitValue.map { $0 < radix } ?? false }) else {
      return .missing
    }
    let written = (isNegative ? "-" : "") + token.text
    let value = digits.reduce(0.0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) }
    return .wideInteger(isNegative ? nil : magnitude, isNegative ? -value : value, text: written)
  }

  private static func digits(of text: String) -> (digits: String, radix: Int) {
    let radix =
      switch text.prefix(2) {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: 10
      }
    return ((radix == 10 ? text[...] : text.dropFirst(2)).filter { $0 != "_" }, radix)
  }

  func floatKind(_ token: TokenSyntax, isNegative: Bool) -> ParsedExpression.Kind {
    guard let value = Double(token.text.filter { $0 != "_" }) else { return .missing }
    return .floating(isNegative ? -value : value)
  }

  /// Written over several lines, a regular expression ignores white space.
  func regexKind(_ node: RegexLiteralExprSyntax) -> ParsedExpression.Kind {
    let text = node.regex.text
    let isMultiline = node.openingPounds != nil && text.contains(where: \.isNewline)
    return .regex(isMultiline ? "(?x)" + text : text)
  }

  func stringKind(_ node: StringLiteralExprSyntax) -> ParsedExpression.Kind {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    var segments: [ParsedStringSegment] = []
    var literal = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text): literal += Self.value(of: text.content.text, pounds: pounds)
      case .expressionSegment(let interpolation):
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        segments.append(.interpolation(arguments(interpolation.expressions)))
      }
    }
    if !literal.isEmpty || segments.isEmpty { segments.append(.literal(literal)) }
    return .string(segments)
  }

  func stringKind(_ node: SimpleStringLiteralExprSyntax) -> ParsedExpression.Kind {
    .string([.literal(node.segments.map { Self.value(of: $0.content.text, pounds: 0) }.joined())])
  }

  /// What the text between the quotes stands for.
  ///
  /// The parser has taken indentation and line continuations out of it; an escape that means
  /// nothing has been reported and stays as written.
  private static func value(of text: String, pounds: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\\", rest.prefix(pounds).allSatisfy({ $0 == "#" }),
        let escape = escape(in: rest.dropFirst(pounds))
      {
        result.append(escape.scalar)
        rest = escape.rest
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escape(
    in text: Substring.UnicodeScalarView
  ) -> (scalar: Unicode.Scalar, rest: Substring.UnicodeScalarView)? {
    guard let mark = text.first else { return nil }
    let rest = text.dropFirst()
    switch mark {
    case "n": return ("\n", rest)
    case "t": return ("\t", rest)
    case "r": return ("\r", rest)
    case "0": return ("\0", rest)
    case "\\", "\"", "'": return (mark, rest)
    case "u":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[rest.startIndex..<end].dropFirst())
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return nil
      }
      return (scalar, rest[end...].dropFirst())
    default: return nil
    }
  }
}
