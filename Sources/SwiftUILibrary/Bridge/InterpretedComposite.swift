import IR
import Interpreter
import ViewRuntime

/// One value of a view, or of a view modifier, of the program.
///
/// Made by `make`: there may be as many as there are rows, and what most of them do without is left
/// to `ParticularComposite`.
class InterpretedComposite: CompositeValue {
  private(set) final var plan: CompositePlan
  /// The view's value as its parent made it, or the one its last body was given; counted here,
  /// without an object in between.
  private final var value: Value
  final var bridge: ViewBridge { plan.bridge }
  /// What it was made in.
  var surroundings: Surroundings { Surroundings() }
  var mode: ComparisonMode { .view }
  /// What a style's body is given; `nil` for a view and for a modifier.
  var configuration: HeldValue? { nil }
  /// What the body returned last, where the surroundings may change without it.
  var lastBody: HeldValue? { nil }

  fileprivate init(_ plan: CompositePlan, _ value: Value) {
    self.plan = plan
    self.value = value.copied
  }

  /// Makes the value as it is to be shown where the bridge is now.
  static func make(
    _ plan: CompositePlan, _ value: Value, _ bridge: ViewBridge, comparing mode: ComparisonMode,
    configuration: Value? = nil
  ) -> InterpretedComposite {
    if mode == .view, configuration == nil, bridge.surroundings.isEmpty {
      return InterpretedComposite(plan, value)
    }
    return ParticularComposite(
      plan, value, mode, bridge.surroundings,
      configuration.map { HeldValue(borrowing: $0, bridge.evaluator) })
  }

  deinit {
    if value.isReference { plan.handle.evaluator?.release(value) }
  }

  final var valueType: TypeID { value.type }

  var type: CompositeType { plan.type }

  func difference(from old: any CompositeValue) -> Difference? {
    guard let old = old as? InterpretedComposite, old.plan.type === plan.type else {
      return Difference("a view of another type stands here (I12)")
    }
    let (new, older) = (written(bridge.evaluator), old.written(bridge.evaluator))
    defer {
      bridge.evaluator.release(new)
      bridge.evaluator.release(older)
    }
    if let difference = bridge.comparison.difference(new, from: older, mode, in: bridge) {
      return difference
    }
    if let configuration, let older = old.configuration,
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
    guard let old = old as? InterpretedComposite, let body = old.lastBody else { return nil }
    keep(body)
    return try element(of: body.value)
  }

  func makeStorage(in instance: CompositeInstance) throws -> [(any PropertyStorage)?] {
    var storage: [(any PropertyStorage)?] = []
    for (index, slot) in plan.slots.enumerated() {
      storage.append(try bridge.makeStorage(slot, wrapper(of: index), in: instance, index))
    }
    shareWrappers()
    return storage
  }

  func updateStorage(
    _ storage: PropertyStorages, in instance: CompositeInstance,
    replacing old: any CompositeValue
  ) throws -> [Int] {
    var changed: [Int] = []
    for index in plan.slots.indices {
      guard index < storage.count, let installed = storage[index] as? any InstalledProperty,
        try installed.follow(wrapper(of: index))
      else { continue }
      changed.append(index)
    }
    return changed
  }

  func body(in instance: CompositeInstance) throws -> ViewElement {
    bridge.running.append(RunningBody(instance: instance, type: valueType))
    defer { bridge.running.removeLast() }
    var installed = try installed(in: instance)
    defer { bridge.evaluator.release(installed) }
    try updateProperties(in: &installed)
    let result = try runBody(installed, instance)
    defer { bridge.evaluator.release(result) }
    if surroundings.isVariable { keep(HeldValue(borrowing: result, bridge.evaluator)) }
    keep(installed: installed)
    return try element(of: result)
  }

  /// Keeps what the body returned, for `restyledBody(of:in:)`.
  func keep(_ body: HeldValue) {}

  private func element(of body: Value) throws(Trap) -> ViewElement {
    let around = surroundings
    return try bridge.changing({ $0 = around }) { () throws(Trap) in
      try bridge.element(body, as: plan.bodyType)
    }
  }

  private func runBody(
    _ installed: Value, _ instance: CompositeInstance
  ) throws(Trap) -> Value {
    if let configuration {
      return try bridge.call(plan.body, [installed, configuration.value], plan.typeArguments)
    }
    guard plan.type.isModifier else {
      return try bridge.call(plan.body, [installed], plan.typeArguments)
    }
    let content = bridge.modifierContent(of: valueType, in: instance)
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
        let wrapper = try property.installed(over: wrapper(of: index))
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

  /// The wrapper at a slot as the view was written with it, borrowed.
  private func wrapper(of slot: Int) -> Value {
    plan.initialWrappers?[slot].value ?? field(at: plan.slots[slot].path, of: value)
  }

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

extension InterpretedComposite {
  /// The value as its parent made it, for comparing; owned by the caller.
  private func written(_ evaluator: Evaluator) -> Value {
    var copy = value.copied
    for (slot, wrapper) in zip(plan.slots, plan.initialWrappers ?? []) {
      evaluator.setField(slot.path[0], to: wrapper.value.copied, in: &copy)
    }
    return copy
  }

  /// Has wrappers that began equal be one for all views, as far as nobody sees it: for being
  /// compared with those of the next value one of them is enough.
  private func shareWrappers() {
    // In a view that somebody else holds it would take a copy of the view.
    guard value.kind == .structure, value.isUnique,
      let shared = plan.sharing(wrappersOf: value)?.initialWrappers
    else { return }
    for (slot, wrapper) in zip(plan.slots, shared) {
      bridge.evaluator.setField(slot.path[0], to: wrapper.value.copied, in: &value)
    }
  }

  /// Holds the value that the body was given instead of its own, if that stays anyway: an action
  /// that the body returned has captured it.
  ///
  /// What the wrappers of its own were is known to the plan it follows from then on.
  private func keep(installed: Value) {
    guard installed.kind == .structure, !installed.isUnique else { return forget() }
    if plan.initialWrappers == nil {
      guard value.isUnique, let sharing = plan.sharing(wrappersOf: value) else { return }
      plan = sharing
    }
    let old = value
    value = installed.copied
    bridge.evaluator.release(old)
  }

  /// Goes back to the value as its parent made it.
  final func forget() {
    // At the end of a session the bridge may be gone already.
    guard plan.initialWrappers != nil, let evaluator = plan.handle.evaluator else { return }
    let old = value
    value = written(evaluator)
    evaluator.release(old)
  }
}

/// A value that was made where there is something to inherit, or for a style.
private final class ParticularComposite: InterpretedComposite {
  override var surroundings: Surroundings { ownSurroundings }
  override var mode: ComparisonMode { ownMode }
  override var configuration: HeldValue? { ownConfiguration }
  override var lastBody: HeldValue? { body }
  private let ownSurroundings: Surroundings
  private let ownMode: ComparisonMode
  private let ownConfiguration: HeldValue?
  private var body: HeldValue?

  init(
    _ plan: CompositePlan, _ value: Value, _ mode: ComparisonMode, _ surroundings: Surroundings,
    _ configuration: HeldValue?
  ) {
    ownMode = mode
    ownSurroundings = surroundings
    ownConfiguration = configuration
    super.init(plan, value)
  }

  override func keep(_ body: HeldValue) { self.body = body }
}

/// A body in the middle of running.
struct RunningBody {
  let instance: CompositeInstance
  let type: TypeID
}
