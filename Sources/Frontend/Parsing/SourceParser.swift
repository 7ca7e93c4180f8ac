import Diagnostics
import struct Diagnostics.SourceRange
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads Swift source into parsed nodes.
///
/// A parser lives as long as a session, because an operator declared in one prompt entry is used
/// in the next.
final class SourceParser {
  /// The operators known so far; save and restore it to withdraw declarations.
  var operators = DeclaredOperators()

  /// The release of the system that `#available` asks for.
  private let systemVersion: Int

  init(systemVersion: Int = World.newestSystemVersion) { self.systemVersion = systemVersion }

  /// Parses a file; its syntax errors are in the result, never thrown.
  func parse(_ file: SourceFile) -> ParsedFile {
    if let excess = NestingGauge.excess(in: file.text) { return Self.tooDeep(file, at: excess) }
    let tree = Self.syntaxTree(of: file.text)
    operators.declare(operatorsIn: tree)
    let converter = Converter(
      file: file, operators: operators, systemVersion: systemVersion)
    let statements = converter.statements(tree.statements)
    operators = converter.operators
    let diagnostics = Self.syntaxErrors(in: tree, of: file) + converter.diagnostics
    return ParsedFile(
      file: file, statements: statements,
      diagnostics: diagnostics.sorted { $0.range.start < $1.range.start })
  }

  /// Parses a piece of the library, whose bodies and members are read when they are first needed.
  func parse(library source: SkimmedSource) -> ParsedFile {
    let file = source.file
    let tree = Self.syntaxTree(of: source.outline)
    operators.declare(operatorsIn: tree)
    let converter = Converter(file: file, operators: operators, unread: unread(of: file))
    let statements = converter.statements(tree.statements)
    operators = converter.operators
    return ParsedFile(
      file: file, statements: statements,
      diagnostics: Self.syntaxErrors(in: tree, of: file) + converter.diagnostics)
  }

  private func unread(of file: SourceFile) -> UnreadSource {
    UnreadSource(
      body: { range in ParsedBody { self.statements(in: range, of: file) } },
      members: { braces in ParsedMembers { self.members(in: braces, of: file) } })
  }

  /// Reads the members that stand between braces, as those of a type of some name.
  private func members(in braces: Range<Int>, of file: SourceFile) -> [ParsedDeclaration] {
    let head = "struct T"
    let block = String(decoding: Array(file.text.utf8)[braces], as: UTF8.self)
    let tree = Self.syntaxTree(of: BodySkimmer.skim(head + block, keepingMembers: true))
    let converter = Converter(
      file: file, operators: operators, from: braces.lowerBound - head.utf8.count,
      unread: unread(of: file))
    guard case .declaration(let declaration) = converter.statements(tree.statements).first?.kind,
      case .nominal(let nominal) = declaration.kind
    else { return [] }
    return nominal.members
  }

  private func statements(in range: Range<Int>, of file: SourceFile) -> [ParsedStatement] {
    let text = String(decoding: Array(file.text.utf8)[range], as: UTF8.self)
    let converter = Converter(file: file, operators: operators, from: range.lowerBound)
    return converter.statements(Self.syntaxTree(of: text).statements)
  }

  /// Call it only for text in which `NestingGauge` finds no excess.
  static func syntaxTree(of text: String) -> SourceFileSyntax {
    var text = text
    return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: NestingGauge.limit) }
  }

  private static func tooDeep(_ file: SourceFile, at start: Int) -> ParsedFile {
    let problem = Diagnostic(
      id: "frontend.too-deep", message: "code nests too deeply to be read",
      range: SourceRange(file: file, start: start, end: start))
    return ParsedFile(file: file, statements: [], diagnostics: [problem])
  }
}
