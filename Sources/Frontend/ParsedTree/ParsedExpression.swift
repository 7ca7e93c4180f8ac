import Diagnostics
import IR

/// An expression as written: names unresolved, operators folded.
///
/// The front end reads swift-syntax's tree once into these light nodes, because checking visits a
/// node many times (overloads, closures) and swift-syntax nodes are slow to walk.
final class ParsedExpression {
  indirect enum Kind {
    case integer(Int)
    /// A literal beyond `Int`: its bits if `UInt64` holds it, and its value as a fraction.
    case wideInteger(UInt64?, Double, text: String)
    case floating(Double)
    case boolean(Bool)
    case string([ParsedStringSegment])
    case regex(String)
    case `nil`
    /// A name, with explicit generic arguments: `x`, `$0`, `$name`, `_name`, `self`, `Self`,
    /// `super`, `Array<Int>`.
    case name(String, [ParsedType])
    /// `base.name`; no base for an implicit member. `name` may be `init`, `self`, `Type` or a
    /// tuple index.
    case member(ParsedExpression?, String, [ParsedType], nameRange: SourceRange)
    case call(ParsedExpression, [ParsedArgument])
    case subscripted(ParsedExpression, [ParsedArgument])
    case closure(ParsedClosure)
    case array([ParsedExpression])
    case dictionary([(key: ParsedExpression, value: ParsedExpression)])
    /// Two or more elements, or none; `(x)` is `x` itself in `parenthesized`.
    case tuple([ParsedArgument])
    case parenthesized(ParsedExpression)
    case binary(String, ParsedExpression, ParsedExpression, operatorRange: SourceRange)
    case prefix(String, ParsedExpression)
    case postfix(String, ParsedExpression)
    case assign(ParsedExpression, ParsedExpression)
    case ternary(ParsedExpression, ParsedExpression, ParsedExpression)
    case cast(ParsedExpression, ParsedType, ParsedCast)
    /// `x?` inside a chain; `x!`.
    case optionalLink(ParsedExpression)
    case forceUnwrap(ParsedExpression)
    /// `try`, `try?`, `try!`: the mark is "", "?" or "!".
    case attempt(String, ParsedExpression)
    case await(ParsedExpression)
    /// `&x`.
    case address(ParsedExpression)
    case keyPath(ParsedType?, [ParsedKeyPathComponent])
    case ifExpression(ParsedIf)
    case switchExpression(ParsedSwitch)
    case doExpression(ParsedDo)
    /// A type in expression position that is not also an expression: `[Int: String]`, `(A) -> B`,
    /// `any P`, `some P`.
    case type(ParsedType)
    /// `#name(…)`: freestanding macro.
    case macro(String, [ParsedArgument])
    /// `_` on the left of an assignment.
    case discard
    /// An operator used as a function: `reduce(0, +)`.
    case operatorReference(String)
    /// Already checked: an operand made while lowering, such as a builder component.
    case checked(Expression)
    /// Unreadable source; already reported.
    case missing
  }

  enum ParsedCast { case check, conditional, forced, coercion }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

enum ParsedStringSegment {
  case literal(String)
  /// The arguments inside `\( … )`: usually one without label.
  case interpolation([ParsedArgument])

  var isInterpolation: Bool {
    if case .interpolation = self { true } else { false }
  }
}

struct ParsedArgument {
  let label: String?
  let labelRange: SourceRange?
  let value: ParsedExpression
  /// Written after the parentheses: the first trailing closure has no label.
  var isTrailingClosure = false
}

final class ParsedClosure {
  struct Parameter {
    let name: String
    let type: ParsedType?
    let range: SourceRange
    var isInout = false
    var isVariadic = false
  }

  struct Capture {
    /// `weak`, `unowned` or none.
    let specifier: String?
    let name: String
    /// The captured expression, `self` or a name by default.
    let value: ParsedExpression
    let range: SourceRange
  }

  let captures: [Capture]
  /// `nil` when the closure has no signature and uses `$0`.
  let parameters: [Parameter]?
  let result: ParsedType?
  let isThrowing: Bool
  /// The type in `throws(E)`.
  var thrown: ParsedType?
  /// `{ @MainActor in … }`.
  var attributes: [String] = []
  let isAsync: Bool
  /// The largest `$n` used directly, or -1.
  let highestShorthand: Int
  let body: [ParsedStatement]
  let range: SourceRange
  /// False if the source of the closure certainly throws nothing.
  private(set) lazy var mentionsThrowing = range.file.mentions(["try", "throw"], in: range)

  init(
    captures: [Capture], parameters: [Parameter]?, result: ParsedType?, isThrowing: Bool,
    isAsync: Bool, highestShorthand: Int, body: [ParsedStatement], range: SourceRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.highestShorthand = highestShorthand
    self.body = body
    self.range = range
  }
}

enum ParsedKeyPathComponent {
  case property(String, SourceRange)
  case subscripted([ParsedArgument])
  case optionalChain
  case optionalForce
}
