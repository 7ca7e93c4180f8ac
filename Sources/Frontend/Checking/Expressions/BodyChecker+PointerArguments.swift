import Diagnostics
import IR

/// Arguments of pointer parameters: Swift makes the pointer, which is good until the call returns.
extension BodyChecker {
  /// What a parameter that is a pointer lets a call do with the memory of its argument.
  enum PointerParameter: String {
    case typed = "UnsafePointer"
    case mutableTyped = "UnsafeMutablePointer"
    case raw = "UnsafeRawPointer"
    case mutableRaw = "UnsafeMutableRawPointer"
    /// `withUnsafePointer(to: &value)`: a list counts as one value.
    case place = "__Place"

    var isMutable: Bool { self == .mutableTyped || self == .mutableRaw || self == .place }
    var isRaw: Bool { self == .raw || self == .mutableRaw }
  }

  /// Whether a type is a pointer, or an optional one, and what it points to if that is typed.
  func pointerParameter(_ type: Type) -> (PointerParameter, pointee: Type?)? {
    var type = solver.head(type)
    if let payload = world.optionalPayload(type) { type = solver.head(payload) }
    guard case .nominal(let declaration, let arguments) = type, declaration.isLibrary,
      let kind = PointerParameter(rawValue: declaration.name)
    else { return nil }
    return (kind, arguments.first)
  }

  /// True if `&value` can be given to a pointer parameter.
  func canPoint(to place: ParsedExpression, _ type: Type) -> Bool {
    guard let (kind, pointee) = pointerParameter(type) else { return false }
    guard let pointee else { return true }
    let given = solver.head(naturalType(of: place))
    return solver.unify(pointedType(given, kind, pointee), pointee)
  }

  /// What a pointer to a value of some type points to: the first element of a list.
  private func pointedType(_ type: Type, _ kind: PointerParameter, _ pointee: Type) -> Type {
    guard kind != .place, case .nominal(let list, let elements) = type,
      list == world.standard("Array"), let element = elements.first
    else { return type }
    if case .nominal(let wanted, _) = solver.head(pointee), wanted == list { return type }
    return element
  }

  /// `&value` for a pointer parameter: the value is put into memory, and back after the call.
  func pointerArgument(_ value: ParsedExpression, to type: Type) -> Argument? {
    guard case .address(let inner) = value.kind,
      let (kind, pointee) = pointerParameter(type)
    else { return nil }
    let found = reporting(ChangedPlace(range: value.range, form: .property)) { place(inner) }
    guard let (place, placeType) = found else { return .value(failed(value.range)) }
    let given = solver.head(placeType)
    let pointed = pointedType(given, kind, pointee ?? solver.fresh())
    if let pointee, !solver.unify(pointed, pointee) { return nil }
    let range = value.range
    let write = ParsedSynthesis(range: range)
    let read = ParsedExpression(
      .checked(make(.load(place), placeType, range)), range: range)
    let isList = pointed != given && !kind.isRaw || kind.isRaw && isList(given)
    let held =
      isList
      ? write.call(write.name("__listed"), [(nil, read)])
      : write.call(
        write.name("__held"),
        [(nil, read), ("at", write.integer(address(of: place)))])
    let memory = check(held, expecting: nil)
    let local = Local(name: "$memory", type: memory.type, isMutable: false, range: range)
    let storage = ParsedExpression(
      .checked(Expression(.local(local), type: memory.type, range: range)), range: range)
    let bind = Statement(.declare(.bind(local), memory), range: range)
    var pending = BorrowedMemory(before: bind, after: nil)
    if kind.isMutable {
      let contents = check(write.member(storage, isList ? "all" : "first"), expecting: placeType)
      let back = make(.assign(place, coerce(contents, to: placeType) ?? contents), .void, range)
      pending.after = Statement(.expression(back), range: range)
    }
    borrowedMemory.append(pending)
    let block = write.call(write.name("__Block"), [(nil, storage)])
    let pointer =
      switch kind {
      case .place: write.call(write.name("__Place"), [("__memory", storage)])
      case .raw, .mutableRaw:
        write.call(
          write.name(kind.rawValue), [("__block", block), ("__offset", write.integer(0))])
      case .typed, .mutableTyped:
        write.call(
          write.name(kind.rawValue), [("__memory", storage), ("__offset", write.integer(0))])
      }
    return .value(checkConverted(pointer, to: type, for: .argument))
  }

  private func isList(_ type: Type) -> Bool {
    if case .nominal(let list, _) = type { return list == world.standard("Array") }
    return false
  }

  /// A list, a text or another kind of pointer where a pointer is wanted that only reads.
  ///
  /// What makes the pointer is given just what it takes.
  func pointer(
    from value: ParsedExpression, to type: Type, _ candidate: CallCandidate
  ) -> ParsedExpression? {
    guard !scope.isLibrary, let (kind, _) = pointerParameter(type), kind != .mutableTyped,
      kind != .place, candidate.function?.name != Self.pointing
    else { return nil }
    switch value.kind {
    case .nil, .address, .closure, .member(nil, _, _, _): return nil
    default: break
    }
    let given = naturalType(of: value)
    guard !isOpen(given), !trial({ solver.convert(given, to: type) != nil }) else { return nil }
    let write = ParsedSynthesis(range: value.range)
    let made = write.call(
      write.member(write.name(kind.rawValue), Self.pointing), [(nil, value)])
    let fits = trial {
      context.hasErrors = false
      _ = checkConverted(made, to: type)
      return !context.hasErrors
    }
    return fits ? made : nil
  }

  private static let pointing = "__pointing"

  /// A call between the statements that put its arguments into memory and take them back.
  func borrowing(_ memory: [BorrowedMemory], _ call: Expression) -> Expression {
    guard !memory.isEmpty else { return call }
    let result = Local(name: "$result", type: call.type, isMutable: false, range: call.range)
    let statements =
      memory.map(\.before)
      + [Statement(.declare(.bind(result), call), range: call.range)]
      + memory.compactMap(\.after)
    return make(.statements(statements, result: result), call.type, call.range)
  }

  /// The address of a variable: the same whenever it is asked for, and its own.
  private func address(of place: Place) -> Int {
    let variable = variable(place)
    let number = world.addressedVariables[variable] ?? world.addressedVariables.count
    world.addressedVariables[variable] = number
    return 0x1_6fdf_f000 - 16 * number
  }

  private func variable(_ place: Place) -> ObjectIdentifier {
    switch place {
    case .local(let local): ObjectIdentifier(local)
    case .global(let global): ObjectIdentifier(global)
    case .field(_, let field), .objectField(_, let field): ObjectIdentifier(field)
    case .tupleElement(let outer, _), .forced(let outer), .chained(let outer): variable(outer)
    default: ObjectIdentifier(world)
    }
  }
}

/// What surrounds a call that was given `&value` for a pointer.
struct BorrowedMemory {
  let before: Statement
  var after: Statement?
}
