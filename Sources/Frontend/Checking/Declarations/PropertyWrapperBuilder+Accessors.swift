import Diagnostics
import IR

extension PropertyWrapperBuilder {
  /// What holds the wrapper: a slot, or a static stored property.
  enum Storage {
    case field(Field)
    case property(Property)

    var declaration: AnyObject {
      switch self {
      case .field(let field): field
      case .property(let property): property
      }
    }

    var name: String {
      switch self {
      case .field(let field): field.name
      case .property(let property): property.name
      }
    }

    var isStatic: Bool {
      if case .property = self { true } else { false }
    }

    var type: Type {
      switch self {
      case .field(let field): field.type
      case .property(let property): property.type
      }
    }
  }

  /// Adds `x` or `$x`, computed through a member of the wrapper.
  @discardableResult
  func addAccessors(
    _ name: String, to member: String, storage: Storage, _ valueType: Type?,
    _ declaration: ParsedDeclaration, observers: ParsedAccessors? = nil,
    writtenType: ParsedType? = nil
  ) -> Property {
    let write = ParsedSynthesis(range: declaration.nameRange)
    let made = Property(
      name: name, type: valueType ?? .dynamic, isStatic: storage.isStatic, owner: nominal,
      range: declaration.nameRange)
    let accessors = AccessorBuilder(
      world: world, scope: scope, owner: nominal, isExtension: false)
    let isValue = member == "wrappedValue"
    let depth = isValue ? inner.count + 1 : 1
    let target = (0..<depth).reduce(write.selfMember(storage.name)) { base, _ in
      write.member(base, member)
    }
    let enclosing =
      isValue ? enclosingSelf(name, storage, write) : publisher(name, storage, write)
    let read = accessors.accessor(name, .getter, declaration, storage.isStatic)
    read.result = made.type
    read.isMutating =
      isValue && !nominal.isReference && !storage.isStatic
      && wrapper.instanceProperty(named: member)?.getter?.isMutating == true
    accessors.finish(
      read, ParsedBody([write.returnStatement(enclosing ?? target)]), parameters: [],
      declaration.nameRange)
    made.getter = read
    if let isMutating = mutability(of: member) {
      let set = accessors.accessor(name, .setter, declaration, storage.isStatic)
      let written = ParsedAccessor(
        parameterName: "newValue",
        written: ParsedBody(
          setterBody(
            write, storage.name, isValue ? enclosing ?? target : target, isValue: isValue,
            observers, writtenType)),
        modifiers: isMutating ? [] : ["nonmutating"],
        isAsync: false, isThrowing: false, range: declaration.nameRange)
      accessors.configure(set, written, index: [], newValue: made.type)
      made.setter = set
      made.hasNonmutatingSetter = !set.isMutating
    }
    nominal.properties[name, default: []].append(made)
    if valueType == nil { inferType(of: made, from: storage, member, depth: depth) }
    return made
  }

  private func inferType(
    of made: Property, from storage: Storage, _ member: String, depth: Int
  ) {
    let world = world
    world.pendingTypes[ObjectIdentifier(made)] = {
      world.inferType(of: storage.declaration)
      let type = (0..<depth).reduce(storage.type) { type, _ in world.memberType(member, of: type) }
      made.type = type
      made.getter?.result = type
      made.setter?.parameters[0].type = type
    }
  }

  /// Whether setting a member changes the wrapper itself; `nil` if it cannot be set.
  private func mutability(of member: String) -> Bool? {
    var isMutating = true
    for wrapper in member == "wrappedValue" ? [wrapper] + inner.map(\.wrapper) : [wrapper] {
      if let property = wrapper.instanceProperty(named: member) {
        guard let setter = property.setter else { return nil }
        if !setter.isMutating { isMutating = false }
      } else {
        guard wrapper.fields.first(where: { $0.name == member })?.isMutable == true else {
          return nil
        }
        if wrapper.isReference { isMutating = false }
      }
    }
    return isMutating
  }

  /// `Wrapper[_enclosingInstance: self, wrapped: \.x, storage: \._x]`, for wrappers in classes that
  /// want to know the object they are in.
  private func enclosingSelf(
    _ name: String, _ storage: Storage, _ write: ParsedSynthesis
  ) -> ParsedExpression? {
    let hasSubscript = (wrapper.members["subscript"] ?? []).contains {
      $0.isStatic && $0.parameters.first?.label == "_enclosingInstance"
    }
    guard nominal.isReference, !storage.isStatic, hasSubscript else { return nil }
    func path(_ name: String) -> ParsedExpression {
      ParsedExpression(
        .keyPath(
          ParsedType(.name("Self", []), range: write.range), [.property(name, write.range)]),
        range: write.range)
    }
    let metatype = write.call(write.name("type"), [("of", write.selfMember(storage.name))])
    let arguments = [
      ("_enclosingInstance", write.name("self")), ("wrapped", path(name)),
      ("storage", path(storage.name)),
    ]
    return ParsedExpression(
      .subscripted(
        metatype,
        arguments.map { ParsedArgument(label: $0.0, labelRange: nil, value: $0.1) }),
      range: write.range)
  }

  /// `self._x._publisher(self.x) { [weak self] in self?.x = $0 }`: a wrapper that sends its values
  /// has to reach the property it is behind, and declares `_publisher`, as `Published` does.
  private func publisher(
    _ name: String, _ storage: Storage, _ write: ParsedSynthesis
  ) -> ParsedExpression? {
    guard nominal.isReference, !storage.isStatic, wrapper.members["_publisher"] != nil else {
      return nil
    }
    let property = String(name.dropFirst())
    let target = write.member(
      ParsedExpression(.optionalLink(write.name("self")), range: write.range), property)
    let assign = ParsedClosure(
      captures: [
        ParsedClosure.Capture(
          specifier: "weak", name: "self", value: write.name("self"), range: write.range)
      ],
      parameters: nil, result: nil, isThrowing: false, isAsync: false, highestShorthand: 0,
      body: [write.assign(target, write.name("$0"))], range: write.range)
    return write.call(
      write.member(write.selfMember(storage.name), "_publisher"),
      [
        (nil, write.selfMember(property)),
        (nil, ParsedExpression(.closure(assign), range: write.range)),
      ])
  }

  /// A wrapper that has to tell the object it is in declares `_willSet(in:to:)`, as `Published`
  /// does.
  private func setterBody(
    _ write: ParsedSynthesis, _ storage: String, _ target: ParsedExpression, isValue: Bool,
    _ observers: ParsedAccessors?, _ writtenType: ParsedType?
  ) -> [ParsedStatement] {
    var announced: [ParsedStatement] = []
    if isValue, nominal.isReference, wrapper.members["_willSet"] != nil {
      let announce = write.call(
        write.member(write.selfMember(storage), "_willSet"),
        [("in", write.name("self")), ("to", write.name("newValue"))])
      announced = [write.statement(announce)]
    }
    return ObservedPropertyBuilder.observing(
      observers, of: writtenType, storage: target, write, announced: announced)
  }
}
