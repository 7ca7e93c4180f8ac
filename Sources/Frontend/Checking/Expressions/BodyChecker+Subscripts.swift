import Diagnostics
import IR

extension BodyChecker {
  /// `x?` inside a chain.
  func checkLink(_ inner: ParsedExpression, _ range: SourceRange) -> Expression {
    let value = optionalForm(check(inner, expecting: nil))
    let type = solver.head(value.type)
    if let payload = world.optionalPayload(type) {
      return make(.chainLink(value), payload, range)
    }
    if case .metatype(let instance) = type {
      let optional = world.optional(instance)
      return make(.metatype(optional), .metatype(optional), range)
    }
    if !isOpen(type) {
      report(.chainOnNonOptional(type, end(of: range)))
      return value
    }
    return make(.chainLink(value), .dynamic, range)
  }

  /// `base[arguments]` as a value.
  func checkSubscript(
    _ base: ParsedExpression, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    if case .name("super", _) = base.kind {
      return checkSuperSubscript(arguments, expecting: expecting, range)
    }
    let checked =
      keyedLiteral(base, arguments) ?? indexedList(base, arguments)
      ?? checkBase(base, expecting: expecting)
    let type = solver.head(checked.type)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return keyPathSubscript(checked, arguments[0].value, range)
    }
    var instance = type
    var isStatic = false
    if case .metatype(let inner) = type {
      instance = solver.head(inner)
      isStatic = true
    }
    let candidates = settledLaziness(
      subscripts(
        of: instance, isStatic: isStatic, receiver: checked,
        isDynamic: arguments.count == 1 && arguments[0].label == "dynamicMember"),
      arguments, of: checked
    ).filter { settableSubscript != range || hasSetter($0) }
    if let misuse = stringSubscript(type, candidates, arguments, checked.range) {
      report(misuse)
      return failed(range)
    }
    if let call = dynamicSubscript(checked, type, candidates, arguments, expecting, range) {
      return call
    }
    guard !candidates.isEmpty else {
      if isOpen(type) {
        return make(
          .dynamicCall(
            checked, name: "subscript", labels: arguments.map(\.label), looseArguments(arguments)),
          .dynamic, range)
      }
      if let payload = world.optionalPayload(type),
        !subscripts(of: payload, isStatic: false, receiver: checked).isEmpty
      {
        report(.unwrapNeeded("subscript", of: type, checked.range, payload: payload))
      } else {
        report(
          .noSubscript(
            type, SourceRange(file: range.file, start: checked.range.end, end: range.end)))
      }
      return failed(range)
    }
    return resolveCall(
      candidates, arguments, expecting: expecting, range, name: "subscript", base: checked)
  }

  /// Of a library subscript that is declared with an autoclosure and without: the one without for
  /// an argument that nobody sees being evaluated, as no closure is made then, and for a path,
  /// which keeps values.
  private func settledLaziness(
    _ candidates: [CallCandidate], _ arguments: [ParsedArgument], of base: Expression
  ) -> [CallCandidate] {
    guard arguments.count > 1, let last = arguments.last, last.label != nil else {
      return candidates
    }
    let twins = candidates.filter {
      $0.function?.owner?.isLibrary == true && $0.parameters.count == arguments.count
        && $0.parameters.last?.label == last.label
    }
    guard twins.count > 1 else { return candidates }
    var isLazy = !isSilent(last.value)
    if case .nil = base.kind { isLazy = false }
    return candidates.filter { candidate in
      !twins.contains { $0.function == candidate.function }
        || candidate.parameters.last?.isAutoclosure == isLazy
    }
  }

  /// True for a literal or a local variable: evaluating it runs nothing and cannot fail.
  private func isSilent(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .integer, .wideInteger, .floating, .boolean, .nil: true
    case .string(let segments):
      segments.allSatisfy { if case .literal = $0 { true } else { false } }
    case .parenthesized(let inner): isSilent(inner)
    case .prefix("-", let inner): isLiteral(inner) && isSilent(inner)
    case .array(let elements): elements.allSatisfy(isSilent)
    case .dictionary(let pairs): pairs.allSatisfy { isSilent($0.key) && isSilent($0.value) }
    case .name(let name, _): locals.find(name) != nil
    default: false
    }
  }

  /// `text[0]`: a string is not counted through by whole numbers, unless the program says how.
  private func stringSubscript(
    _ type: Type, _ candidates: [CallCandidate], _ arguments: [ParsedArgument],
    _ range: SourceRange
  ) -> Diagnostic? {
    guard arguments.count == 1, arguments[0].label == nil, !scope.isLibrary,
      type == world.string || type == world.standardType("Substring"),
      candidates.allSatisfy({
        $0.function.map { world.libraryFiles.contains($0.range.file) } ?? false
      })
    else { return nil }
    let index = solver.head(naturalType(of: arguments[0].value))
    if index == world.int { return .stringSubscript(type, "an Int", "", range) }
    let isRange = ["Range", "ClosedRange"].contains(index.declaration?.name)
    guard isRange, index.genericArguments.first.map({ solver.head($0) }) == world.int else {
      return nil
    }
    return .stringSubscript(type, "an integer range", " range", range)
  }

  private func checkSuperSubscript(
    _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    guard let receiver = context.receiver, let parent = scope.selfType.flatMap(world.superclass),
      let (_, owner) = locals.find("self")
    else {
      report(.unknownName("super", range, candidates: []))
      return failed(range)
    }
    context.use(receiver, of: owner)
    let base = Expression(.local(receiver), type: parent, range: range)
    let candidates = subscripts(of: parent, isStatic: false, receiver: base).map {
      $0.with(receiver: .superclass(base))
    }
    guard !candidates.isEmpty else {
      report(.noSubscript(parent, range))
      return failed(range)
    }
    return resolveCall(
      candidates, arguments, expecting: expecting, range, name: "subscript", base: base)
  }

  private func subscripts(
    of type: Type, isStatic: Bool, receiver: Expression, isDynamic: Bool = false
  ) -> [CallCandidate] {
    world.members(named: "subscript", of: type, isStatic: isStatic).compactMap { found in
      guard case .function(let function) = found.kind, function.isSubscript,
        function.kind == .getter, isDynamicMember(function) == isDynamic
      else { return nil }
      return CallCandidate(
        function: function, receiver: .value(receiver), found: found, solver: solver)
    }
  }

  private func isDynamicMember(_ function: Function) -> Bool {
    function.parameters.first?.label == "dynamicMember"
  }

  /// `base[arguments]` as something to write.
  func subscriptPlace(
    _ base: ParsedExpression, _ arguments: [ParsedArgument], _ use: PlaceUse,
    _ range: SourceRange
  ) -> (Place, Type)? {
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return keyPathPlace(base, arguments[0].value, use, range)
    }
    // The getter's call tells which subscript is meant and lowers the arguments once.
    let wasInChain = isInChain
    isInChain = isInChain || hasLink(base)
    let value = check(
      ParsedExpression(.subscripted(base, arguments), range: range), expecting: nil)
    let read = optionalForm(value)
    isInChain = wasInChain
    guard case .call(let callee, let lowered, let types) = read.kind,
      let getter = function(of: callee)
    else {
      if case .dynamicCall(_, _, let labels, let loose) = read.kind,
        let (place, _) = place(base, nested(use))
      {
        return (.dynamicElement(place, loose, labels: labels), .dynamic)
      }
      return nil
    }
    guard let setter = world.subscriptSetters[ObjectIdentifier(getter)] else {
      if isAssign(use) || !isReference(value.type),
        let place = settablePlace(base, arguments, use, range)
      {
        return place
      }
      guard isAssign(use) else { return (.temporary(value), value.type) }
      refuse("", kind: .element, use: use, range, declaration: nil)
      return nil
    }
    if case .value(let object)? = lowered.first {
      checkIsolation(ofSubscript: getter, IsolatedUse(use), of: object)
    }
    let receiver: Accessor.Receiver
    if setter.isMutating, case .value(let object)? = lowered.first, isReference(object.type) {
      // A protocol's setter changes its receiver, unless only classes conform.
      receiver = .place(.temporary(object))
    } else if setter.isMutating {
      guard let (place, _) = place(base, nested(use)).map(unwrappedPlace) else { return nil }
      receiver = .place(place)
    } else {
      guard case .value(let object)? = lowered.first else { return nil }
      receiver = .value(object)
    }
    let write: Callee =
      switch callee {
      case .method: .method(setter)
      case .requirement(let requirement, let selfType):
        requirement.owner.requirements.first { $0.function == setter }.map {
          .requirement($0, selfType: selfType)
        } ?? .function(setter)
      default: .function(setter)
      }
    let accessor = Accessor(
      getter: callee, setter: write, receiver: receiver, arguments: Array(lowered.dropFirst()),
      type: read.type, typeArguments: types)
    return (.accessor(accessor), read.type)
  }

  func function(of callee: Callee) -> Function? {
    switch callee {
    case .function(let function), .method(let function), .superMethod(let function): function
    case .requirement(let requirement, _): requirement.function
    case .value: nil
    }
  }

  /// `@dynamicMemberLookup`: `binding.name` is `binding[dynamicMember: \.name]`.
  ///
  /// Of several such subscripts the first is taken whose result is what is expected, or can be
  /// called where it is.
  func dynamicLookup(
    _ name: String, _ base: Expression, _ type: Type, expecting: Type? = nil,
    isCalled: Bool = false, _ range: SourceRange
  ) -> Expression? {
    guard let members = dynamicMembers(of: base, type), !members.isEmpty else { return nil }
    let found = byPath(members, to: name)
    let fitting = found.filter { candidate in
      if isCalled { return candidate.result.functionType != nil }
      return expecting.map { type in
        trial { solver.convert(candidate.result, to: type) != nil }
      } ?? true
    }
    for candidate in fitting.isEmpty ? found : fitting {
      guard let parameter = candidate.parameters.first else { continue }
      // What a generic subscript makes is told by what is wanted.
      let isOpen = candidate.function?.genericParameters.isEmpty == false
      let wanted = isOpen ? expecting : nil
      let suits = trial {
        context.hasErrors = false
        let made = wanted.flatMap {
          forward(.property(name, range), candidate, parameter, range, expecting: $0)
        }
        return made != nil && !context.hasErrors
      }
      let call = forward(
        .property(name, range), candidate, parameter, range, expecting: suits ? wanted : nil)
      if let call { return call }
    }
    return nil
  }

  /// `@dynamicMemberLookup`: `binding["a", default: 0]` is
  /// `binding[dynamicMember: \.["a", default: 0]]`, unless the type's own subscripts take it.
  private func dynamicSubscript(
    _ base: Expression, _ type: Type, _ own: [CallCandidate], _ arguments: [ParsedArgument],
    _ expecting: Type?, _ range: SourceRange
  ) -> Expression? {
    guard let found = dynamicMembers(of: base, type), !found.isEmpty else { return nil }
    let isTaken = own.contains { candidate in
      let binding = candidate.bind(
        arguments, isFunctionLike: { self.isFunctionLike($0, candidate) })
      guard case .success(let binding) = binding else { return false }
      return trial { cost(of: candidate, binding, arguments, expecting: expecting) != nil }
    }
    if isTaken { return nil }
    for candidate in found {
      guard let parameter = candidate.parameters.first else { continue }
      let place = SourceRange(file: range.file, start: base.range.end, end: range.end)
      if let call = forward(.subscripted(arguments), candidate, parameter, range, at: place) {
        return call
      }
    }
    return nil
  }

  /// Subscripts by paths that can be written first, if what is named can be written.
  private func byPath(_ candidates: [CallCandidate], to name: String) -> [CallCandidate] {
    guard candidates.count > 1 else { return candidates }
    func rank(_ candidate: CallCandidate) -> Int {
      guard let parameter = candidate.parameters.first,
        case .nominal(let path, let arguments) = solver.head(candidate.type(of: parameter)),
        let owner = arguments.first.map(solver.head), path.name.hasSuffix("WritableKeyPath")
      else { return 1 }
      if path.name != "WritableKeyPath", !isReference(owner) { return 2 }
      return isSettable(name, owner) ? 0 : 2
    }
    let ranks = candidates.map(rank)
    return [0, 1, 2].flatMap { wanted in
      zip(candidates, ranks).compactMap { $1 == wanted ? $0 : nil }
    }
  }

  private func isSettable(_ name: String, _ owner: Type) -> Bool {
    switch world.members(named: name, of: owner, isStatic: false).first?.kind {
    case .field(let field): field.isMutable
    case .property(let property): property.setter != nil
    default: true
    }
  }

  private func dynamicMembers(of base: Expression, _ type: Type) -> [CallCandidate]? {
    var (owner, isStatic) = (type, false)
    // `Environment.HOME` by a static subscript.
    if case .metatype(let instance) = type { (owner, isStatic) = (solver.head(instance), true) }
    guard looksUpMembers(owner) else { return nil }
    let subscripts = world.members(named: "subscript", of: owner, isStatic: isStatic)
    return subscripts.compactMap { found in
      guard case .function(let function) = found.kind, isDynamicMember(function),
        function.kind == .getter
      else { return nil }
      return CallCandidate(
        function: function, receiver: .value(base), found: found, solver: solver)
    }
  }

  /// True for a type that is `@dynamicMemberLookup`, or that inherits from one that is.
  private func looksUpMembers(_ type: Type) -> Bool {
    let name = "dynamicMemberLookup"
    if case .parameter(let parameter) = type {
      return parameter.bounds.contains { $0.declaration.attributes.contains(name) }
    }
    guard let declaration = type.declaration else { return false }
    return declaration.attributes.contains(name)
      || world.allProtocols(of: declaration).contains { $0.attributes.contains(name) }
      || (world.superclass(of: type).map(looksUpMembers) ?? false)
  }

  private func forward(
    _ part: ParsedKeyPathComponent, _ candidate: CallCandidate, _ parameter: Parameter,
    _ range: SourceRange, at place: SourceRange? = nil, expecting: Type? = nil
  ) -> Expression? {
    let type = solver.head(candidate.type(of: parameter))
    let name = if case .property(let name, _) = part { name } else { "subscript" }
    let argument: ParsedExpression
    if type == world.string {
      guard case .property = part else { return nil }
      argument = ParsedExpression(.string([.literal(name)]), range: range)
    } else {
      guard case .nominal(_, let arguments) = type, let root = arguments.first else { return nil }
      let owner = solver.head(root)
      guard hasMember(name, owner) || isOpen(owner) else { return nil }
      argument = ParsedExpression(.keyPath(nil, [part]), range: place ?? range)
    }
    return resolveCall(
      [candidate], [ParsedArgument(label: "dynamicMember", labelRange: nil, value: argument)],
      expecting: expecting, range, name: name)
  }

  private func hasMember(_ name: String, _ owner: Type) -> Bool {
    if case .tuple(let elements) = owner { return tupleIndex(name, elements) != nil }
    return !world.members(named: name, of: owner, isStatic: false).isEmpty
  }

  func dynamicLookupPlace(
    _ name: String, _ base: Expression, _ place: Place?, _ range: SourceRange
  ) -> (Place, Type)? {
    guard let read = dynamicLookup(name, base, solver.head(base.type), range),
      case .call(let callee, let lowered, let types) = read.kind, let getter = function(of: callee),
      let setter = world.subscriptSetters[ObjectIdentifier(getter)]
    else { return nil }
    let receiver: Accessor.Receiver =
      setter.isMutating ? place.map { .place($0) } ?? .value(base) : .value(base)
    let accessor = Accessor(
      getter: callee, setter: .function(setter), receiver: receiver,
      arguments: Array(lowered.dropFirst()), type: read.type, typeArguments: types)
    return (.accessor(accessor), read.type)
  }
}
