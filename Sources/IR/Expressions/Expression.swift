import Diagnostics

/// A lowered expression: resolved, typed, with a place in the source.
package struct Expression {
  package let kind: ExpressionKind
  package let type: Type
  package let range: SourceRange

  package init(_ kind: ExpressionKind, type: Type, range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}

/// Every form an expression can take once names and overloads are settled.
package indirect enum ExpressionKind {
  // Literals. The expression's type decides the representation: an integer literal of type
  // `Double`, `CGFloat` or `UInt8` is one. A literal of a user type is a call of its init.
  case integer(Int)
  case floating(Double)
  case boolean(Bool)
  case string(String)
  case `nil`
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)])
  case tuple([Expression])
  /// String interpolation; values are described as `String(describing:)` would.
  case interpolation([InterpolationSegment])

  // Reading.
  case local(Local)
  case global(Global)
  /// Stored property of a struct or class value.
  case field(Expression, Field)
  case tupleElement(Expression, Int)
  case enumCase(EnumCase, [Expression])
  case metatype(Type)
  /// `type(of: x)`.
  case dynamicType(Expression)

  // Calling. The receiver, where there is one, is argument 0.
  case call(Callee, [Argument], typeArguments: [Type])
  /// Allocates an object of the expression's class, stores default field values, runs the init.
  case construct(Function, [Argument], typeArguments: [Type])
  /// Builds a struct from all its stored properties in order (memberwise init, struct inits' end).
  case structure(Nominal, [Expression])
  case closure(FunctionBody, captures: [Expression])
  /// A method or function used as a value; partial application of a receiver when given.
  case functionReference(FunctionReference)
  case keyPath(root: Type, [KeyPathComponent])

  // Converting.
  /// Wraps into `.some`. Optional injection is free at run time but visible in types.
  case wrap(Expression)
  /// `x!`: traps on nil with Swift's message. `isImplicit` for implicitly unwrapped optionals.
  case unwrap(Expression, isImplicit: Bool)
  /// `a?.b?.c`: evaluates to nil as soon as one `chainLink` inside is nil.
  case chain(Expression)
  /// The `?` inside a `chain`.
  case chainLink(Expression)
  /// To an existential, or to `Any`: keeps the static type where the value alone cannot tell it.
  case erase(Expression)
  /// Superclass, subclass-known-safe, integer-literal-to-dynamic and other free conversions.
  case convert(Expression)
  case cast(Expression, Type, CastKind)

  // Deciding.
  case ternary(Expression, Expression, Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case not(Expression)
  /// `a ?? b`; the right side is evaluated only when needed.
  case coalesce(Expression, Expression)
  /// `if` and `switch` expressions and `do` expressions: the statements assign the result local.
  case statements([Statement], result: Local)
  /// `try? x`.
  case optionalTry(Expression)
  /// `try! x`.
  case forcedTry(Expression)
  case await(Expression)

  // Arithmetic and comparison on the built-in numeric types, `Bool` and `String`; other operand
  // types are calls. Both operands have the expression's operand type.
  case binary(BinaryOperator, Expression, Expression)
  case unary(UnaryOperator, Expression)
  /// `===`: same instance.
  case identical(Expression, Expression)

  // Writing; the value is `()`.
  case assign(Place, Expression)
  /// `a += b` on a built-in operand type: reads and writes the place once.
  case update(Place, BinaryOperator, Expression)
  /// Reading through a place (used when the same base is also written).
  case load(Place)

  // The value before a type is known: found by name at run time.
  case dynamicMember(Expression, String)
  case dynamicCall(Expression, name: String, labels: [String?], [Argument])
  /// An operator on operands of unknown type.
  case dynamicOperator(String, [Expression])

  /// Not simulated: traps with the given sentence when reached.
  case unsupported(String)
}

package enum CastKind: Hashable, Sendable { case check, conditional, forced, coercion }

package struct InterpolationSegment {
  package enum Kind {
    case literal(String)
    case value(Expression)
    /// `\(x)` in a localized text, which writes numbers by their locale.
    case localized(Expression)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}

package enum BinaryOperator: String, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case addWrapping = "&+"
  case subtractWrapping = "&-"
  case multiplyWrapping = "&*"
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

package enum UnaryOperator: String, Hashable, Sendable {
  case negate = "-"
  case bitNot = "~"
}

/// What a call runs.
package enum Callee {
  /// A known function: free, static, a struct's or final method, an initialiser, an accessor.
  case function(Function)
  /// A class method or accessor, found in the dynamic class of argument 0 (overrides).
  case method(Function)
  /// `super.f()`: the given implementation exactly.
  case superMethod(Function)
  /// A protocol requirement, found in the run-time type of the receiver, or for static members
  /// and initialisers in the given type.
  case requirement(Requirement, selfType: Type)
  /// A function value.
  case value(Expression)
}

/// One argument of a call.
package enum Argument {
  case value(Expression)
  case mutable(Place)
  /// The parameter's default value, evaluated in the callee's context.
  case defaulted(Function, Int)
}

/// Something that can be written, taken or passed `inout`.
package indirect enum Place {
  case local(Local)
  case global(Global)
  /// A stored property of a struct that is itself in a place.
  case field(Place, Field)
  /// A stored property of an object.
  case objectField(Expression, Field)
  case tupleElement(Place, Int)
  /// A computed property or subscript: read by the getter, written by the setter. The receiver is
  /// a place where the setter mutates it, else a value; `nil` for statics' and globals' accessors.
  case accessor(Accessor)
  /// `x!` and `x?` on the left of an assignment or as a mutated receiver. A nil `chained` place
  /// ends the enclosing `chain` expression.
  case forced(Place)
  case chained(Place)
  /// A temporary, mutated and dropped (a `let` struct's nonmutating use, a call's result).
  case temporary(Expression)
  /// A member found by name at run time.
  case dynamicMember(Place, String)
  case dynamicElement(Place, [Argument], labels: [String?])
}

/// A pair of accessors in use.
package struct Accessor {
  package enum Receiver {
    case none
    case place(Place)
    case value(Expression)
  }

  package let getter: Callee
  package let setter: Callee?
  package let receiver: Receiver
  /// Subscript arguments, evaluated once.
  package let arguments: [Argument]
  package let type: Type
  package let typeArguments: [Type]

  package init(
    getter: Callee, setter: Callee?, receiver: Receiver, arguments: [Argument] = [], type: Type,
    typeArguments: [Type] = []
  ) {
    self.getter = getter
    self.setter = setter
    self.receiver = receiver
    self.arguments = arguments
    self.type = type
    self.typeArguments = typeArguments
  }
}

/// One component of a key path literal.
package enum KeyPathComponent {
  case field(Field)
  case property(name: String, getter: Callee, setter: Callee?)
  case subscripted(getter: Callee, setter: Callee?, [Expression])
  case tupleElement(Int)
  case optionalChain
  case optionalForce
  /// Where the optional chains before it end.
  case optionalWrap
}
