import Diagnostics

/// A lowered statement.
package struct Statement {
  package let kind: StatementKind
  package let range: SourceRange

  package init(_ kind: StatementKind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

package indirect enum StatementKind {
  case expression(Expression)
  /// Declares the pattern's locals; without a value they are assigned later.
  case declare(Pattern, Expression?)
  /// `if`/`guard`: a `guard` is an `if` with the else branch first and its bindings visible after.
  case `if`([Condition], then: [Statement], else: [Statement])
  case `guard`([Condition], else: [Statement])
  case `while`(label: String?, [Condition], [Statement])
  case repeatWhile(label: String?, [Statement], Expression)
  case forIn(ForIn)
  case `switch`(label: String?, Expression, [SwitchCase])
  case block(label: String?, [Statement])
  case `return`(Expression?)
  case `break`(label: String?)
  case `continue`(label: String?)
  case `fallthrough`
  case `throw`(Expression)
  case doCatch([Statement], [CatchClause])
  case `defer`([Statement])
  /// Binds a local function: a closure stored in a boxed local, so that it may call itself.
  case localFunction(Local, FunctionBody)
}

/// `for pattern in sequence where condition { … }`.
package struct ForIn {
  package let label: String?
  package let pattern: Pattern
  /// An expression of a type the interpreter iterates itself (Range, Array, Dictionary, Set,
  /// String, stride, zip, enumerated …) or any value conforming to `Sequence`.
  package let sequence: Expression
  package let condition: Expression?
  package let body: [Statement]
  package let isAsync: Bool
  /// `makeIterator` and `next` of a user-defined sequence.
  package let makeIterator: Callee?
  package let next: Callee?

  package init(
    label: String?, pattern: Pattern, sequence: Expression, condition: Expression?,
    body: [Statement], isAsync: Bool = false, makeIterator: Callee? = nil, next: Callee? = nil
  ) {
    self.label = label
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.isAsync = isAsync
    self.makeIterator = makeIterator
    self.next = next
  }
}

package enum Condition {
  case expression(Expression)
  /// `if let`, `if case`: succeeds when the pattern matches.
  case pattern(Pattern, Expression)
  /// `#available`: always decided before running.
  case constant(Bool)
}

package struct SwitchCase {
  package let patterns: [(pattern: Pattern, condition: Expression?)]
  package let isDefault: Bool
  package let body: [Statement]
  package let range: SourceRange

  package init(
    patterns: [(pattern: Pattern, condition: Expression?)], isDefault: Bool, body: [Statement],
    range: SourceRange
  ) {
    self.patterns = patterns
    self.isDefault = isDefault
    self.body = body
    self.range = range
  }
}

package struct CatchClause {
  package let pattern: Pattern
  package let condition: Expression?
  package let body: [Statement]

  package init(pattern: Pattern, condition: Expression?, body: [Statement]) {
    self.pattern = pattern
    self.condition = condition
    self.body = body
  }
}

/// A pattern with its names and overloads settled.
package indirect enum Pattern {
  case wildcard
  case bind(Local)
  case tuple([Pattern])
  case enumCase(EnumCase, [Pattern])
  /// `let x?`, `.some(p)`, `if let`.
  case some(Pattern)
  case none
  /// Compares with `==` on built-in types; ranges test containment.
  case value(Expression)
  /// A user-defined or library `~=`: the expression tests the given local.
  case test(Local, Expression)
  case isType(Type)
  case cast(Pattern, Type)
  /// `case .name` on a value of unknown type.
  case dynamicCase(String, [Pattern])
}
