import Diagnostics

/// A statement as written; declarations inside code are statements too.
final class ParsedStatement {
  indirect enum Kind {
    case expression(ParsedExpression)
    case declaration(ParsedDeclaration)
    case ifStatement(ParsedIf)
    case guardStatement([ParsedCondition], [ParsedStatement])
    case whileLoop(label: String?, [ParsedCondition], [ParsedStatement])
    case repeatLoop(label: String?, [ParsedStatement], ParsedExpression)
    case forLoop(ParsedFor)
    case switchStatement(ParsedSwitch)
    case doStatement(ParsedDo)
    case returnStatement(ParsedExpression?)
    case breakStatement(label: String?)
    case continueStatement(label: String?)
    case fallthroughStatement
    case throwStatement(ParsedExpression)
    case deferStatement([ParsedStatement])
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

final class ParsedIf {
  let conditions: [ParsedCondition]
  let then: [ParsedStatement]
  let thenRange: SourceRange
  /// `else if` is a single `ifStatement` in here with `isElseIf` true.
  let otherwise: [ParsedStatement]?
  let isElseIf: Bool
  let range: SourceRange

  init(
    conditions: [ParsedCondition], then: [ParsedStatement], thenRange: SourceRange,
    otherwise: [ParsedStatement]?, isElseIf: Bool, range: SourceRange
  ) {
    self.conditions = conditions
    self.then = then
    self.thenRange = thenRange
    self.otherwise = otherwise
    self.isElseIf = isElseIf
    self.range = range
  }
}

enum ParsedCondition {
  case expression(ParsedExpression)
  /// `let x = e`, `let x` (no value), `var x = e`.
  case optionalBinding(ParsedPattern, ParsedType?, ParsedExpression?, isMutable: Bool)
  case match(ParsedPattern, ParsedType?, ParsedExpression)
  /// `#available`/`#unavailable`, decided while reading: iOS of the newest profile.
  case availability(Bool)
}

final class ParsedFor {
  let label: String?
  let pattern: ParsedPattern
  let isCase: Bool
  let type: ParsedType?
  let sequence: ParsedExpression
  let condition: ParsedExpression?
  let body: [ParsedStatement]
  let isAsync: Bool
  /// `for try await`.
  let isThrowing: Bool

  init(
    label: String?, pattern: ParsedPattern, isCase: Bool, type: ParsedType?,
    sequence: ParsedExpression, condition: ParsedExpression?, body: [ParsedStatement],
    isAsync: Bool, isThrowing: Bool
  ) {
    self.label = label
    self.pattern = pattern
    self.isCase = isCase
    self.type = type
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}

final class ParsedSwitch {
  struct Case {
    let patterns: [(pattern: ParsedPattern, condition: ParsedExpression?)]
    let isDefault: Bool
    let body: [ParsedStatement]
    let range: SourceRange
  }

  let label: String?
  let subject: ParsedExpression
  let cases: [Case]
  let range: SourceRange

  init(label: String?, subject: ParsedExpression, cases: [Case], range: SourceRange) {
    self.label = label
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}

final class ParsedDo {
  struct Catch {
    /// Empty for a bare `catch`, which binds `error`.
    let patterns: [(pattern: ParsedPattern, condition: ParsedExpression?)]
    let body: [ParsedStatement]
    let range: SourceRange
  }

  let label: String?
  let body: [ParsedStatement]
  let catches: [Catch]
  /// The type in `do throws(E)`.
  let thrown: ParsedType?
  let range: SourceRange

  init(
    label: String?, body: [ParsedStatement], catches: [Catch], thrown: ParsedType? = nil,
    range: SourceRange
  ) {
    self.label = label
    self.thrown = thrown
    self.body = body
    self.catches = catches
    self.range = range
  }
}

/// A pattern as written.
final class ParsedPattern {
  indirect enum Kind {
    case wildcard
    /// A name in a binding position; `isMutable` under `var`.
    case name(String, isMutable: Bool)
    case tuple([(label: String?, pattern: ParsedPattern)])
    /// `.name(p, …)` or `Type.name(p, …)`; no sub-patterns and no parentheses: `payload` is nil.
    case enumCase(ParsedType?, String, payload: [(label: String?, pattern: ParsedPattern)]?)
    /// `p?`.
    case some(ParsedPattern)
    case isType(ParsedType)
    case cast(ParsedPattern, ParsedType)
    case expression(ParsedExpression)
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
