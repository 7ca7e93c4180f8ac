import Diagnostics
import IR

/// Makes a computed or lazily initialised variable at file level.
struct GlobalBuilder {
  let world: World
  let names: World.Names
  let scope: DeclarationScope

  /// Builds a global whose value is computed on first use, as in every file but `main.swift`.
  func build(_ variable: ParsedVariable, _ declaration: ParsedDeclaration) {
    guard case .name(let name, _) = variable.pattern.kind else { return }
    if variable.accessors?.getter != nil {
      buildComputed(name, variable, declaration)
      return
    }
    let global = Global(
      name: name, type: .dynamic, isMutable: variable.isMutable, range: declaration.nameRange)
    names.globals[name] = global
    if let written = variable.type {
      global.type = TypeResolver(world: world, scope: scope).resolve(written)
    }
    guard let value = variable.value else { return }
    let world = world
    let scope = scope
    if variable.type == nil {
      world.pendingTypes[ObjectIdentifier(global)] = {
        global.type = BodyChecker.typeOfDefault(value, world: world, scope: scope)
      }
    }
    initializeLazily(global, with: value)
  }

  /// Gives a global the value it has from its first use on.
  func initializeLazily(_ global: Global, with value: ParsedExpression) {
    let world = world
    let scope = scope
    var checked: FunctionBody?
    global.initializer = { [unowned global] in
      if let checked { return checked }
      world.inferType(of: global)
      checked = BodyChecker.checkInitializer(value, type: global.type, world: world, scope: scope)
      return checked
    }
  }

  func buildComputed(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) {
    let property = Property(
      name: name, type: .dynamic, isStatic: true, owner: nil, range: declaration.nameRange)
    AccessorBuilder(world: world, scope: scope, owner: nil, isExtension: false)
      .build(property, variable, declaration)
    names.properties[name] = property
  }
  /// The name of the storage behind a variable with observers.
  static func storageName(_ name: String) -> String { "$stored_\(name)" }

  /// Builds the accessors of a variable with `willSet` or `didSet`, which is stored in `storage`.
  func buildObserved(
    _ name: String, _ storage: Global, _ variable: ParsedVariable,
    _ declaration: ParsedDeclaration
  ) {
    let write = ParsedSynthesis(range: declaration.nameRange)
    let stored = write.name(Self.storageName(name))
    let property = Property(
      name: name, type: .dynamic, isStatic: true, owner: nil, range: declaration.nameRange)
    let accessors = AccessorBuilder(world: world, scope: scope, owner: nil, isExtension: false)
    let read = accessors.accessor(name, .getter, declaration, true)
    accessors.finish(
      read, ParsedBody([write.returnStatement(stored)]), parameters: [], declaration.nameRange)
    let set = accessors.accessor(name, .setter, declaration, true)
    let written = ParsedAccessor(
      parameterName: "newValue",
      written: ParsedBody(
        ObservedPropertyBuilder.observing(
          variable.accessors, of: variable.type, storage: stored, write)),
      modifiers: [], isAsync: false, isThrowing: false, range: declaration.nameRange)
    accessors.configure(set, written, index: [], newValue: .dynamic)
    property.getter = read
    property.setter = set
    names.properties[name] = property
    let world = world
    world.pendingTypes[ObjectIdentifier(property)] = {
      world.inferType(of: storage)
      property.type = storage.type
      read.result = storage.type
      set.parameters[0].type = storage.type
    }
  }
}
