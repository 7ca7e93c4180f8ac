import Diagnostics
import struct Diagnostics.SourceRange
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A string whose closing quote is missing, as the compiler reports it: where it begins.
///
/// swift-syntax says where the quote would have to be, which for a text of several lines is at the
/// end of the file, far from what a reader has to look at.
enum UnterminatedLiteral {
  static func diagnostic(
    for found: SwiftDiagnostics.Diagnostic, in file: SourceFile
  ) -> Diagnostics.Diagnostic? {
    guard let missing = found.node.as(TokenSyntax.self), missing.presence == .missing,
      let literal = missing.parent?.as(StringLiteralExprSyntax.self),
      literal.closingQuote.id == missing.id
    else { return nil }
    let start = literal.openingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = literal.endPositionBeforeTrailingTrivia.utf8Offset
    let quote = literal.openingQuote.text
    return Diagnostics.Diagnostic(
      id: "frontend.syntax", severity: .error, message: "unterminated string literal",
      range: SourceRange(file: file, start: start, end: start + quote.utf8.count),
      notes: [],
      fixIts: [
        FixIt(
          message: "insert '\(quote)'", range: SourceRange(file: file, start: end, end: end),
          replacement: quote)
      ])
  }
}
