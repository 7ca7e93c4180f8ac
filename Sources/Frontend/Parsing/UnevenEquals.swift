import Diagnostics
import struct Diagnostics.SourceRange
import SwiftSyntax

/// Takes the complaint about uneven space around `=` from tokens that have space on both sides.
///
/// Where a character that cannot be written stands between the space and the `=`, the parser calls
/// it uneven, and swift-syntax ends the process because it finds nothing to correct.
final class UnevenEquals: SyntaxRewriter {
  private var places: [Int] = []

  /// A tree whose diagnostics can be asked for, and those that were taken away.
  func diagnosed(
    in tree: SourceFileSyntax, of file: SourceFile
  ) -> (SourceFileSyntax, [Diagnostic]) {
    let tokens = tree.tokens(viewMode: .sourceAccurate)
    guard tokens.contains(where: Self.isEvenAfterAll) else { return (tree, []) }
    let mended = visit(tree)
    let problems = places.map { place in
      Diagnostic(
        id: "frontend.syntax", message: "'=' must have consistent whitespace on both sides",
        range: SourceRange(file: file, start: place, end: place + 1))
    }
    return (mended, problems)
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard Self.isEvenAfterAll(token) else { return token }
    places.append(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .equalToken(leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia)
  }

  private static func isEvenAfterAll(_ token: TokenSyntax) -> Bool {
    guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else {
      return false
    }
    let before = token.previousToken(viewMode: .all)?.trailingTrivia
    return [before, token.trailingTrivia].allSatisfy { $0?.contains(where: \.isSpaceOrTab) == true }
  }
}
