import IR
import Interpreter
import ViewRuntime

/// What the bridge knows of one type of view (or view modifier) of the program.
final class CompositePlan {
  unowned let bridge: ViewBridge
  /// Values may outlive the session that made them; its memory is gone by then.
  let handle: EvaluatorHandle
  let type: CompositeType
  /// The dynamic properties in declaration order, those inside custom ones in place (U163).
  let slots: [Slot]
  /// The program's own dynamic properties that want to be told before each body, inner ones first.
  let updates: [Update]
  let body: Function
  /// The static type of what the body returns, for its optional views.
  let bodyType: TypeID?
  /// True for a type whose `body` is only there for the compiler: nothing can be made of it.
  let isPrimitive: Bool
  let typeArguments: [TypeID]
  /// What the wrapper at each slot began with, in the plan of views that hold the value their last
  /// body was given (`InterpretedComposite.keep(installed:)`).
  let initialWrappers: [HeldValue]?
  /// The plan of views of this type that began with the same wrappers as the latest one did.
  private var sharing: CompositePlan?

  /// One dynamic property: where it is stored and what it is.
  struct Slot {
    /// Field numbers from the view down to the wrapper.
    let path: [Int]
    let kind: DynamicProperty.Kind
    /// The wrapper's own type, such as `EnvironmentObject<Store>`.
    let wrapper: TypeID
  }

  /// A dynamic property of the program with an `update()` of its own.
  struct Update {
    let path: [Int]
    let function: Function
    let typeArguments: [TypeID]
  }

  /// Plans a type with a `body`; fails for one that has none.
  convenience init?(
    _ id: TypeID, _ nominal: Nominal, _ bridge: ViewBridge, isModifier: Bool
  ) {
    guard
      let body = isModifier
        ? bridge.modifierBody(of: id, nominal) : bridge.viewBody(of: id, nominal)
    else { return nil }
    self.init(
      id, nominal, bridge, body: body, isModifier: isModifier,
      isLibrary: body.owner?.isLibrary ?? nominal.isLibrary)
  }

  /// Plans a style that has dynamic properties of its own beside what it reads of the environment
  /// itself; fails for any other.
  convenience init?(style id: TypeID, _ nominal: Nominal, _ bridge: ViewBridge) {
    guard let body = bridge.memberFunction("makeBody", of: nominal) else { return nil }
    // That a control's look is made by a body is nobody's business, as it is for other styles.
    self.init(id, nominal, bridge, body: body, isModifier: false, isLibrary: true)
    if slots.allSatisfy({ $0.kind == .environment && $0.path.count == 1 }) { return nil }
  }

  private init(
    _ id: TypeID, _ nominal: Nominal, _ bridge: ViewBridge, body: Function, isModifier: Bool,
    isLibrary: Bool
  ) {
    let types = bridge.evaluator.types
    self.bridge = bridge
    handle = bridge.evaluator.handle
    self.body = body
    typeArguments = types.arguments(of: id)
    let resolved = types.id(of: body.result, arguments: typeArguments)
    bodyType = resolved == .any ? nil : resolved
    isPrimitive = types.name(of: resolved, qualified: false) == "Never"
    var found: [(DynamicProperty, Slot)] = []
    var updates: [Update] = []
    CompositePlan.collect(id, path: [], outer: nil, bridge, &found, &updates)
    self.updates = updates
    slots = found.map(\.1)
    initialWrappers = nil
    type = CompositeType(
      name: nominal.name, qualifiedName: bridge.printedName(of: id), properties: found.map(\.0),
      isModifier: isModifier, isOneView: bridge.isOneView(bodyType), isLibrary: isLibrary)
  }

  /// The plan of views that began with these wrappers.
  private init(_ plan: CompositePlan, initialWrappers: [HeldValue]) {
    bridge = plan.bridge
    handle = plan.handle
    type = plan.type
    slots = plan.slots
    updates = plan.updates
    body = plan.body
    bodyType = plan.bodyType
    isPrimitive = plan.isPrimitive
    typeArguments = plan.typeArguments
    self.initialWrappers = initialWrappers
  }

  /// The plan that knows what a new view's wrappers are; `nil` where they are not plain data, or
  /// where something else than states has to be connected before a body.
  ///
  /// `@State var isOn = false` is the same wrapper in every row, so that one plan serves them all.
  func sharing(wrappersOf view: Value) -> CompositePlan? {
    guard initialWrappers == nil, updates.isEmpty, !slots.isEmpty, view.kind == .structure,
      slots.allSatisfy({ $0.kind == .state && $0.path.count == 1 })
    else { return nil }
    let fields = bridge.evaluator.fields(of: view)
    let wrappers = slots.map { fields[$0.path[0]] }
    if let sharing, let known = sharing.initialWrappers,
      zip(known, wrappers).allSatisfy({ bridge.hasSameFields($0.value, $1) })
    {
      return sharing
    }
    guard wrappers.allSatisfy(bridge.isPlainRecord) else { return nil }
    let made = CompositePlan(
      self, initialWrappers: wrappers.map { HeldValue(borrowing: $0, bridge.evaluator) })
    sharing = made
    return made
  }

  /// Finds the wrappers among the fields, also inside the program's own dynamic properties, which
  /// are known by the outer field's name (U10).
  private static func collect(
    _ id: TypeID, path: [Int], outer: String?, _ bridge: ViewBridge,
    _ found: inout [(DynamicProperty, Slot)], _ updates: inout [Update]
  ) {
    guard path.count < 8 else { return }
    let types = bridge.evaluator.types
    let arguments = types.arguments(of: id)
    for (index, field) in types.fields(of: id).enumerated() {
      let fieldType = types.id(of: field.type, arguments: arguments)
      guard let nominal = types.nominal(of: fieldType), nominal.kind == .structure else { continue }
      let name = outer ?? field.name
      if nominal.isLibrary, let kind = kinds[nominal.name] {
        found.append(
          (
            DynamicProperty(name: name, kind: outer == nil ? kind : .custom),
            Slot(path: path + [index], kind: kind, wrapper: fieldType)
          ))
      } else if bridge.conforms(fieldType, to: "DynamicProperty") {
        collect(fieldType, path: path + [index], outer: name, bridge, &found, &updates)
        let functions = nominal.isLibrary ? [] : bridge.memberFunctions("update", of: nominal)
        guard let update = functions.first(where: { $0.parameters.isEmpty }) else { continue }
        updates.append(
          Update(
            path: path + [index], function: update, typeArguments: types.arguments(of: fieldType)))
      }
    }
  }

  private static let kinds: [String: DynamicProperty.Kind] = [
    "State": .state, "Binding": .binding, "StateObject": .stateObject,
    "ObservedObject": .observedObject, "EnvironmentObject": .environmentObject,
    "Environment": .environment, "FocusState": .state, "GestureState": .state,
    "AppStorage": .storage, "SceneStorage": .storage, "Namespace": .namespace,
  ]
}

extension ViewBridge {
  /// True for a struct that keeps no object alive, so that nobody sees for how long it is held.
  fileprivate func isPlainRecord(_ value: Value) -> Bool {
    value.kind == .structure
      && evaluator.fields(of: value).allSatisfy { !$0.isReference || $0.kind == .string }
  }

  /// True for structs of one type whose fields are the same values to the bit.
  fileprivate func hasSameFields(_ first: Value, _ second: Value) -> Bool {
    guard first.type == second.type else { return false }
    let (left, right) = (evaluator.fields(of: first), evaluator.fields(of: second))
    return left.count == right.count
      && left.indices.allSatisfy {
        left[$0].bits == right[$0].bits && left[$0].meta == right[$0].meta
      }
  }

  /// The getter of a view's `body`: its own, or the default in an extension of a protocol.
  func viewBody(of id: TypeID, _ nominal: Nominal) -> Function? {
    declaration(of: nominal, includesLibrary: true) {
      $0.properties["body"]?.first { !$0.isStatic }?.getter
    }
  }

  /// The `body(content:)` of a view modifier.
  func modifierBody(of id: TypeID, _ nominal: Nominal) -> Function? {
    declaration(of: nominal, includesLibrary: false) {
      $0.members["body"]?.first { $0.parameters.count == 1 && $0.parameters[0].label == "content" }
    }
  }

  /// The first declaration that `find` likes: of the type, then of an extension of a protocol it
  /// conforms to; of the library's, those that only stand for something have none.
  private func declaration(
    of nominal: Nominal, includesLibrary: Bool, _ find: (Nominal) -> Function?
  ) -> Function? {
    if let complete = nominal.complete {
      nominal.complete = nil
      complete()
    }
    if let found = find(nominal), !found.isRequirement { return found }
    for conformance in nominal.conformances {
      let parent = conformance.protocolReference.declaration
      if parent.isLibrary, !includesLibrary { continue }
      if parent.attributes.contains("notSimulated") { continue }
      if let found = declaration(of: parent, includesLibrary: includesLibrary, find) {
        return found
      }
    }
    return nil
  }
}

extension Function {
  /// True for what a protocol only asks for.
  fileprivate var isRequirement: Bool { owner?.kind == .protocol && !isExtensionMember }
}
