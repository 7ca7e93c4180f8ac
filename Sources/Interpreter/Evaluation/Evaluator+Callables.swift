import IR

/// Calling what is no closure, or a closure with another number of parameters.
extension Evaluator {
  /// Calls a value that stands for a function: a key path, a type, an object that is callable.
  ///
  /// All values are borrowed.
  @inline(never)
  func callOther(
    _ callee: Value, _ arguments: UnsafeMutablePointer<Value>, count: Int
  ) throws(Trap) -> Value {
    let callee = opened(loadWeak(callee))
    let list = (0..<count).map { arguments[$0] }
    switch callee.kind {
    case .closure: return try call(closure: callee, list.map(\.copied))
    case .keyPath where count == 1: return try value(at: callee, of: list[0])
    case .none: throw Trap("Unexpectedly found nil while unwrapping an Optional value")
    case .metatype: return try callMember("init", list.map { _ in nil }, of: callee, list)
    default:
      return try callMember("callAsFunction", list.map { _ in nil }, of: callee, list)
    }
  }

  /// Calls a closure whose parameters do not match the arguments one by one: `{ key, value in }`
  /// takes a pair apart, `{ }` takes nothing.
  @inline(never)
  func callUneven(
    _ closure: Value, _ arguments: UnsafeMutablePointer<Value>, count: Int
  ) throws(Trap) -> Value {
    let unit = closure.closureUnit
    let wanted = unit.pointee.parameterCount
    var list = (0..<count).map { arguments[$0] }
    if count == 1, list[0].kind == .tuple, fields(of: list[0]).count == wanted {
      list = Array(fields(of: list[0]))
    } else if wanted == 1, count > 1 {
      let pair = makeTuple(list.map(\.copied), type: tupleType(of: list))
      defer { release(pair) }
      return try invoke(
        unit, [pair], closure: closure, bindings: closure.closureBindings)
    } else if wanted < count {
      list = Array(list.prefix(wanted))
    } else if wanted > count {
      throw .internalError("a closure of \(wanted) parameters is called with \(count) arguments")
    }
    return try invoke(unit, list, closure: closure, bindings: closure.closureBindings)
  }

  private func tupleType(of values: [Value]) -> TypeID { types.tuple(values.map(\.type)) }

  /// Returns an owned closure that runs a function of the host's; its arguments are borrowed.
  package func makeClosure(
    parameterCount: Int, type: TypeID, _ body: @escaping HostFunction
  ) -> Value {
    let function = makeNative(HostClosure(body), type: .unknown)
    return withUnsafePointer(to: function) {
      makeClosure(
        hostClosureUnit(parameterCount), bindings: .empty,
        captures: UnsafeBufferPointer(start: $0, count: 1), type: type)
    }
  }

  /// The code that all host closures of as many parameters share.
  private func hostClosureUnit(_ parameterCount: Int) -> UnsafeMutablePointer<CodeUnit> {
    if let unit = hostClosureUnits[parameterCount] { return unit }
    let unit = makeUnit(CodeDetails(name: "closure", function: nil, body: nil))
    unit.pointee.parameterCount = parameterCount
    install([Instruction(.nativeBody)], registerCount: parameterCount, in: unit)
    hostClosureUnits[parameterCount] = unit
    return unit
  }
}

/// A function of the host's, callable without being sendable.
package typealias HostFunction = (NativeCall) throws(Trap) -> Value

/// What a closure made by the host captures.
final class HostClosure {
  let body: HostFunction

  init(_ body: @escaping HostFunction) { self.body = body }
}
