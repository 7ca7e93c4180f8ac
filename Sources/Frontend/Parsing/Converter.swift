import Diagnostics
import struct Diagnostics.SourceRange
import SwiftSyntax

/// Reads the syntax tree of one file into parsed nodes.
///
/// Every syntax node is visited once; what cannot be read becomes a `missing` node with a
/// diagnostic, so that a caller always gets a whole tree.
final class Converter {
  /// How deep declarations, statements, expressions, patterns and types may nest together.
  ///
  /// Brackets are bounded by the parser, but `a.b.c…` and `a + b + c…` nest without any. Checking
  /// recurses over what is made here, so this bound protects its stack too.
  static let nestingLimit = 500

  /// Who may use the `$n` written at the place being read.
  enum ShorthandOwner {
    case nobody
    case closureWithParameters
    case closure(highest: Int)
  }

  let file: SourceFile
  /// The release of the system that `#available` asks for.
  let systemVersion: Int
  /// Where the text that is read begins in the file.
  private let start: Int
  /// Reads what was blanked in the text; `nil` for text that is complete.
  private let unread: UnreadSource?
  var operators: DeclaredOperators
  private(set) var diagnostics: [Diagnostic] = []
  var shorthandOwner = ShorthandOwner.nobody
  /// What a `#if` among postfix expressions applies to, by where its first member is written.
  var conditionalBases: [Int: ParsedExpression] = [:]
  private var depth = 0
  private var isTooDeepReported = false

  init(
    file: SourceFile, operators: DeclaredOperators,
    systemVersion: Int = World.newestSystemVersion, from start: Int = 0,
    unread: UnreadSource? = nil
  ) {
    self.file = file
    self.systemVersion = systemVersion
    self.start = start
    self.unread = unread
    self.operators = operators
  }

  func range(of node: some SyntaxProtocol) -> SourceRange {
    let first = start + node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = start + node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceRange(file: file, start: first, end: max(first, end))
  }

  /// The empty range where a node ends.
  func endRange(of node: some SyntaxProtocol) -> SourceRange {
    let end = range(of: node).end
    return SourceRange(file: file, start: end, end: end)
  }

  /// An identifier without its backticks; empty where the source lacks it.
  ///
  /// `` `init` `` keeps them: a member may be called so, and is no initialiser.
  func name(_ token: TokenSyntax) -> String {
    guard token.presence == .present else { return "" }
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2, text != "`init`" else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  func report(
    _ id: String, _ message: String, at range: SourceRange,
    severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(Diagnostic(id: id, severity: severity, message: message, range: range))
  }

  /// Says that valid Swift is left out of the simulation.
  func reportNotSimulated(_ what: String, at node: some SyntaxProtocol) {
    report(
      "frontend.not-simulated", "\(what) not simulated", at: range(of: node), severity: .warning)
  }

  /// Reads one level deeper, or answers `fallback` where the source nests too deeply.
  func nested<Node>(
    _ node: some SyntaxProtocol, orElse fallback: @autoclosure () -> Node, _ read: () -> Node
  ) -> Node {
    guard depth < Self.nestingLimit else {
      reportTooDeep(at: range(of: node))
      return fallback()
    }
    depth += 1
    defer { depth -= 1 }
    return read()
  }

  /// Whether that many further levels may be built below the present one.
  func allows(levels: Int) -> Bool { depth + levels <= Self.nestingLimit }

  /// One report is enough: a chain that is too long is too long at each of its members.
  func reportTooDeep(at range: SourceRange) {
    guard !isTooDeepReported else { return }
    isTooDeepReported = true
    report(
      "frontend.too-deep", "code nests more than \(Self.nestingLimit) levels deep", at: range)
  }

  /// Reads a function's body, in which the `$n` of a closure around it mean nothing.
  func body(_ block: CodeBlockSyntax?) -> ParsedBody? {
    guard let block else { return nil }
    return body(block.statements, in: range(of: block))
  }

  /// Reads what stands in a function's or accessor's braces, whose range includes them.
  func body(_ items: CodeBlockItemListSyntax, in braces: SourceRange) -> ParsedBody {
    if let unread, items.isEmpty, braces.end - braces.start > 2 {
      return unread.body(braces.start + 1..<braces.end - 1)
    }
    return ParsedBody(withShorthandOwner(.nobody) { statements(items) }.result)
  }

  /// Reads what stands in a type's braces.
  ///
  /// The members of a type declared inside a closure do not see the closure's `$n`.
  func members(_ block: MemberBlockSyntax) -> ParsedMembers {
    let braces = range(of: block)
    if let unread, block.members.isEmpty, braces.end - braces.start > 2 {
      return unread.members(braces.start..<braces.end)
    }
    return ParsedMembers(withShorthandOwner(.nobody) { declarations(block.members) }.result)
  }

  func withShorthandOwner<Result>(
    _ owner: ShorthandOwner, _ read: () -> Result
  ) -> (result: Result, owner: ShorthandOwner) {
    let outer = shorthandOwner
    shorthandOwner = owner
    let result = read()
    let used = shorthandOwner
    shorthandOwner = outer
    return (result, used)
  }
}
