import Diagnostics
import IR

// Properties wrapped by a type that Grove does not model: nobody knows their values.

extension PropertyBuilder {
  /// The attribute that gives a stored property its value in a way that is not known.
  func unmodelledWrapper(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> ParsedAttribute? {
    guard variable.value == nil, variable.isMutable, variable.accessors == nil,
      !variable.isOptional, !world.foreignModules.isEmpty, !nominal.isLibrary
    else { return nil }
    let resolver = TypeResolver(world: world, scope: scope)
    return declaration.attributes.first { attribute in
      attribute.name.first?.isUppercase == true && !Self.macros.contains(attribute.name)
        && resolver.nominal(of: attribute) == nil
    }
  }

  /// Adds a slot that holds something of which nothing is known.
  func buildUnmodelled(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration, wrapper: ParsedAttribute
  ) {
    guard let name = variable.name else { return }
    let range = declaration.nameRange
    world.reportUnsimulated(wrapper.name, .unmodelled(wrapper.name, range))
    let untyped = ParsedVariable(
      pattern: variable.pattern, type: nil, value: nil, isMutable: true, accessors: nil)
    let field = buildField(name, untyped, declaration)
    let write = ParsedSynthesis(range: range)
    let value = write.call(
      write.name("_OpaqueView"),
      [(nil, write.text(wrapper.name)), (nil, ParsedExpression(.array([]), range: range))])
    let world = world
    let scope = scope
    field.initialValue = {
      BodyChecker.checkDefault(value, type: .dynamic, world: world, scope: scope)
    }
  }

  /// Attributes that say something about a property and give it no value.
  private static let macros: Set<String> = [
    "Attribute", "Guide", "IBInspectable", "IBOutlet", "MainActor", "ObservationIgnored",
    "Relationship", "Sendable", "Transient",
  ]
}
