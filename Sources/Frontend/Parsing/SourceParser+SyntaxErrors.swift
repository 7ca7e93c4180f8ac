import Diagnostics
import struct Diagnostics.SourceRange
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceParser {
  /// Turns swift-syntax's diagnostics into ours, in its own words.
  static func syntaxErrors(in tree: SourceFileSyntax, of file: SourceFile) -> [Diagnostic] {
    // Most files have none, and looking for them takes longer than parsing.
    guard tree.hasError || tree.hasWarning else { return [] }
    let (readable, uneven) = UnevenEquals().diagnosed(in: tree, of: file)
    return uneven
      + ParseDiagnosticsGenerator.diagnostics(for: readable).map { found in
        let isSpacedAttribute = isSpacedAttribute(found.message, at: found.node)
        let severity: Diagnostic.Severity =
          switch found.diagMessage.severity {
          case .error: isSpacedAttribute ? .warning : .error
          case .warning: .warning
          default: .remark
          }
        if let error = UnterminatedLiteral.diagnostic(for: found, in: file) { return error }
        let start = found.position.utf8Offset
        var end = start
        if let highlighted = found.highlights.first, let last = found.highlights.last,
          highlighted.positionAfterSkippingLeadingTrivia.utf8Offset == start
        {
          end = max(start, last.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return Diagnostic(
          id: "frontend.syntax", severity: severity,
          message: isSpacedAttribute ? spacedAttribute : found.message,
          range: SourceRange(file: file, start: start, end: end),
          notes: found.notes.map { note in
            let place = note.position.utf8Offset
            return Note(note.message, range: SourceRange(file: file, start: place, end: place))
          },
          fixIts: found.fixIts.compactMap { fixIt in
            let edits = fixIt.edits.map {
              Edit(
                start: $0.range.lowerBound.utf8Offset, end: $0.range.upperBound.utf8Offset,
                replacement: $0.replacement)
            }
            return joined(edits, message: fixIt.message.message, in: file)
          })
      }
  }

  /// True for the space of `@available (iOS 16, *)`: the compiler only warns of it in the language
  /// mode of Swift 5.
  private static func isSpacedAttribute(_ message: String, at node: Syntax) -> Bool {
    message.hasPrefix("extraneous whitespace before '('")
      && node.parent?.is(AttributeSyntax.self) == true
  }

  private static let spacedAttribute =
    "extraneous whitespace between attribute name and '('; "
    + "this is an error in the Swift 6 language mode"

  private struct Edit {
    let start: Int
    let end: Int
    let replacement: String
  }

  /// A fix-it of ours is one replacement: edits that belong together become one over their span.
  private static func joined(_ edits: [Edit], message: String, in file: SourceFile) -> FixIt? {
    let edits = edits.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    guard let first = edits.first, let last = edits.last else { return nil }
    let bytes = file.text.utf8
    var replacement = ""
    var position = first.start
    for edit in edits {
      guard position <= edit.start, edit.end <= bytes.count else { return nil }
      let from = bytes.index(bytes.startIndex, offsetBy: position)
      let to = bytes.index(bytes.startIndex, offsetBy: edit.start)
      replacement += String(file.text[from..<to]) + edit.replacement
      position = edit.end
    }
    return FixIt(
      message: message, range: SourceRange(file: file, start: first.start, end: last.end),
      replacement: replacement)
  }
}
