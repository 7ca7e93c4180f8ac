import Diagnostics
import IR

/// Closures in a chain that make what is wanted of the whole in the end:
/// `states.map { $0 ? .on : .off }.eraseToAnyPublisher()`.
extension BodyChecker {
  /// A method that is called on what a chain has made so far, or a property that is read of it.
  struct ChainedCall {
    let name: String
    let generics: [ParsedType]
    /// Nothing for a property.
    let arguments: [ParsedArgument]?
    let nameRange: SourceRange
    let range: SourceRange
  }

  /// The base of a method; what it makes is asked of the method's result, if the base means
  /// nothing by itself.
  func checkChainBase(
    _ base: ParsedExpression, of method: ChainedCall, expecting: Type?
  ) -> Expression {
    // `map { … }.assign(to: \.error, on: self)`: what is handed to the method says it, too.
    let wanted = expecting.flatMap { isOpen($0) ? nil : $0 }
    let root = wanted == nil ? nil : staticRoot(of: base)
    guard !scope.isLibrary, !isDecidingChain, wanted != nil || method.arguments?.isEmpty == false,
      root != nil || hasClosureInChain(base) || isCall(base)
    else {
      return checkBase(base, expecting: expecting)
    }
    return read(base) {
      checkBase(base, expecting: expecting)
    } isUsable: { made in
      guard let wanted, mayBeOther(made.type, for: wanted) else { return true }
      return trial { makes(wanted, method, on: made) }
    } otherwise: {
      guard linksAboveUnread(in: base) <= Self.maximumReach else { return nil }
      let decided =
        typeDecided(of: base, by: method, wanted)
        ?? typeDecided(of: base, by: method, wanted, takingTuplesApart: true)
      // `Set([.left, .right]).contains(side)`: what is handed to the method tells the elements.
      let start = decided == nil ? root ?? initializedRoot(of: base) : nil
      let rooted = start.flatMap { typeDecided(of: $0, by: method, wanted) }
      guard let made = decided ?? rooted, fits(base, made) else {
        unreadBases[base.range.start] = min(
          base.range.end, unreadBases[base.range.start] ?? base.range.end)
        return nil
      }
      return { self.check(base, expecting: made) }
    }
  }

  /// `Box().adding("a")`: the base of a method, made of what only the method's arguments tell.
  func told(
    _ made: Expression, _ base: ParsedExpression, by method: ChainedCall, expecting: Type?
  ) -> Expression {
    guard trialDepth == 0, !scope.isLibrary, !context.hasErrors, isCall(base),
      method.arguments?.isEmpty == false, solver.resolve(made.type).hasVariables,
      case .nominal = solver.head(made.type)
    else { return made }
    let type: Type? = trial {
      context.hasErrors = false
      _ = checkMemberCall(
        of: made, written: base, method.name, method.generics, method.arguments ?? [],
        expecting: expecting, method.range, method.nameRange)
      let type = solver.resolve(made.type)
      return context.hasErrors || type.hasVariables || type.contains(\.isDynamic) ? nil : type
    }
    guard let type, fits(base, type) else { return made }
    return check(base, expecting: type)
  }

  /// How far above what could not be read the methods of a chain are asked what they make of it.
  ///
  /// A mistake below a hundred modifiers would be looked into from each of them otherwise.
  private static let maximumReach = 8

  private func linksAboveUnread(in chain: ParsedExpression) -> Int {
    guard let end = unreadBases[chain.range.start] else { return 0 }
    var links = 0
    var part = chain
    while part.range.end > end {
      switch part.kind {
      case .call(let callee, _): part = callee
      case .member(let base?, _, _, _):
        part = base
        links += 1
      default: return links
      }
    }
    return links
  }

  private func fits(_ base: ParsedExpression, _ made: Type) -> Bool {
    trial {
      context.hasErrors = false
      let value = check(base, expecting: made)
      return !context.hasErrors && solver.convert(value.type, to: made) != nil
    }
  }

  /// A box of something else than what is wanted: `make { Service() }` makes one of whatever the
  /// service is, which a protocol's name may be.
  private func mayBeOther(_ made: Type, for wanted: Type) -> Bool {
    guard case .nominal(let found, let arguments) = solver.resolve(made), !arguments.isEmpty else {
      return false
    }
    // `letters.collection(of: 3).run()`: nothing else tells what is collected.
    if arguments.contains(where: \.hasVariables) { return true }
    guard case .nominal(let declaration, let others) = solver.resolve(wanted)
    else { return false }
    return found == declaration && arguments != others
  }

  private func isCall(_ expression: ParsedExpression) -> Bool {
    if case .call = expression.kind { true } else { false }
  }

  func hasClosureInChain(_ expression: ParsedExpression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    if arguments.contains(where: { isClosure($0.value) }) { return true }
    guard case .member(let base?, _, _, _) = callee.kind else { return false }
    return hasClosureInChain(base)
  }

  /// The type of a base whose closures nothing is known of yet, once the method called on it makes
  /// what is wanted; `{ (a, b) in … }` may be a closure that takes one tuple.
  private func typeDecided(
    of base: ParsedExpression, by method: ChainedCall, _ expecting: Type?,
    takingTuplesApart: Bool = false
  ) -> Type? {
    let open = withOpenClosures(base, takingTuplesApart)
    let wasDeciding = isDecidingChain
    isDecidingChain = true
    defer { isDecidingChain = wasDeciding }
    return trial {
      context.hasErrors = false
      let opened = check(open, expecting: nil)
      guard makes(expecting, method, on: opened) else { return nil }
      let made = solver.resolve(opened.type)
      return made.hasVariables ? nil : made
    }
  }

  /// True if the method makes what is wanted of a base; tells the solver what that takes.
  private func makes(_ expecting: Type?, _ method: ChainedCall, on base: Expression) -> Bool {
    let callee = ParsedExpression(
      .member(
        ParsedExpression(.checked(base), range: base.range), method.name, method.generics,
        nameRange: method.nameRange), range: method.range)
    let call = method.arguments.map {
      ParsedExpression(.call(callee, $0.map { withOpenClosure($0) }), range: method.range)
    }
    let result = check(call ?? callee, expecting: expecting)
    guard !context.hasErrors else { return false }
    return expecting.map { solver.convert(result.type, to: $0) != nil } ?? true
  }

  /// `Parser.prefix("N")`: the type, with generic parameters that nothing says yet, whose static
  /// member is called at the start of a chain.
  private func staticRoot(of base: ParsedExpression) -> Type? {
    guard case .call(let callee, _) = base.kind, case .member(let owner?, _, _, _) = callee.kind
    else { return nil }
    return openType(owner)
  }

  /// `Set([.left, .right])`: such a type that a chain starts by making one of.
  private func initializedRoot(of base: ParsedExpression) -> Type? {
    guard case .call(let callee, _) = base.kind else { return nil }
    return openType(callee)
  }

  /// A type that is named, with generic parameters that nothing says yet.
  private func openType(_ written: ParsedExpression) -> Type? {
    guard case .name(let name, let generics) = written.kind, generics.isEmpty, mayNameType(name)
    else { return nil }
    return trial {
      guard case .metatype(let type) = check(written, expecting: nil).kind else { return nil }
      let made = solver.resolve(type)
      return made.hasVariables ? made : nil
    }
  }

  /// What is known of such a type once the method called on it makes what is wanted.
  private func typeDecided(
    of root: Type, by method: ChainedCall, _ expecting: Type?
  ) -> Type? {
    guard case .nominal(let declaration, _) = root else { return nil }
    func open() -> [Type] {
      declaration.genericParameters.map { solver.fresh(bounds: $0.bounds) }
    }
    let known: [Type?]? = trial {
      context.hasErrors = false
      let made = Type.nominal(declaration, open())
      let base = Expression(.unsupported("a chain's base"), type: made, range: method.range)
      guard makes(expecting, method, on: base) else { return nil }
      return solver.resolve(made).genericArguments.map { $0.hasVariables ? nil : $0 }
    }
    guard let known, known.contains(where: { $0 != nil }) else { return nil }
    return .nominal(declaration, zip(known, open()).map { $0 ?? $1 })
  }

  private func withOpenClosures(
    _ chain: ParsedExpression, _ takingTuplesApart: Bool
  ) -> ParsedExpression {
    switch chain.kind {
    case .call(let callee, let arguments):
      ParsedExpression(
        .call(
          withOpenClosures(callee, takingTuplesApart),
          arguments.map { withOpenClosure($0, takingTuplesApart) }), range: chain.range)
    case .member(let base?, let name, let generics, let nameRange):
      ParsedExpression(
        .member(
          withOpenClosures(base, takingTuplesApart), name, generics, nameRange: nameRange),
        range: chain.range)
    default: chain
    }
  }

  /// A closure as a function of which only the number of its parameters is known.
  private func withOpenClosure(
    _ argument: ParsedArgument, _ takingTuplesApart: Bool = false
  ) -> ParsedArgument {
    guard case .closure(let closure) = argument.value.kind else { return argument }
    let named = closure.parameters?.count ?? closure.highestShorthand + 1
    let count = takingTuplesApart ? min(named, 1) : named
    // `{ 1 }` may be called with nothing or with one `Void`.
    let type =
      count == 0 && closure.parameters == nil
      ? solver.fresh()
      : Type.function(
        FunctionType(
          parameters: (0..<count).map { _ in FunctionTypeParameter(type: solver.fresh()) },
          result: solver.fresh()))
    let range = argument.value.range
    let open = Expression(.unsupported("an open closure"), type: type, range: range)
    return ParsedArgument(
      label: argument.label, labelRange: argument.labelRange,
      value: ParsedExpression(.checked(open), range: range),
      isTrailingClosure: argument.isTrailingClosure)
  }
}
