import Diagnostics
import IR

/// `let (stream, continuation) = AsyncStream.makeStream(of: Int.self)` in a type: one value, made
/// once, and a property for each of its parts.
struct SharedValueProperties {
  let property: PropertyBuilder
  let variable: ParsedVariable
  let declaration: ParsedDeclaration

  private var world: World { property.world }

  /// False if the value is written part by part, or a part is more than a name.
  func build(
    _ parts: [(label: String?, pattern: ParsedPattern)], isStatic: Bool
  ) -> Bool {
    if variable.value == nil { return false }
    if case .tuple? = variable.value?.kind { return false }
    var names: [(index: Int, name: String)] = []
    for (index, part) in parts.enumerated() {
      switch part.pattern.kind {
      case .name(let name, _): names.append((index, name))
      case .wildcard: continue
      default: return false
      }
    }
    let storage = "$parts_" + names.map(\.name).joined(separator: "_")
    let whole = ParsedVariable(
      pattern: ParsedPattern(
        .name(storage, isMutable: variable.isMutable), range: variable.pattern.range),
      type: variable.type, value: variable.value, isMutable: variable.isMutable, accessors: nil)
    let type: () -> Type
    if isStatic {
      let kept = property.buildStatic(storage, whole, declaration)
      type = { [world] in
        world.inferType(of: kept)
        return kept.type
      }
    } else {
      let kept = property.buildField(storage, whole, declaration)
      type = { [world] in
        world.inferType(of: kept)
        return kept.type
      }
    }
    for (index, name) in names { add(name, index, of: storage, type, isStatic: isStatic) }
    return true
  }

  /// A property that reads, and writes if it is a `var`, one part of the value.
  private func add(
    _ name: String, _ index: Int, of storage: String, _ whole: @escaping () -> Type,
    isStatic: Bool
  ) {
    let write = ParsedSynthesis(range: declaration.nameRange)
    let part = write.member(write.selfMember(storage), "\(index)")
    let made = Property(
      name: name, type: .dynamic, isStatic: isStatic, owner: property.nominal,
      range: declaration.nameRange)
    let accessors = AccessorBuilder(
      world: world, scope: property.scope, owner: property.nominal, isExtension: false)
    let getter = accessors.accessor(name, .getter, declaration, isStatic)
    accessors.finish(
      getter, ParsedBody([write.returnStatement(part)]), parameters: [], declaration.nameRange)
    made.getter = getter
    if variable.isMutable {
      let written = ParsedAccessor(
        parameterName: "newValue",
        written: ParsedBody([write.assign(part, write.name("newValue"))]), modifiers: [],
        isAsync: false, isThrowing: false, range: declaration.nameRange)
      let setter = accessors.accessor(name, .setter, declaration, isStatic)
      accessors.configure(setter, written, index: [], newValue: .dynamic)
      made.setter = setter
      made.hasNonmutatingSetter = !setter.isMutating
    } else {
      // A constant of an actor may be read from anywhere.
      getter.attributes.insert("nonisolated")
      made.attributes.insert("nonisolated")
    }
    property.nominal.properties[name, default: []].append(made)
    let world = world
    world.pendingTypes[ObjectIdentifier(made)] = {
      var type = Type.dynamic
      if case .tuple(let elements) = world.solver.head(whole()), elements.indices.contains(index) {
        type = elements[index].type
      }
      made.type = type
      made.getter?.result = type
      made.setter?.parameters[0].type = type
    }
  }
}
