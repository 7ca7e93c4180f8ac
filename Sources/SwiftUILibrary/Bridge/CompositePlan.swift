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
  /// For each slot, what its wrapper began with in the latest new identity.
  var initialWrappers: [SharedInitialValue]

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

  /// Plans a style that has dynamic properties of its own beside what it reads of the environment;
  /// fails for any other.
  convenience init?(style id: TypeID, _ nominal: Nominal, _ bridge: ViewBridge) {
    guard let body = bridge.memberFunction("makeBody", of: nominal) else { return nil }
    // That a control's look is made by a body is nobody's business, as it is for other styles.
    self.init(id, nominal, bridge, body: body, isModifier: false, isLibrary: true)
    if slots.allSatisfy({ $0.kind == .environment }) { return nil }
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
    initialWrappers = slots.map { _ in SharedInitialValue() }
    type = CompositeType(
      name: nominal.name, qualifiedName: bridge.printedName(of: id), properties: found.map(\.0),
      isModifier: isModifier, isOneView: bridge.isOneView(bodyType), isLibrary: isLibrary)
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
        guard !nominal.isLibrary, let update = bridge.memberFunction("update", of: nominal) else {
          continue
        }
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
