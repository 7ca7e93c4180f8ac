import Diagnostics
import IR
import Interpreter
import SwiftUILibrary
import ViewRuntime
import VirtualTime

extension Simulation {
  /// Makes the chosen view and puts it on the screen.
  func mount(_ choice: MountChoice) throws(Trap) -> StepReport {
    let value = try evaluator.run(choice.body)
    defer { evaluator.release(value) }
    guard bridge.isMountable(value) else {
      throw Trap("\(choice.title) is no view: it is of type \(choice.type)")
    }
    let type = evaluator.types.id(of: choice.type, arguments: [])
    let element = try bridge.root(value, as: type)
    mounted = choice
    let printed = takeOutput()
    var report = stepping { runtime.mount(element, action: nil) }
    report.printed.insert(contentsOf: printed, at: 0)
    return report
  }

  /// Runs program code as a step.
  func step(_ action: String, _ body: @escaping () throws(Trap) -> [String]) -> StepReport {
    stepping {
      runtime.step(action) { () throws(Trap) in
        do throws(Trap) {
          return try body()
        } catch {
          bridge.failures.append(error)
          throw error
        }
      }
    }
  }

  /// Does what a user did to a control.
  func perform(_ action: @escaping () throws -> Void) -> StepReport {
    stepping {
      runtime.step(nil) {
        try action()
        return []
      }
    }
  }

  /// Gives the screen another size.
  func resize(to size: Size) -> StepReport {
    stepping {
      runtime.resize(to: size, action: "") { [bridge] in
        try bridge.platformRoot?.resize(to: size, bridge)
      }
    }
  }

  /// Moves a viewport.
  func scroll(node: Int?, by points: Double?, to offset: Double?) -> StepReport {
    stepping { runtime.scroll(node: node, by: points, to: offset, action: "") }
  }

  /// Sets a value above the root.
  func setEnvironment(_ key: EnvironmentKey, to value: any ComparableValue) -> StepReport {
    stepping { runtime.setEnvironment(key, to: value, action: nil) }
  }

  /// Lets time pass up to a moment.
  func wait(until moment: Moment) -> StepReport {
    stepping {
      runtime.step(nil) {
        runtime.wait(until: moment)
        return []
      }
    }
  }

  /// A report of how things are, in which nothing happens.
  func snapshot() -> StepReport {
    stepping { runtime.step(nil) { [] } }
  }

  /// Runs `work` while what the program prints goes into the step's report.
  private func stepping(_ work: () -> StepReport) -> StepReport {
    bridge.failures = []
    isStepping = true
    var report = work()
    isStepping = false
    // The step ends, so a line that it began does too.
    report.printed += takeOutput()
    return report
  }

  /// The failures of a step as diagnostics: with their places, where the bridge noted them.
  func takeFailures(of report: StepReport) -> [Diagnostic] {
    guard let message = report.error else { return [] }
    defer { bridge.failures = [] }
    let located = bridge.failures.map { diagnostic(for: $0) }
    guard located.isEmpty else { return located }
    return [Diagnostic(id: "program.failed", message: message, range: .none)]
  }

  /// A failure of the program as a diagnostic.
  func diagnostic(for trap: Trap) -> Diagnostic {
    var message = trap.message
    if case .thrown(let error) = trap.kind {
      message = "Error raised at top level: \(evaluator.describe(error, debug: true))"
    }
    return ProgramFailure.diagnostic(for: trap, message: message)
  }

  /// A value with its type, as the prompt shows it; nothing for `()`.
  func describe(_ value: Value, type: Type) -> [String] {
    defer { evaluator.release(value) }
    guard type != .tuple([]), value.kind != .void else { return [] }
    let text = evaluator.describe(
      value, as: evaluator.types.id(of: type, arguments: []), debug: value.kind == .string)
    return "\(type) = \(text.prefix(Simulation.longestValue))".allLines
  }

  /// The type of `self` at the prompt: that of a node's view, or of the root's.
  func promptType(of node: Int?) -> Type? {
    if let root = bridge.platformRoot {
      let object = root.object
      defer { evaluator.release(object) }
      return staticType(of: object.type)
    }
    guard let instance = runtime.instance(of: node),
      let (nominal, arguments) = bridge.declaration(of: instance)
    else { return nil }
    return .nominal(nominal, arguments.map { staticType(of: $0) })
  }

  /// The static type that a run-time type came from, as far as code at the prompt needs it.
  private func staticType(of id: TypeID) -> Type {
    guard let nominal = evaluator.types.nominal(of: id) else { return .dynamic }
    return .nominal(nominal, evaluator.types.arguments(of: id).map { staticType(of: $0) })
  }

  /// Runs checked code, as a method of `node`'s view where there is one.
  func run(_ checked: CheckedInput, on node: Int?) throws(Trap) -> Value {
    guard let body = checked.body else { return .void }
    guard !body.parameters.isEmpty, let receiver = try promptValue(of: node),
      case .nominal(let owner, _)? = promptType(of: node)
    else { return try evaluator.run(body) }
    // A method of its own, so that the types of a generic view's parameters are found.
    let method = Function(name: "", owner: owner, result: body.result, range: body.range)
    method.body = body
    return try evaluator.run(method, on: receiver)
  }

  /// The value of `self` at the prompt, connected to the node's live state; owned by the caller.
  private func promptValue(of node: Int?) throws(Trap) -> Value? {
    if let root = bridge.platformRoot { return root.object }
    guard let instance = runtime.instance(of: node) else { return nil }
    return try bridge.installedValue(of: instance)
  }

  /// Characters of a value that are shown.
  static let longestValue = 10_000
}
