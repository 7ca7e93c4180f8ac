import IR
import Interpreter
import ViewRuntime

/// One value of a view, or of a view modifier, of the program.
final class InterpretedComposite: CompositeValue {
  let plan: CompositePlan
  /// The view's value as its parent made it; counted here, without an object in between.
  private(set) var value: Value
  private let surroundings: Surroundings
  private var particulars: Particulars?
  private var bridge: ViewBridge { plan.bridge }

  /// What most views do without.
  private final class Particulars {
    let mode: ComparisonMode
    /// What a style's body is given; `nil` for a view and for a modifier.
    let configuration: HeldValue?
    /// What the body returned last, where the surroundings may change without it.
    var lastBody: HeldValue?

    init(_ mode: ComparisonMode, _ configuration: HeldValue?) {
      self.mode = mode
      self.configuration = configuration
    }
  }

  init(
    _ plan: CompositePlan, _ value: Value, _ bridge: ViewBridge, comparing mode: ComparisonMode,
    configuration: Value? = nil
  ) {
    self.plan = plan
    self.value = value.copied
    surroundings = bridge.surroundings
    particulars =
      mode == .view && configuration == nil
      ? nil
      : Particulars(mode, configuration.map { HeldValue(borrowing: $0, bridge.evaluator) })
  }

  deinit {
    if value.isReference { plan.handle.evaluator?.release(value) }
  }

  var type: CompositeType { plan.type }

  func difference(from old: any CompositeValue) -> Difference? {
    guard let old = old as? InterpretedComposite, old.plan === plan else {
      return Difference("a view of another type stands here (I12)")
    }
    let mode = particulars?.mode ?? .view
    if let difference = bridge.comparison.difference(value, from: old.value, mode, in: bridge) {
      return difference
    }
    if let configuration = particulars?.configuration, let older = old.particulars?.configuration,
      let difference = bridge.comparison.difference(
        configuration.value, from: older.value, mode, in: bridge)
    {
      return difference
    }
    if surroundings.isEqual(to: old.surroundings, by: bridge.comparison) { return nil }
    return Difference("a style or a container around it differs (M5)", isOutside: true)
  }

  func restyledBody(
    of old: any CompositeValue, in instance: CompositeInstance
  ) throws -> ViewElement? {
    guard let old = old as? InterpretedComposite, let body = old.particulars?.lastBody else {
      return nil
    }
    keep(body)
    return try element(of: body.value)
  }

  func makeStorage(in instance: CompositeInstance) throws -> [(any PropertyStorage)?] {
    var storage: [(any PropertyStorage)?] = []
    for (index, slot) in plan.slots.enumerated() {
      storage.append(try bridge.makeStorage(slot, wrapper(at: slot.path), in: instance, index))
      guard slot.path.count == 1 else { continue }
      plan.initialWrappers[index].share(slot.path[0], in: &value, bridge)
    }
    return storage
  }

  func updateStorage(
    _ storage: PropertyStorages, in instance: CompositeInstance,
    replacing old: any CompositeValue
  ) throws -> [Int] {
    var changed: [Int] = []
    for (index, slot) in plan.slots.enumerated() {
      guard index < storage.count, let installed = storage[index] as? any InstalledProperty,
        try installed.follow(wrapper(at: slot.path))
      else { continue }
      changed.append(index)
    }
    return changed
  }

  func body(in instance: CompositeInstance) throws -> ViewElement {
    bridge.running.append(RunningBody(instance: instance, type: value.type))
    defer { bridge.running.removeLast() }
    var installed = try installed(in: instance)
    defer { bridge.evaluator.release(installed) }
    try updateProperties(in: &installed)
    let result = try runBody(installed, instance)
    defer { bridge.evaluator.release(result) }
    if surroundings.isVariable { keep(HeldValue(borrowing: result, bridge.evaluator)) }
    return try element(of: result)
  }

  private func keep(_ body: HeldValue) {
    if particulars == nil { particulars = Particulars(.view, nil) }
    particulars?.lastBody = body
  }

  private func element(of body: Value) throws(Trap) -> ViewElement {
    let around = surroundings
    return try bridge.changing({ $0 = around }) { () throws(Trap) in
      try bridge.element(body, as: plan.bodyType)
    }
  }

  private func runBody(
    _ installed: Value, _ instance: CompositeInstance
  ) throws(Trap) -> Value {
    if let configuration = particulars?.configuration {
      return try bridge.call(plan.body, [installed, configuration.value], plan.typeArguments)
    }
    guard plan.type.isModifier else {
      return try bridge.call(plan.body, [installed], plan.typeArguments)
    }
    let content = bridge.modifierContent(of: value.type, in: instance)
    defer { bridge.evaluator.release(content) }
    return try bridge.call(plan.body, [installed, content], plan.typeArguments)
  }

  /// The value with its dynamic properties connected to the node, owned by the caller.
  func installed(in instance: CompositeInstance) throws(Trap) -> Value {
    var copy = value.copied
    do throws(Trap) {
      for (index, slot) in plan.slots.enumerated() {
        guard index < instance.storage.count,
          let property = instance.storage[index] as? any InstalledProperty
        else { continue }
        let wrapper = try property.installed(over: wrapper(at: slot.path))
        replace(slot.path[...], in: &copy, with: wrapper)
      }
    } catch {
      bridge.evaluator.release(copy)
      throw error
    }
    return copy
  }

  /// Calls `update()` of the program's own dynamic properties, now that what they are made of is
  /// connected.
  private func updateProperties(in installed: inout Value) throws(Trap) {
    for update in plan.updates {
      var arguments = [field(at: update.path, of: installed).copied]
      let result = try bridge.evaluator.call(
        update.function, mutating: &arguments, typeArguments: update.typeArguments)
      bridge.evaluator.release(result)
      guard update.function.isMutating else { continue }
      replace(update.path[...], in: &installed, with: arguments[0])
    }
  }

  /// The wrapper at a path of field numbers, borrowed.
  private func wrapper(at path: [Int]) -> Value { field(at: path, of: value) }

  private func field(at path: [Int], of whole: Value) -> Value {
    var value = whole
    for index in path {
      let fields = bridge.evaluator.fields(of: value)
      guard fields.indices.contains(index) else { return .none }
      value = fields[index]
    }
    return value
  }

  private func replace(_ path: ArraySlice<Int>, in slot: inout Value, with wrapper: Value) {
    guard let index = path.first else { return bridge.evaluator.release(wrapper) }
    if path.count == 1 { return bridge.evaluator.setField(index, to: wrapper, in: &slot) }
    let fields = bridge.evaluator.fields(of: slot)
    guard fields.indices.contains(index) else { return bridge.evaluator.release(wrapper) }
    var inner = fields[index].copied
    replace(path.dropFirst(), in: &inner, with: wrapper)
    bridge.evaluator.setField(index, to: inner, in: &slot)
  }
}

/// A body in the middle of running.
struct RunningBody {
  let instance: CompositeInstance
  let type: TypeID
}
