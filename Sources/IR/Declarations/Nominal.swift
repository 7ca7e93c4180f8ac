import Diagnostics

/// A declared type: struct, enum, class, actor or protocol.
///
/// Identity is the object's: redefining a type at the prompt makes a new one.
package final class Nominal: Hashable {
  package enum Kind: Hashable, Sendable {
    case structure, enumeration, object, actor, `protocol`

    /// The word that such a type is declared with.
    package var keyword: String {
      switch self {
      case .structure: "struct"
      case .enumeration: "enum"
      case .object: "class"
      case .actor: "actor"
      case .protocol: "protocol"
      }
    }
  }

  package let name: String
  package let kind: Kind
  /// The type this one is nested in.
  package let outer: Nominal?
  /// True for what Grove's library declares; its names print without the module prefix.
  package let isLibrary: Bool
  package var range: SourceRange
  /// Outer declarations' parameters first.
  ///
  /// A protocol has none: see `selfParameter`.
  package var genericParameters: [GenericParameter] = []
  /// Direct superclass, in terms of `genericParameters`.
  package var superclass: Type?
  /// Stored instance properties in declaration order, without inherited ones.
  package var fields: [Field] = []
  package var cases: [EnumCase] = []
  package var rawType: Type?
  /// Every conformance declared or synthesised, on the type or in any extension.
  package var conformances: [Conformance] = []
  /// Functions, initialisers, accessors and subscripts by base name (`init`, `subscript`).
  package var members: [String: [Function]] = [:]
  /// Computed, wrapped and observed properties and all static ones, by name.
  package var properties: [String: [Property]] = [:]
  package var nested: [String: Nominal] = [:]
  package var aliases: [String: Type] = [:]
  /// For a protocol: `Self`, its associated types, and what must be implemented.
  package var selfParameter: GenericParameter?
  package var associatedTypes: [String: [ProtocolReference]] = [:]
  package var requirements: [Requirement] = []
  /// `deinit`.
  package var deinitializer: Function?
  /// Attributes as written, such as `@propertyWrapper` or `@main`.
  package var attributes: Set<String> = []
  /// Fills the members in on first use, so that unused library types cost nothing.
  package var complete: (() -> Void)?
  /// What an associated type is that only the witnesses tell, by the type's own parameters.
  package var inferredAssociatedType: ((String) -> Type?)?

  package init(
    name: String, kind: Kind, outer: Nominal? = nil, isLibrary: Bool = false, range: SourceRange
  ) {
    self.name = name
    self.kind = kind
    self.outer = outer
    self.isLibrary = isLibrary
    self.range = range
  }

  /// The name with outer types: `Screens.Home`.
  package var qualifiedName: String {
    outer.map { "\($0.qualifiedName).\(name)" } ?? name
  }

  package var isReference: Bool { kind == .object || kind == .actor }

  /// The property of that name on a value, which a static one of the same name does not hide.
  package func instanceProperty(named name: String) -> Property? {
    properties[name]?.first { !$0.isStatic }
  }

  package static func == (left: Nominal, right: Nominal) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A stored property of a value or object: one slot.
package final class Field {
  package let name: String
  package var type: Type
  /// Slot number within its declaration; a subclass's slots follow its superclass's.
  package let index: Int
  package let isMutable: Bool
  package unowned let owner: Nominal
  /// The default value, an expression over no locals.
  package var initialValue: (() -> Expression?)?
  package var isWeak = false
  package var isUnowned = false
  package var range: SourceRange

  package init(
    name: String, type: Type, index: Int, isMutable: Bool, owner: Nominal, range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.index = index
    self.isMutable = isMutable
    self.owner = owner
    self.range = range
  }
}

/// One case of an enum.
package final class EnumCase {
  package let name: String
  package let index: Int
  package unowned let owner: Nominal
  package var payload: [TupleElement]
  /// Default values of payload elements, by position.
  package var payloadDefaults: [Int: () -> Expression?] = [:]
  package var rawValue: RawValue?
  /// True if the payload is behind a reference, so that it may hold the enum itself.
  package var isIndirect = false

  /// The name as programs see it: `` `init` `` has its backticks in the source only.
  package var shownName: String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  package init(name: String, index: Int, owner: Nominal, payload: [TupleElement]) {
    self.name = name
    self.index = index
    self.owner = owner
    self.payload = payload
  }
}

/// The literal behind an enum case's `rawValue`.
package enum RawValue: Hashable, Sendable {
  case integer(Int), double(Double), string(String)
}

/// `extension T: P where …`.
package struct Conformance {
  package let protocolReference: ProtocolReference
  /// Conditions of a conditional conformance.
  package let conditions: [GenericRequirement]
  /// Types chosen for associated types, where written or inferred.
  package var associatedTypes: [String: Type]
  /// The extension that says so, if it is not the type itself.
  package let place: SourceRange?

  package init(
    protocolReference: ProtocolReference, conditions: [GenericRequirement] = [],
    associatedTypes: [String: Type] = [:], place: SourceRange? = nil
  ) {
    self.protocolReference = protocolReference
    self.conditions = conditions
    self.associatedTypes = associatedTypes
    self.place = place
  }
}

/// One clause after `where`.
package enum GenericRequirement: Hashable {
  case conforms(Type, ProtocolReference)
  case same(Type, Type)
  case inherits(Type, Type)
}

/// Something a protocol asks for; witnesses are found by name, labels and kind.
package final class Requirement: Hashable {
  package enum Kind: Hashable, Sendable { case function, getter, setter, initializer }

  package let kind: Kind
  /// The declaration in the protocol; for accessors the getter or setter function.
  package let function: Function
  package unowned let owner: Nominal

  package init(kind: Kind, function: Function, owner: Nominal) {
    self.kind = kind
    self.function = function
    self.owner = owner
  }

  package static func == (left: Requirement, right: Requirement) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
