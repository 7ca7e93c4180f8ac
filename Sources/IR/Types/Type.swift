/// The static type of an expression, as far as the front end could tell.
///
/// One representation serves the type checker, the interpreter (which interns closed types as
/// run-time types) and `:typeof`. `dynamic` is the honest answer where inference gave up: the
/// interpreter decides by the value it meets, and nothing is reported to the user.
package indirect enum Type: Hashable {
  /// A struct, enum, class, actor with its generic arguments (outer declarations' first).
  case nominal(Nominal, [Type])
  case tuple([TupleElement])
  case function(FunctionType)
  /// `T.self`: the type of a type.
  case metatype(Type)
  /// `any P & Q`; the empty list is `Any`. Primary associated types are kept for printing.
  case existential([ProtocolReference])
  /// `some P`, identified by what declared it; its underlying type is found from the body.
  case opaque(OpaqueResult, [Type])
  /// A generic parameter inside its own declaration.
  case parameter(GenericParameter)
  /// `T.Element`, where `T` is not yet known.
  case member(Type, String)
  /// The types bound to `each T`.
  case pack([Type])
  /// `repeat P`, where `P` mentions packs.
  case expansion(Type)
  /// An inference variable; never survives checking.
  case variable(Int)
  /// Not known before running.
  case dynamic
}

/// One element of a tuple type.
package struct TupleElement: Hashable {
  package let label: String?
  package let type: Type

  package init(label: String? = nil, type: Type) {
    self.label = label
    self.type = type
  }
}

/// `(A, inout B) async throws -> C`.
package struct FunctionType: Hashable {
  package let parameters: [FunctionTypeParameter]
  package let result: Type
  package let isThrowing: Bool
  package let isAsync: Bool
  /// The type in `throws(E)`; `nil` stands for `any Error`.
  package let thrown: Type?

  package init(
    parameters: [FunctionTypeParameter], result: Type, isThrowing: Bool = false,
    isAsync: Bool = false, thrown: Type? = nil
  ) {
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.thrown = thrown
  }
}

/// One parameter of a function type; labels are no part of a function type.
package struct FunctionTypeParameter: Hashable {
  package let type: Type
  package let isInout: Bool
  package let isVariadic: Bool
  package let isAutoclosure: Bool
  /// The result builder that an argument closure is transformed with (`@ViewBuilder`).
  package let builder: ResultBuilder?

  package init(
    type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
    builder: ResultBuilder? = nil
  ) {
    self.type = type
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.isAutoclosure = isAutoclosure
    self.builder = builder
  }
}

/// A protocol with its primary associated types, as in `any Collection<Int>`.
package struct ProtocolReference: Hashable {
  package let declaration: Nominal
  package let arguments: [Type]

  package init(_ declaration: Nominal, arguments: [Type] = []) {
    self.declaration = declaration
    self.arguments = arguments
  }
}

/// What a `some P` in a declaration stands for.
package final class OpaqueResult: Hashable {
  /// The bounds written after `some`.
  package let bounds: [ProtocolReference]
  /// The name of the declaration, for messages.
  package let ownerName: String
  /// Finds the underlying type by checking the owner's body; `nil` while that is running.
  package var resolve: (() -> Type?)?
  /// The underlying type once known, in terms of `parameters`.
  package var underlying: Type?
  /// What the arguments of a use stand for: the owner type's parameters, the function's, `Self`.
  package var parameters: [GenericParameter] = []

  package init(bounds: [ProtocolReference], ownerName: String) {
    self.bounds = bounds
    self.ownerName = ownerName
  }

  package static func == (left: OpaqueResult, right: OpaqueResult) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A generic parameter (`T`, `each Content`, or the `Self` of a protocol).
package final class GenericParameter: Hashable {
  package let name: String
  package let isPack: Bool
  /// Position in the flattened list of its declaration: outer declarations' parameters first.
  package let index: Int
  /// True for a parameter of the enclosing type, false for one of the function itself.
  package let belongsToType: Bool
  package var bounds: [ProtocolReference] = []
  package var superclass: Type?

  package init(name: String, isPack: Bool = false, index: Int, belongsToType: Bool) {
    self.name = name
    self.isPack = isPack
    self.index = index
    self.belongsToType = belongsToType
  }

  package static func == (left: GenericParameter, right: GenericParameter) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
