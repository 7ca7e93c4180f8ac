import Diagnostics
import IR

/// Makes the initialiser that a struct without one gets: a parameter for each stored property.
///
/// A wrapped property takes the wrapped value where its wrapper has `init(wrappedValue:)`, and the
/// attribute's arguments are added; else it takes the wrapper itself (`Binding`).
struct MemberwiseInitializer {
  let world: World
  let nominal: Nominal
  let scope: DeclarationScope

  /// How one slot gets its value.
  private enum Source {
    /// From a parameter of the slot's own type.
    case parameter(Parameter)
    /// From what a builder closure in the parameter makes: `@ViewBuilder let content: Content`.
    case built(Parameter)
    /// From a parameter of the wrapped value's type, through the wrapper's initialiser.
    case wrapped(Parameter, WrappedProperty)
    /// From its default alone.
    case fixed
  }

  /// The memberwise initialiser, and `init()` beside it where every property has a value.
  func build(_ range: SourceRange) -> [Function] {
    let sources = nominal.fields.map { ($0, source(of: $0)) }
    let memberwise = initializer(sources, range)
    if sources.contains(where: { isParameter($1) && isPrivate($0) }) {
      world.privateMembers.insert(ObjectIdentifier(memberwise))
    }
    let isComplete = nominal.fields.allSatisfy { $0.initialValue != nil }
    guard isComplete, !memberwise.parameters.isEmpty,
      memberwise.parameters.allSatisfy(\.hasDefault)
    else { return [memberwise] }
    return [memberwise, initializer(nominal.fields.map { ($0, .fixed) }, range)]
  }

  private func isParameter(_ source: Source) -> Bool {
    if case .fixed = source { false } else { true }
  }

  /// What only the type can see makes the initialiser that takes it as private, unless it is
  /// wrapped and has a value of its own: `@State private var count = 0`.
  private func isPrivate(_ field: Field) -> Bool {
    guard world.privateMembers.contains(ObjectIdentifier(field)) else { return false }
    return field.initialValue == nil || !world.wrapped.values.contains { $0.field === field }
  }

  private func initializer(
    _ sources: [(Field, Source)], _ range: SourceRange
  ) -> Function {
    let selfType = scope.selfType ?? .dynamic
    let function = Function(
      name: "init", kind: .initializer, owner: nominal, result: selfType, range: range)
    function.requirements = scope.requirements
    for (_, source) in sources {
      switch source {
      case .parameter(var parameter), .built(var parameter), .wrapped(var parameter, _):
        // What a property gets is kept; a builder's closure is called at once.
        if case .parameter = source, parameter.type.functionType != nil, !scope.isLibrary {
          parameter.isEscaping = true
        }
        function.parameters.append(parameter)
      case .fixed: break
      }
    }
    function.lower = { [weak function] in
      function?.lower = nil
      return body(sources, selfType, range)
    }
    return function
  }

  private func body(
    _ sources: [(Field, Source)], _ selfType: Type, _ range: SourceRange
  ) -> FunctionBody {
    let context = FunctionContext(parent: nil, name: "init", result: selfType)
    let checker = BodyChecker(world: world, scope: scope, context: context)
    var locals: [Local] = []
    let values = world.quietly {
      sources.map { field, source in value(of: field, source, &locals, checker) }
    }
    let made = Expression(.structure(nominal, values), type: selfType, range: range)
    return FunctionBody(
      name: "\(nominal.name).init", parameters: locals,
      statements: [Statement(.return(made), range: range)], result: selfType, range: range,
      genericParameters: nominal.genericParameters)
  }

  private func value(
    of field: Field, _ source: Source, _ locals: inout [Local], _ checker: BodyChecker
  ) -> Expression {
    switch source {
    case .fixed:
      return field.initialValue?() ?? Expression(.nil, type: field.type, range: field.range)
    case .parameter(let parameter):
      let local = Local(
        name: parameter.name, type: parameter.type, isMutable: false, range: field.range)
      locals.append(local)
      return Expression(.local(local), type: parameter.type, range: field.range)
    case .built(let parameter):
      let local = Local(
        name: parameter.name, type: parameter.type, isMutable: false, range: field.range)
      locals.append(local)
      checker.locals.declare(parameter.name, .local(local))
      let write = ParsedSynthesis(range: field.range)
      return checker.checkConverted(write.call(write.name(parameter.name), []), to: field.type)
    case .wrapped(let parameter, let wrapped):
      let type: Type =
        parameter.isAutoclosure
        ? .function(FunctionType(parameters: [], result: parameter.type)) : parameter.type
      let local = Local(name: parameter.name, type: type, isMutable: false, range: field.range)
      locals.append(local)
      checker.locals.declare(parameter.name, .local(local))
      let write = ParsedSynthesis(range: field.range)
      let held = write.name(parameter.name)
      let read = wrapped.wrappedInside(parameter.isAutoclosure ? write.call(held, []) : held, write)
      let metatype = Expression(
        .metatype(field.type), type: .metatype(field.type), range: field.range)
      let call = write.call(
        ParsedExpression(.checked(metatype), range: field.range),
        [("wrappedValue", read)]
          + wrapped.arguments.map { ($0.label, $0.value) })
      return checker.checkConverted(call, to: field.type)
    }
  }

  private func source(of field: Field) -> Source {
    let isFixed = !field.isMutable && field.initialValue != nil
    if isFixed || field.name.hasPrefix("$__lazy") { return .fixed }
    world.inferType(of: field)
    guard let wrapped = world.wrapped.values.first(where: { $0.field === field }) else {
      var parameter = Parameter(
        label: field.name, name: field.name, type: field.type,
        hasDefault: field.initialValue != nil)
      parameter.defaultValue = field.initialValue
      parameter.builder = world.fieldBuilders[ObjectIdentifier(field)]
      guard parameter.builder != nil, field.type.functionType == nil else {
        return .parameter(parameter)
      }
      parameter.type = .function(FunctionType(parameters: [], result: field.type))
      parameter.hasDefault = false
      parameter.defaultValue = nil
      return .built(parameter)
    }
    return wrappedSource(of: field, wrapped)
  }

  private func wrappedSource(of field: Field, _ wrapped: WrappedProperty) -> Source {
    let name = String(field.name.dropFirst())
    let initializer = field.type.declaration?.members["init"]?.first {
      $0.parameters.first?.label == "wrappedValue"
    }
    guard let initializer else {
      if field.initialValue != nil { return .fixed }
      return .parameter(Parameter(label: name, name: name, type: field.type))
    }
    world.completeSignature(of: initializer)
    let type = (0...wrapped.inner.count).reduce(field.type) { type, _ in
      world.memberType("wrappedValue", of: type)
    }
    var parameter = Parameter(
      label: name, name: name, type: type, hasDefault: wrapped.initialValue != nil)
    parameter.isAutoclosure = initializer.parameters.first?.isAutoclosure ?? false
    if let value = wrapped.initialValue {
      let world = world
      let scope = scope
      parameter.defaultValue = {
        BodyChecker.checkDefault(
          value, type: type, world: world, scope: scope,
          isAutoclosure: initializer.parameters.first?.isAutoclosure ?? false)
      }
    } else if wrapped.hasDefault {
      return .fixed
    }
    return .wrapped(parameter, wrapped)
  }
}
