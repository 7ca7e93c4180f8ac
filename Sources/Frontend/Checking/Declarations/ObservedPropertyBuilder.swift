import Diagnostics
import IR

/// Makes stored properties whose access runs code: observed, lazy, and those of `@Observable`.
///
/// Each becomes a slot and a pair of accessors written in Swift; inside its own accessors and in
/// initialisers the name means the slot.
struct ObservedPropertyBuilder {
  let property: PropertyBuilder

  private var world: World { property.world }
  private var nominal: Nominal { property.nominal }

  /// `var x = 0 { willSet { … } didSet { … } }`.
  func buildObserved(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) {
    let field = property.buildField(name, variable, declaration)
    let write = ParsedSynthesis(range: declaration.nameRange)
    let body = Self.observing(
      variable.accessors, of: variable.type, storage: write.selfMember(name), write)
    let getter = [write.returnStatement(write.selfMember(name))]
    add(name, field, declaration, getter: getter, setter: body, isGetterMutating: false)
  }

  /// `override var x: T { didSet { … } }`: observes the superclass's property.
  func buildOverride(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) {
    let write = ParsedSynthesis(range: declaration.nameRange)
    let inherited = write.member(write.name("super"), name)
    let made = add(
      name, nil, declaration, getter: [write.returnStatement(inherited)],
      setter: Self.observing(variable.accessors, of: variable.type, storage: inherited, write),
      isGetterMutating: false)
    let world = world
    let superclass = nominal.superclass
    let type =
      variable.type.map { TypeResolver(world: world, scope: property.scope).resolve($0) }
    world.pendingTypes[ObjectIdentifier(made)] = {
      let found = type ?? superclass.map { world.memberType(name, of: $0) } ?? .dynamic
      made.type = found
      made.getter?.result = found
      made.setter?.parameters[0].type = found
    }
  }

  /// What a setter with observers does: tell, store, tell.
  ///
  /// `announced` comes just before the value is stored. What observers are handed is implicitly
  /// unwrapped if the property is.
  static func observing(
    _ observers: ParsedAccessors?, of type: ParsedType?, storage: ParsedExpression,
    _ write: ParsedSynthesis, announced: [ParsedStatement] = []
  ) -> [ParsedStatement] {
    var implicit: ParsedType?
    if case .implicitlyUnwrapped? = type?.kind { implicit = type }
    var body: [ParsedStatement] = []
    if let didSet = observers?.didSet {
      body.append(write.declare(didSet.parameterName ?? "oldValue", storage, type: implicit))
    }
    if let willSet = observers?.willSet {
      if let custom = willSet.parameterName, custom != "newValue" {
        body.append(write.declare(custom, write.name("newValue"), type: implicit))
      } else if implicit != nil {
        body.append(write.declare("newValue", write.name("newValue"), type: implicit))
      }
      body.append(scoped(willSet.body ?? [], willSet.range))
    }
    body += announced
    body.append(write.assign(storage, write.name("newValue")))
    if let didSet = observers?.didSet {
      body.append(scoped(didSet.body ?? [], didSet.range))
    }
    return body
  }

  private static func scoped(
    _ body: [ParsedStatement], _ range: SourceRange
  ) -> ParsedStatement {
    ParsedStatement(
      .doStatement(ParsedDo(label: nil, body: body, catches: [], range: range)), range: range)
  }

  /// `lazy var x = …`: an optional slot, filled by the getter.
  func buildLazy(_ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration) {
    guard let value = variable.value else { return }
    let storage = "$__lazy_storage_$_\(name)"
    let field = Field(
      name: storage, type: .dynamic, index: nominal.fields.count, isMutable: true,
      owner: nominal, range: declaration.nameRange)
    field.initialValue = { [unowned field] in
      Expression(.nil, type: field.type, range: field.range)
    }
    nominal.fields.append(field)
    let write = ParsedSynthesis(range: declaration.nameRange)
    let getter = [
      write.ifLet(
        "value", write.selfMember(storage), [write.returnStatement(write.name("value"))]),
      write.declare("value", value, type: variable.type),
      write.assign(write.selfMember(storage), write.name("value")),
      write.returnStatement(write.name("value")),
    ]
    let setter = [write.assign(write.selfMember(storage), write.name("newValue"))]
    let made = add(
      name, nil, declaration, getter: getter, setter: setter, isGetterMutating: true)
    let world = world
    if variable.isImplicitlyUnwrapped, let getter = made.getter {
      world.implicitlyUnwrapped.insert(ObjectIdentifier(getter))
    }
    property.setType(of: variable, on: made, isLazy: true) { type in
      made.type = type
      field.type = world.optional(type)
      made.getter?.result = type
      made.setter?.parameters[0].type = type
    }
  }

  /// A stored property of an `@Observable` class: reads and writes are announced (M6, U80–U88).
  func buildObservable(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) {
    let storage = "_\(name)"
    let field = property.buildField(storage, variable, declaration)
    let write = ParsedSynthesis(range: declaration.nameRange)
    let access = write.call(
      write.name("_observableAccess"), [(nil, write.name("self")), (nil, write.text(name))])
    let getter = [write.statement(access), write.returnStatement(write.selfMember(storage))]
    func setter(isInPlace: Bool) -> [ParsedStatement] {
      let announce = write.call(
        write.name("_observableWillSet"),
        [
          (nil, write.name("self")), (nil, write.text(name)),
          (nil, write.selfMember(storage)), (nil, write.name("newValue")),
          (nil, write.boolean(isInPlace)),
        ])
      let body = Self.observing(
        variable.accessors, of: variable.type, storage: write.selfMember(storage), write,
        announced: [write.statement(announce)])
      guard nominal.attributes.contains("Model"),
        ModelRelationships.isCandidate(variable, declaration)
      else { return body }
      let owner = [(nil as String?, write.name("self")), (nil, write.text(name))]
      let before = write.declare("$related", write.call(write.name("_relatedModels"), owner))
      let tell = write.call(
        write.name("_relatedModelsDidChange"), owner + [(nil, write.name("$related"))])
      return [before] + body + [write.statement(tell)]
    }
    let made = add(
      name, field, declaration, getter: getter, setter: setter(isInPlace: false),
      isGetterMutating: false)
    if let modify = made.setter.map({ copy(of: $0, declaration, setter(isInPlace: true)) }) {
      modify.parameters = made.setter?.parameters ?? []
      world.modifySetters[ObjectIdentifier(made)] = modify
    }
  }

  private func copy(
    of setter: Function, _ declaration: ParsedDeclaration, _ body: [ParsedStatement]
  ) -> Function {
    let accessors = AccessorBuilder(
      world: world, scope: property.scope, owner: nominal, isExtension: false)
    let function = accessors.accessor(setter.name, .setter, declaration, false)
    accessors.finish(function, ParsedBody(body), parameters: [], declaration.nameRange)
    return function
  }

  @discardableResult
  private func add(
    _ name: String, _ field: Field?, _ declaration: ParsedDeclaration,
    getter: [ParsedStatement], setter: [ParsedStatement], isGetterMutating: Bool
  ) -> Property {
    let made = Property(
      name: name, type: field?.type ?? .dynamic, isStatic: false, owner: nominal,
      range: declaration.nameRange)
    made.summary = declaration.summary
    let accessors = AccessorBuilder(
      world: world, scope: property.scope, owner: nominal, isExtension: false)
    let read = accessors.accessor(name, .getter, declaration, false)
    read.result = made.type
    read.isMutating = isGetterMutating && !nominal.isReference
    accessors.finish(read, ParsedBody(getter), parameters: [], declaration.nameRange)
    let written = ParsedAccessor(
      parameterName: "newValue", written: ParsedBody(setter), modifiers: [], isAsync: false,
      isThrowing: false, range: declaration.nameRange)
    let write = accessors.accessor(name, .setter, declaration, false)
    accessors.configure(write, written, index: [], newValue: made.type)
    made.getter = read
    made.setter = write
    made.hasNonmutatingSetter = nominal.isReference
    nominal.properties[name, default: []].append(made)
    guard let field else { return made }
    if world.implicitlyUnwrapped.contains(ObjectIdentifier(field)) {
      world.implicitlyUnwrapped.insert(ObjectIdentifier(read))
    }
    world.slots[ObjectIdentifier(made)] = field
    let world = world
    world.pendingTypes[ObjectIdentifier(made)] = {
      world.inferType(of: field)
      made.type = field.type
      read.result = field.type
      write.parameters[0].type = field.type
      world.modifySetters[ObjectIdentifier(made)]?.parameters[0].type = field.type
    }
    return made
  }
}
