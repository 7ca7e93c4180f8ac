import SwiftParserDiagnostics
import SwiftSyntax

/// Whether a prompt should read another line before it evaluates what was typed.
package enum InputStatus: Sendable {
  /// The text can be evaluated as it is.
  case complete
  /// The text is correct so far, and cannot stand without more lines.
  case incomplete
  /// No further line can make the text correct.
  case invalid
}

extension InputStatus {
  /// Judges text typed so far.
  ///
  /// Open brackets ask for more lines even after a mistake, so that a pasted declaration is read
  /// to its end; `else` or `.modifier` after a complete statement is not waited for.
  package init(of text: String) {
    guard NestingGauge.excess(in: text) == nil else {
      self = .invalid
      return
    }
    let tree = SourceParser.syntaxTree(of: text)
    var brackets = OpenBrackets()
    var endOfCode = 0
    for token in tree.tokens(viewMode: .all) {
      brackets.take(token)
      if token.presence == .present, token.tokenKind != .endOfFile {
        endOfCode = token.endPositionBeforeTrailingTrivia.utf8Offset
      }
    }
    if brackets.isHopeless {
      self = .invalid
    } else if brackets.isOpen {
      self = .incomplete
    } else if tree.hasError {
      self = Self.lacksOnlyItsEnd(tree, endOfCode: endOfCode) ? .incomplete : .invalid
    } else {
      self = Self.lacksBody(tree) ? .incomplete : .complete
    }
  }

  /// Whether every mistake is that something is missing after the last token.
  private static func lacksOnlyItsEnd(_ tree: SourceFileSyntax, endOfCode: Int) -> Bool {
    ParseDiagnosticsGenerator.diagnostics(for: tree).allSatisfy {
      $0.diagMessage.severity != .error || $0.position.utf8Offset >= endOfCode
    }
  }

  /// A function outside of types needs a body, which may begin on the next line.
  private static func lacksBody(_ tree: SourceFileSyntax) -> Bool {
    guard case .decl(let last)? = tree.statements.last?.item else { return false }
    return last.as(FunctionDeclSyntax.self).map { $0.body == nil } ?? false
  }
}

/// What tokens have opened and not closed.
private struct OpenBrackets {
  private var closing: [TokenKind] = []
  private var isTextOpen = false
  private(set) var isHopeless = false

  var isOpen: Bool { isTextOpen || !closing.isEmpty }

  mutating func take(_ token: TokenSyntax) {
    guard token.presence == .present else { return takeMissing(token.tokenKind) }
    if token.tokenDiagnostic?.kind == .unterminatedBlockComment { isTextOpen = true }
    switch token.tokenKind {
    case .leftParen: closing.append(.rightParen)
    case .leftBrace: closing.append(.rightBrace)
    case .leftSquare: closing.append(.rightSquare)
    case .rightParen, .rightBrace, .rightSquare:
      if closing.popLast() != token.tokenKind { isHopeless = true }
    default: break
    }
  }

  /// A quotation mark on one line cannot be matched on the next.
  private mutating func takeMissing(_ kind: TokenKind) {
    switch kind {
    case .multilineStringQuote: isTextOpen = true
    case .stringQuote, .singleQuote, .regexSlash: isHopeless = true
    default: break
    }
  }
}
