import Diagnostics
import IR

/// One thing a call could mean, with its generic parameters replaced by inference variables.
struct CallCandidate {
  enum Target {
    case function(Function)
    case enumCase(EnumCase)
    /// A closure value: positional arguments only.
    case value(Expression)
  }

  enum Receiver {
    /// An instance, a metatype, or the object being initialised.
    case value(Expression)
    /// A value that the call mutates, as written.
    case place(ParsedExpression, Expression)
    case superclass(Expression)
    /// The object whose initialiser hands over to another one of its class.
    case delegate(Expression)

    /// The receiver as a value.
    var value: Expression {
      switch self {
      case .value(let value), .place(_, let value), .superclass(let value), .delegate(let value):
        value
      }
    }
  }

  let target: Target
  let receiver: Receiver?
  let parameters: [Parameter]
  let result: Type
  let requirements: [GenericRequirement]
  let substitution: Substitution
  /// Set for protocol requirements reached through a bound.
  let requirementOwner: Nominal?
  /// For initialisers: the type that is made.
  let constructedType: Type?
  /// The generic parameters of a local function.
  let localParameters: [GenericParameter]
  /// Preference before arguments are looked at: nearer declarations cost less.
  let baseCost: Int

  var function: Function? {
    if case .function(let function) = target { function } else { nil }
  }

  var name: String {
    switch target {
    case .function(let function): function.name
    case .enumCase(let enumCase): enumCase.name
    case .value: "closure"
    }
  }

  /// A free function, or a member found by `FoundMember`.
  init(
    function: Function, receiver: Receiver?, found: FoundMember? = nil,
    constructedType: Type? = nil, explicit: [Type] = [], solver: Solver
  ) {
    solver.world.completeSignature(of: function)
    target = .function(function)
    self.receiver = receiver
    var substitution = found?.substitution ?? Substitution()
    for (index, parameter) in function.genericParameters.enumerated() {
      let fresh = solver.fresh(bounds: parameter.isPack ? [] : parameter.bounds)
      if index < explicit.count { _ = solver.unify(fresh, explicit[index]) }
      substitution.types[parameter] = fresh
    }
    solver.substituteBounds(of: function.genericParameters, substitution)
    self.substitution = substitution
    parameters = function.parameters
    let declared = substitution.apply(function.result)
    if function.returnsSelf {
      result = Self.dynamicSelf(declared, of: function, receiver, solver)
    } else if let owner = function.owner, function.kind == .initializer, owner.isReference,
      let constructedType, Self.isOther(solver.head(constructedType), than: owner)
    {
      // An inherited initialiser makes the class that it is named on, or that a parameter is.
      result = function.isFailable ? solver.world.optional(constructedType) : constructedType
    } else {
      result = declared
    }
    requirements = function.requirements
    requirementOwner = found?.requirementOwner
    self.constructedType = constructedType
    localParameters = []
    baseCost =
      Self.distance(of: function, found) * 2 + (function.genericParameters.isEmpty ? 0 : 3)
      + (function.requirements.isEmpty ? 1 : 0)
      + (function.owner != nil && function.attributes.contains("_disfavoredOverload") ? 1000 : 0)
      + (solver.world.unavailable[ObjectIdentifier(function)] == nil ? 0 : 2000)
  }

  /// True for a subclass, and for a generic parameter that some subclass may be.
  private static func isOther(_ made: Type, than owner: Nominal) -> Bool {
    if case .parameter = made { return true }
    return made.declaration.map { $0 != owner } ?? false
  }

  /// How far from the receiver's type a function stands; overloads that the program's superclasses
  /// have are as near, as those that are overridden are not found.
  private static func distance(of function: Function, _ found: FoundMember?) -> Int {
    let isInherited = function.kind == .function && function.owner?.kind == .object
    return isInherited && function.owner?.isLibrary == false ? 0 : found?.distance ?? 0
  }

  init(enumCase: EnumCase, type: Type, substitution: Substitution) {
    target = .enumCase(enumCase)
    receiver = nil
    parameters = enumCase.payload.enumerated().map { index, element in
      var parameter = Parameter(
        label: element.label, name: element.label ?? "_", type: element.type,
        hasDefault: enumCase.payloadDefaults[index] != nil)
      parameter.defaultValue = enumCase.payloadDefaults[index]
      return parameter
    }
    result = type
    requirements = []
    self.substitution = substitution
    requirementOwner = nil
    constructedType = nil
    localParameters = []
    baseCost = 0
  }

  init(value: Expression, type: FunctionType) {
    target = .value(value)
    receiver = nil
    parameters = type.parameters.map {
      var parameter = Parameter(label: nil, name: "_", type: $0.type)
      parameter.isInout = $0.isInout
      parameter.isVariadic = $0.isVariadic
      parameter.isAutoclosure = $0.isAutoclosure
      parameter.builder = $0.builder
      return parameter
    }
    result = type.result
    requirements = []
    substitution = Substitution()
    requirementOwner = nil
    constructedType = nil
    localParameters = []
    baseCost = 0
  }

  /// A function declared inside a function: a closure in a local, called with labels.
  init(localFunction: Function, value: Expression, solver: Solver) {
    target = .value(value)
    receiver = nil
    var substitution = Substitution()
    for parameter in localFunction.genericParameters {
      substitution.types[parameter] = solver.fresh(bounds: parameter.bounds)
    }
    solver.substituteBounds(of: localFunction.genericParameters, substitution)
    self.substitution = substitution
    parameters = localFunction.parameters
    result = substitution.apply(localFunction.result)
    requirements = localFunction.requirements
    requirementOwner = nil
    constructedType = nil
    localParameters = localFunction.genericParameters
    baseCost = 0
  }

  /// The result of a class's member declared `Self`, for a receiver of a subclass.
  private static func dynamicSelf(
    _ result: Type, of function: Function, _ receiver: Receiver?, _ solver: Solver
  ) -> Type {
    guard let receiver, let owner = function.owner else { return result }
    var type = solver.head(receiver.value.type)
    if case .metatype(let instance) = type { type = solver.head(instance) }
    func replace(_ part: Type) -> Type {
      part.declaration == owner ? type : part.mapComponents(replace)
    }
    return replace(result)
  }

  func type(of parameter: Parameter) -> Type { substitution.apply(parameter.type) }

  /// The type of the whole, for use as a value.
  var functionType: Type {
    .function(
      FunctionType(
        parameters: parameters.map {
          FunctionTypeParameter(
            type: type(of: $0), isInout: $0.isInout,
            isVariadic: $0.isVariadic && !$0.type.mentionsPack)
        }, result: result, isThrowing: function?.isThrowing ?? false,
        thrown: function?.thrownType.map(substitution.apply)))
  }
}

extension CallCandidate {
  /// Distributes arguments over this candidate's parameters.
  func bind(_ arguments: [ParsedArgument], isFunctionLike: (Parameter) -> Bool) -> Result<
    ArgumentBinding, LabelMismatchError
  > {
    ArgumentBinding.make(arguments, parameters, isFunctionLike: isFunctionLike)
  }
}
