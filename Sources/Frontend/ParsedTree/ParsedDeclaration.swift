import Diagnostics

/// A declaration as written.
final class ParsedDeclaration {
  enum Kind {
    case variable(ParsedVariable)
    case function(ParsedFunction)
    case nominal(ParsedNominal)
    case `extension`(ParsedExtension)
    case alias(name: String, generics: [ParsedGenericParameter], ParsedType)
    case associatedType(
      name: String, [ParsedType], defaultType: ParsedType?, requirements: [ParsedRequirement])
    case enumCases([ParsedEnumCase])
    /// `infix operator ^^ : Group` and precedence groups need no lowering: folding uses them.
    case operatorDeclaration
    case importDeclaration(String)
    /// `#Preview { … }` and other macros in declaration position.
    case macro(String, [ParsedArgument])
  }

  let kind: Kind
  let attributes: [ParsedAttribute]
  /// Modifiers as written, such as `static` or `private(set)`.
  let modifiers: Set<String>
  let range: SourceRange
  /// Where its name is written.
  let nameRange: SourceRange
  /// First paragraph of its documentation comment.
  let summary: String?

  init(
    _ kind: Kind, attributes: [ParsedAttribute], modifiers: Set<String>, range: SourceRange,
    nameRange: SourceRange, summary: String? = nil
  ) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
    self.nameRange = nameRange
    self.summary = summary
  }
}

struct ParsedAttribute {
  /// Without `@`: `State`, `ViewBuilder`, `main`, `Environment`, `native`.
  let name: String
  let type: ParsedType
  /// `nil` when written without parentheses.
  let arguments: [ParsedArgument]?
  let range: SourceRange
}

/// One binding of `let`/`var`; `let a = 1, b = 2` becomes two declarations.
struct ParsedVariable {
  let pattern: ParsedPattern
  let type: ParsedType?
  let value: ParsedExpression?
  let isMutable: Bool
  let accessors: ParsedAccessors?
}

/// What stands in the braces after a property or subscript.
struct ParsedAccessors {
  /// `{ return … }` without keyword, or `get { … }`; `nil` body for `{ get }` in protocols and in
  /// native library declarations.
  var getter: ParsedAccessor?
  var setter: ParsedAccessor?
  var willSet: ParsedAccessor?
  var didSet: ParsedAccessor?
}

struct ParsedAccessor {
  let parameterName: String?
  /// `nil` in protocols and native declarations.
  let written: ParsedBody?
  /// `mutating`, `nonmutating`.
  let modifiers: Set<String>
  let isAsync: Bool
  let isThrowing: Bool
  let range: SourceRange

  var body: [ParsedStatement]? { written?.statements }
}

/// A function, initialiser, deinitialiser or subscript.
final class ParsedFunction {
  enum Kind { case function, initializer, deinitializer, `subscript` }

  let kind: Kind
  let name: String
  /// `init?` or `init!`.
  let isFailable: Bool
  /// `init!`.
  let isImplicitlyUnwrapped: Bool
  let generics: [ParsedGenericParameter]
  let requirements: [ParsedRequirement]
  let parameters: [ParsedParameter]
  let result: ParsedType?
  let isThrowing: Bool
  /// Throws only where an argument, or a conformance of the receiver, does.
  let isRethrowing: Bool
  /// The type in `throws(E)`.
  let thrown: ParsedType?
  let isAsync: Bool
  /// `nil` in protocols and native declarations.
  let written: ParsedBody?
  /// The accessors of a subscript.
  let accessors: ParsedAccessors?
  /// Where `}` stands, for missing returns.
  let endRange: SourceRange

  init(
    kind: Kind, name: String, isFailable: Bool, isImplicitlyUnwrapped: Bool = false,
    generics: [ParsedGenericParameter], requirements: [ParsedRequirement],
    parameters: [ParsedParameter], result: ParsedType?,
    isThrowing: Bool, isRethrowing: Bool = false, thrown: ParsedType? = nil, isAsync: Bool,
    body: ParsedBody?, accessors: ParsedAccessors?, endRange: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.isFailable = isFailable
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.generics = generics
    self.requirements = requirements
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.thrown = thrown
    self.isAsync = isAsync
    self.written = body
    self.accessors = accessors
    self.endRange = endRange
  }

  var body: [ParsedStatement]? { written?.statements }
}

struct ParsedParameter {
  /// The argument label; `nil` for `_`.
  let label: String?
  let name: String
  /// Without `inout`, `...` and attributes, which are below.
  let type: ParsedType
  let isInout: Bool
  let isVariadic: Bool
  let attributes: [ParsedAttribute]
  let defaultValue: ParsedExpression?
  let range: SourceRange
  let nameRange: SourceRange
}

struct ParsedGenericParameter {
  let name: String
  let isPack: Bool
  let bound: ParsedType?
}

enum ParsedRequirement {
  case conforms(ParsedType, ParsedType)
  case same(ParsedType, ParsedType)
}

final class ParsedNominal {
  enum Kind { case structure, enumeration, object, actor, `protocol` }

  let kind: Kind
  let name: String
  let generics: [ParsedGenericParameter]
  /// Names in `protocol P<A>`.
  let primaryAssociatedTypes: [String]
  let inherited: [ParsedType]
  let requirements: [ParsedRequirement]
  private let body: ParsedMembers
  let endRange: SourceRange

  init(
    kind: Kind, name: String, generics: [ParsedGenericParameter],
    primaryAssociatedTypes: [String], inherited: [ParsedType], requirements: [ParsedRequirement],
    body: ParsedMembers, endRange: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.requirements = requirements
    self.body = body
    self.endRange = endRange
  }

  /// What stands in the type's braces, which is read now if it was put off.
  var members: [ParsedDeclaration] { body.all }

  /// The members where the type's header may need one of them; empty where they are still unread,
  /// for they declare no types.
  var outline: [ParsedDeclaration] { body.outline }
}

final class ParsedExtension {
  let type: ParsedType
  let inherited: [ParsedType]
  let requirements: [ParsedRequirement]
  private let body: ParsedMembers

  init(
    type: ParsedType, inherited: [ParsedType], requirements: [ParsedRequirement],
    body: ParsedMembers
  ) {
    self.type = type
    self.inherited = inherited
    self.requirements = requirements
    self.body = body
  }

  /// What stands in the extension's braces, which is read now if it was put off.
  var members: [ParsedDeclaration] { body.all }

  /// The members, or none where they are still unread, for they declare no types.
  var outline: [ParsedDeclaration] { body.outline }
}

struct ParsedEnumCase {
  let name: String
  let payload: [ParsedParameter]
  let rawValue: ParsedExpression?
  let range: SourceRange
}

/// A type as written.
final class ParsedType {
  indirect enum Kind {
    /// `A`, `A<B>`; `Self`, `Any`, `AnyObject` too.
    case name(String, [ParsedType])
    /// `A.B<C>`.
    case member(ParsedType, String, [ParsedType])
    case array(ParsedType)
    case dictionary(ParsedType, ParsedType)
    case optional(ParsedType)
    case implicitlyUnwrapped(ParsedType)
    case tuple([(label: String?, type: ParsedType)])
    case function(
      [ParsedFunctionTypeParameter], ParsedType, isThrowing: Bool, isAsync: Bool,
      thrown: ParsedType?)
    case some(ParsedType)
    case any(ParsedType)
    case composition([ParsedType])
    /// `A.Type`, `P.Protocol`.
    case metatype(ParsedType)
    case pack(ParsedType)
    case expansion(ParsedType)
    /// `@escaping T`, `@autoclosure T`, `@ViewBuilder T`, `@Sendable T`.
    case attributed([ParsedAttribute], ParsedType)
    case missing
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

struct ParsedFunctionTypeParameter {
  let type: ParsedType
  let isInout: Bool
  let isVariadic: Bool
}
