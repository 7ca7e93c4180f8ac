import Diagnostics
import IR

// What exists in Apple's SDK and not in the library is kept with its arguments (DESIGN §3).

extension BodyChecker {
  /// True if the SDK has such a member of such a type.
  ///
  /// The types of the program and of Swift's own library are all there is of them, so a member that
  /// they lack is a mistake. On a view only what can be called on views counts. A package that the
  /// program imports may have extended the library's types.
  func isKnownMember(_ name: String, of type: Type) -> Bool {
    switch type {
    case .metatype(let instance): return isKnownMember(name, of: instance)
    case .dynamic, .variable: return world.knownNames.isMember(name)
    default: break
    }
    if world.isUnmodelled(type) { return true }
    if isView(type) { return world.knownNames.isModifier(name) || world.importsPackages }
    guard let declaration = type.declaration, declaration.isLibrary else { return false }
    return world.importsPackages
      || isScene(type) && world.knownNames.isModifier(name)
      || world.knownNames.isType(declaration.name) && world.knownNames.isMember(name)
  }

  /// What could have been meant by a member that a type lacks.
  func memberNames(of type: Type) -> Set<String> {
    let names = world.memberNames(of: type)
    return isView(type) ? names.union(world.knownNames.modifierNames()) : names
  }

  private func isView(_ type: Type) -> Bool {
    guard let view = world.nominal(named: "View", inLibrary: true) else { return false }
    return world.conforms(type, to: view)
  }

  private func isScene(_ type: Type) -> Bool {
    guard let scene = world.nominal(named: "Scene", inLibrary: true) else { return false }
    return world.conforms(type, to: scene)
  }

  /// Says once that a name is not simulated; an error where that was asked for.
  func reportUnsimulated(_ name: String, _ diagnostic: @autoclosure () -> Diagnostic) {
    if trialDepth == 0 { world.reportUnsimulated(name, diagnostic()) }
  }

  /// Says once that what the program uses is declared, so that it is accepted, but does nothing: a
  /// library declaration marked `@notSimulated`, or a member of a type so marked; or what of it is
  /// left out, where the mark says that.
  func reportInert(
    _ name: String, _ attributes: Set<String>, of owner: Nominal?, _ range: SourceRange,
    omission: String? = nil
  ) {
    guard !scope.isLibrary else { return }
    if let owner, owner.attributes.contains("notSimulated") {
      reportUnsimulated(owner.name, .inert(owner.qualifiedName, range))
    } else if attributes.contains("notSimulated") {
      let shown = (owner.map { "\($0.qualifiedName)." } ?? "") + name
      reportUnsimulated(shown, omission.map { .partial(shown, $0, range) } ?? .inert(shown, range))
    }
  }

  /// A view of the SDK that Grove does not model: an opaque leaf that keeps its arguments.
  ///
  /// Where something else than a view is wanted, or its name says that it is something else, it is
  /// a value that nothing is known about.
  func opaqueCall(
    _ name: String, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    let isView = !world.isPlatformType(name) && name.first?.isUppercase == true
    reportUnsimulated(
      name, isView ? .notSimulated(type: name, range) : .unmodelled(name, range))
    guard world.nominal(named: "_OpaqueView", inLibrary: true) != nil else { return failed(range) }
    if !world.isPlatformType(name), let container = opaqueContainer(name, arguments, range) {
      return container
    }
    let write = ParsedSynthesis(range: range)
    let call = write.call(
      write.name("_OpaqueView"), [(nil, write.text(name)), (nil, described(arguments, write))])
    let value = check(call, expecting: nil)
    if world.isPlatformType(name) { return make(.erase(value), .dynamic, range) }
    guard let expecting else { return value }
    let fits = trial { solver.convert(value.type, to: expecting) }
    return fits != nil ? value : make(.erase(value), .dynamic, range)
  }

  /// A member of a type of another framework that has the name of one of SwiftUI's: the program
  /// imports both, and what SwiftUI's does not have must be the other's.
  func namesakeMember(
    _ name: String, of type: Type, _ baseRange: SourceRange, _ range: SourceRange
  ) -> Expression? {
    var owner = type
    if case .metatype(let instance) = type { owner = solver.head(instance) }
    guard case .nominal(let nominal, _) = owner, nominal.isLibrary,
      let module = world.namesakeModule(of: nominal.name)
    else { return nil }
    let write = ParsedSynthesis(range: baseRange)
    let known = "\(module).\(nominal.name)"
    reportUnsimulated(known, .unmodelled(known, baseRange))
    let empty = ParsedExpression(.array([]), range: baseRange)
    let value = check(
      write.call(write.name("_OpaqueView"), [(nil, write.text(known)), (nil, empty)]),
      expecting: nil)
    return make(.dynamicMember(make(.erase(value), .dynamic, baseRange), name), .dynamic, range)
  }

  /// A modifier of the SDK that Grove does not model stays in the tree with its arguments.
  func opaqueModifier(
    _ base: Expression, _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression? {
    let type = solver.head(base.type)
    if isScene(type), world.knownNames.isModifier(name) {
      // A scene is shown as it is without.
      reportUnsimulated(".\(name)", .notSimulated(member: name, of: base.type, nameRange))
      return base
    }
    guard isView(type), isKnownMember(name, of: type),
      !world.libraryFunctions(named: "_opaqueModifier").isEmpty
    else { return nil }
    reportUnsimulated(".\(name)", .notSimulated(member: name, of: base.type, nameRange))
    let write = ParsedSynthesis(range: range)
    let content = ParsedExpression(.checked(base), range: base.range)
    let call = write.call(
      write.name("_opaqueModifier"),
      [(nil, content), (nil, write.text(name)), (nil, described(arguments, write))])
    return check(call, expecting: nil)
  }

  /// A bare call of such a modifier in an extension of `View`: it modifies `self`.
  func opaqueModifierOfSelf(
    _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange, _ nameRange: SourceRange
  ) -> Expression? {
    guard let selfType = scope.selfType, let receiver = context.receiver,
      world.knownNames.isModifier(name), isView(selfType), let (_, owner) = locals.find("self")
    else { return nil }
    context.use(receiver, of: owner)
    let base = Expression(.local(receiver), type: receiver.type, range: nameRange)
    return opaqueModifier(base, name, arguments, range, nameRange)
  }

  /// Arguments as an array of texts; closures are left out.
  ///
  /// What needs a context to be understood is shown as it is written.
  func described(
    _ arguments: [ParsedArgument], _ write: ParsedSynthesis
  ) -> ParsedExpression {
    let texts = arguments.filter { !isClosure($0.value) }.map { argument -> ParsedExpression in
      let label = argument.label.map { "\($0): " } ?? ""
      let range = argument.value.range
      if let parts = implicitCall(argument.value) {
        return ParsedExpression(.string([.literal(label)] + parts), range: range)
      }
      if needsContext(argument.value) || isProjection(argument.value) {
        return write.text(label + range.text)
      }
      let checked = check(argument.value, expecting: nil)
      return ParsedExpression(
        .string([
          .literal(label),
          .interpolation([
            ParsedArgument(
              label: nil, labelRange: nil, value: ParsedExpression(.checked(checked), range: range))
          ]),
        ]), range: range)
    }
    return ParsedExpression(.array(texts), range: write.range)
  }

  /// True for `$name` and what is reached through it: a binding says most as it is written.
  private func isProjection(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .name(let name, _): name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
    case .member(let base?, _, _, _): isProjection(base)
    default: false
    }
  }

  /// `.value("Day", day)`, with the arguments that stand on their own: what they read is read here.
  private func implicitCall(_ expression: ParsedExpression) -> [ParsedStringSegment]? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(nil, let name, _, _) = callee.kind, !arguments.isEmpty,
      !arguments.contains(where: { needsContext($0.value) || isClosure($0.value) })
    else { return nil }
    var segments: [ParsedStringSegment] = [.literal(".\(name)(")]
    for (index, argument) in arguments.enumerated() {
      let label = (index > 0 ? ", " : "") + (argument.label.map { "\($0): " } ?? "")
      if case .string = argument.value.kind {
        segments.append(.literal(label + argument.value.range.text))
        continue
      }
      let checked = check(argument.value, expecting: nil)
      segments.append(.literal(label))
      segments.append(
        .interpolation([
          ParsedArgument(
            label: nil, labelRange: nil,
            value: ParsedExpression(.checked(checked), range: argument.value.range))
        ]))
    }
    return segments + [.literal(")")]
  }

  /// True for `.name`, chains on it, key paths without a root, and what is made of them.
  func needsContext(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _, _), .keyPath(nil, _), .nil, .closure, .address, .missing: true
    case .member(let base?, _, _, _): needsContext(base)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      needsContext(callee) || arguments.contains { needsContext($0.value) }
    case .array(let elements): elements.isEmpty || elements.contains(where: needsContext)
    case .dictionary: true
    case .ternary(_, let first, let second): needsContext(first) || needsContext(second)
    case .parenthesized(let inner), .forceUnwrap(let inner), .prefix(_, let inner):
      needsContext(inner)
    case .tuple(let parts): parts.contains { needsContext($0.value) }
    default: false
    }
  }
}

extension SourceRange {
  /// The source in one line.
  fileprivate var text: String {
    let bytes = file.text.utf8.dropFirst(start).prefix(end - start)
    return String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == " " }
      .joined(separator: " ")
  }
}
