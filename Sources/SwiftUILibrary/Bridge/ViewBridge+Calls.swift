import IR
import Interpreter
import ViewRuntime

/// A member function of a type, looked up by its base name.
struct MemberName: Hashable {
  let type: Nominal
  let name: String
}

extension ViewBridge {
  /// Calls a closure of the program; arguments are borrowed, the result is owned.
  func perform(_ closure: Value, _ arguments: [Value]) throws(Trap) -> Value {
    do throws(Trap) {
      return try evaluator.call(closure: closure, arguments.map(\.copied))
    } catch {
      throw noted(error)
    }
  }

  /// Calls a function of a library type on one of its values.
  func callMember(
    _ name: String, of value: Value, _ arguments: [Value]
  ) throws(Trap) -> Value {
    guard let nominal = evaluator.types.nominal(of: value.type),
      let function = memberFunction(name, of: nominal)
    else { throw .internalError("no member \(name)") }
    return try call(
      function, [value] + arguments, evaluator.types.arguments(of: value.type))
  }

  /// Calls a function; arguments are borrowed, the result is owned.
  func call(
    _ function: Function, _ arguments: [Value], _ typeArguments: [TypeID]
  ) throws(Trap) -> Value {
    do throws(Trap) {
      return try evaluator.call(
        function, arguments.map(\.copied), typeArguments: typeArguments)
    } catch {
      throw noted(error)
    }
  }

  /// The first function of a type with a base name.
  func memberFunction(_ name: String, of nominal: Nominal) -> Function? {
    memberFunctions(name, of: nominal).first
  }

  /// All functions of a type with a base name.
  func memberFunctions(_ name: String, of nominal: Nominal) -> [Function] {
    let key = MemberName(type: nominal, name: name)
    if let known = memberFunctions[key] { return known }
    if let complete = nominal.complete {
      nominal.complete = nil
      complete()
    }
    let found = nominal.members[name] ?? []
    memberFunctions[key] = found
    return found
  }

  /// A closure, called with these arguments, as something a person does.
  func action(_ closure: Value, _ arguments: [Value] = []) -> Action {
    arguments.isEmpty
      ? HeldAction(closure, self).run : HeldActionWithArguments(closure, arguments, self).run
  }

  /// Remembers a failure with its place, for the step's report.
  func noted(_ trap: Trap) -> Trap {
    if failures.count < 20 { failures.append(trap) }
    return trap
  }

  /// The name of an enum case; empty for other values.
  func caseName(_ value: Value) -> String {
    let index = evaluator.caseIndex(of: value)
    guard index >= 0, let nominal = evaluator.types.nominal(of: value.type),
      nominal.cases.indices.contains(index)
    else { return "" }
    return nominal.cases[index].name
  }
}
