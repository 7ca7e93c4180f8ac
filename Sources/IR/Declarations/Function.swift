import Diagnostics

/// A function, method, initialiser, accessor or subscript accessor.
///
/// `self` is parameter 0 of every instance member and of every static member (where it is the
/// metatype): `arguments[0]` at a call is always the receiver. An initialiser of a struct or enum
/// has no receiver and returns the new value; that of a class gets the allocated object.
package final class Function: Hashable {
  package enum Kind: Hashable, Sendable {
    case function, initializer, getter, setter, deinitializer
  }

  /// Base name: `append`, `init`, `subscript`, the property's name for accessors, `+`.
  package let name: String
  package let kind: Kind
  /// The type (or protocol, for its extensions' members) it belongs to.
  package let owner: Nominal?
  package var range: SourceRange
  package var parameters: [Parameter] = []
  package var result: Type
  package var genericParameters: [GenericParameter] = []
  /// True if generic parameters are written after its name; known before its signature is.
  package var hasGenericClause = false
  package var requirements: [GenericRequirement] = []
  package var isStatic = false
  package var isMutating = false
  package var isThrowing = false
  /// The type in `throws(E)`; `nil` stands for `any Error`.
  package var thrownType: Type?
  package var isAsync = false
  package var isFailable = false
  /// Declared with `init!` or a result `T!`: the value unwraps itself where no optional is wanted.
  package var isImplicitlyUnwrapped = false
  /// A class's member with the result `Self`, which is the dynamic type of its receiver.
  package var returnsSelf = false
  package var isConvenience = false
  package var isOverride = false
  /// Finds the method of a superclass that this one overrides.
  package var findOverridden: (() -> Function?)?
  private var knownOverridden: Function?
  package var isSubscript = false
  /// A member of a protocol extension: dispatched statically unless it is a requirement's default.
  package var isExtensionMember = false
  /// Attributes as written, such as `@discardableResult` or `@MainActor`.
  package var attributes: Set<String> = []
  /// The result builder its own body is transformed with.
  package var builder: ResultBuilder?
  /// The symbol of the native implementation, for library functions without a body.
  package var native: String?
  /// The lowered body; produced by `lower` on first call.
  package var body: FunctionBody?
  package var lower: (() -> FunctionBody?)?
  /// Finds the types of a library function's parameters and result; `nil` for what is not put off.
  package var completeSignature: (() -> Void)?
  /// First line of its documentation comment, for `:doc` and the support table.
  package var summary: String?

  /// The method of a superclass that this one overrides; found when it is first asked for.
  package var overridden: Function? {
    if let find = findOverridden {
      findOverridden = nil
      knownOverridden = find()
    }
    return knownOverridden
  }

  /// True if this overrides a method, directly or through classes between.
  package func overrides(_ other: Function) -> Bool {
    var current = overridden
    while let function = current {
      if function === other { return true }
      current = function.overridden
    }
    return false
  }

  package init(
    name: String, kind: Kind = .function, owner: Nominal? = nil, result: Type, range: SourceRange
  ) {
    self.name = name
    self.kind = kind
    self.owner = owner
    self.result = result
    self.range = range
  }

  /// True if a call passes a receiver as argument 0.
  package var hasReceiver: Bool {
    guard let owner else { return false }
    return kind != .initializer || owner.isReference
  }

  /// `append(contentsOf:)`, the name used in messages and traces.
  package var fullName: String {
    kind == .getter || kind == .setter
      ? name : "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  package static func == (left: Function, right: Function) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A declared parameter; the receiver is not among them.
package struct Parameter {
  package let label: String?
  package let name: String
  package var type: Type
  package var isInout = false
  package var isVariadic = false
  /// Written with `!`.
  package var isImplicitlyUnwrapped = false
  package var isAutoclosure = false
  /// True for `@autoclosure () throws -> T`: what is given may throw.
  package var isThrowingAutoclosure = false
  package var isEscaping = false
  /// A closure for it may use members of `self` by their bare names although it is kept, as that of
  /// a `Task` may.
  package var capturesSelfImplicitly = false
  /// A function that says where it runs: `@MainActor () -> Void`.
  package var isActorBound = false
  package var builder: ResultBuilder?
  /// The default argument, an expression over no locals (it may mention `self`'s statics).
  package var defaultValue: (() -> Expression?)?
  /// The type of the default argument, where that of the parameter is generic (SE-0347).
  package var defaultType: (() -> Type)?
  /// `line` for the default `#line`, which is filled in at the call; `function` and the like too.
  package var callSiteDefault: String?
  package var hasDefault: Bool

  package init(label: String?, name: String, type: Type, hasDefault: Bool = false) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
  }
}

/// A computed, wrapped, observed, lazy or static property: a pair of accessors.
package final class Property {
  package let name: String
  package var type: Type
  package let isStatic: Bool
  package let owner: Nominal?
  package var getter: Function?
  package var setter: Function?
  /// True if the setter needs no mutable receiver (classes, `nonmutating set`).
  package var hasNonmutatingSetter = false
  /// The storage behind a static stored property.
  package var global: Global?
  /// Conditions of the extension it was declared in.
  package var requirements: [GenericRequirement] = []
  package var attributes: Set<String> = []
  package var range: SourceRange
  package var summary: String?

  package init(name: String, type: Type, isStatic: Bool, owner: Nominal?, range: SourceRange) {
    self.name = name
    self.type = type
    self.isStatic = isStatic
    self.owner = owner
    self.range = range
  }
}

/// A global variable or static stored property; lazily initialised, except at top level.
package final class Global: Hashable {
  package let name: String
  package var type: Type
  package let isMutable: Bool
  package var range: SourceRange
  /// Computes the first value on first access; `nil` for top-level code, which assigns in order.
  package var initializer: (() -> FunctionBody?)?
  package var isWeak = false

  package init(name: String, type: Type, isMutable: Bool, range: SourceRange) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.range = range
  }

  package static func == (left: Global, right: Global) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A variable of a function: a parameter, a `let`, a `var`, a pattern binding.
package final class Local: Hashable {
  package let name: String
  package var type: Type
  package let isMutable: Bool
  /// A local that a closure or local function captures, and that gets a value after that, lives in
  /// a heap box.
  package var isBoxed = false
  /// Declared without a value, which it gets later.
  package var isLate = false
  package var isWeak = false
  package var isUnowned = false
  /// Declared with `!`: unwraps itself where a plain value is wanted.
  package var isImplicitlyUnwrapped = false
  package var range: SourceRange

  package init(name: String, type: Type, isMutable: Bool, range: SourceRange) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.range = range
  }

  package static func == (left: Local, right: Local) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What runs when a function or closure is called.
package final class FunctionBody {
  package let name: String
  /// The receiver first where there is one; inout parameters are copied back to the caller.
  package let parameters: [Local]
  package let inoutParameters: Set<Int>
  /// Locals of enclosing functions that the body uses, in the order the closure stores them.
  package let captures: [Local]
  package let statements: [Statement]
  package let result: Type
  package let isThrowing: Bool
  /// True if the code itself has a `try` or `throw` that nothing inside handles.
  package let mayThrow: Bool
  /// True if the code itself has an `await`.
  package let mayWait: Bool
  package let range: SourceRange
  /// The generic parameters, the receiver's type's first, when the body needs their types.
  package let genericParameters: [GenericParameter]

  package init(
    name: String, parameters: [Local], inoutParameters: Set<Int> = [], captures: [Local] = [],
    statements: [Statement], result: Type, isThrowing: Bool = false, mayThrow: Bool = false,
    mayWait: Bool = false, range: SourceRange, genericParameters: [GenericParameter] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.inoutParameters = inoutParameters
    self.captures = captures
    self.statements = statements
    self.result = result
    self.isThrowing = isThrowing
    self.mayThrow = mayThrow
    self.mayWait = mayWait
    self.range = range
    self.genericParameters = genericParameters
  }
}
