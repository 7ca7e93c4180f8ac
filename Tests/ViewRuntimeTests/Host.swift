import ViewRuntime

/// A host in a few lines: views written by hand, integers for state, a list of what ran.
final class Host {
  let runtime: Runtime
  /// What bodies and actions noted, in order; like `print`, but of the tests.
  var lines: [String] = []

  init(_ profile: Profile = .default, size: Size = Size(width: 100, height: 100)) {
    runtime = Runtime(size: size, profile: profile)
  }

  func note(_ line: String) { lines.append(line) }

  /// Returns what was noted since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  @discardableResult
  func mount(_ view: ViewElement) -> StepReport { runtime.mount(view, action: nil) }

  /// Runs an action as a step.
  @discardableResult
  func act(_ action: () throws -> Void) -> StepReport {
    runtime.step("act") {
      try action()
      return []
    }
  }

  /// Taps what shows `label`; the `index`-th if several do.
  @discardableResult
  func tap(_ label: String, _ index: Int = 0) -> StepReport {
    act {
      let targets = runtime.targets(matching: label)
      guard targets.indices.contains(index) else { throw Missing(label: label) }
      guard case .tap(let action) = runtime.interaction(of: targets[index].node) else {
        throw Missing(label: label)
      }
      try action()
    }
  }

  struct Missing: Error { let label: String }

  var texts: [String] { runtime.treeRows().compactMap { $0.type == "Text" ? $0.detail : nil } }
}

/// A dynamic property of a view written by hand.
enum Property {
  case state(String, Int = 0)
  case binding(String)
  case environment(String, EnvironmentKey)
  case object(String)

  var name: String {
    switch self {
    case .state(let name, _), .binding(let name), .environment(let name, _), .object(let name): name
    }
  }

  fileprivate var kind: DynamicProperty.Kind {
    switch self {
    case .state: .state
    case .binding: .binding
    case .environment: .environment
    case .object: .observedObject
    }
  }
}

/// A type of view.
final class ViewType {
  let host: Host
  let type: CompositeType
  let properties: [Property]
  let body: (Scope) throws -> ViewElement

  init(
    _ host: Host, _ name: String, _ properties: [Property] = [], isModifier: Bool = false,
    body: @escaping (Scope) throws -> ViewElement
  ) {
    self.host = host
    self.properties = properties
    self.body = body
    type = CompositeType(
      name: name, qualifiedName: name,
      properties: properties.map { DynamicProperty(name: "_\($0.name)", kind: $0.kind) },
      isModifier: isModifier)
  }

  /// Makes a value of the type, as an initialiser does.
  func callAsFunction(
    _ fields: KeyValuePairs<String, Int> = [:], bindings: [String: Box] = [:],
    objects: [String: Signal] = [:], start: [String: Int] = [:]
  ) -> ViewElement {
    .composite(
      value(fields, bindings: bindings, objects: objects, start: start))
  }

  func value(
    _ fields: KeyValuePairs<String, Int> = [:], bindings: [String: Box] = [:],
    objects: [String: Signal] = [:], start: [String: Int] = [:]
  ) -> HandView {
    HandView(
      self, Array(fields).map { ($0.key, $0.value) }, bindings, objects, start)
  }

  func applied(to content: ViewElement) -> ViewElement {
    .applied(value(), content: content)
  }
}

/// One view value.
final class HandView: CompositeValue {
  let definition: ViewType
  let fields: [(name: String, value: Int)]
  let bindings: [String: Box]
  let objects: [String: Signal]
  /// What a binding showed when the value was made: bindings compare by place and value (U52).
  private let boundValues: [String: Int]
  private let start: [String: Int]

  init(
    _ definition: ViewType, _ fields: [(String, Int)], _ bindings: [String: Box],
    _ objects: [String: Signal], _ start: [String: Int]
  ) {
    self.definition = definition
    self.fields = fields.map { (name: $0.0, value: $0.1) }
    self.bindings = bindings
    self.objects = objects
    self.start = start
    boundValues = bindings.mapValues(\.visible)
  }

  var type: CompositeType { definition.type }

  func difference(from old: any CompositeValue) -> Difference? {
    guard let old = old as? HandView else { return Difference(field: "type", old: "", new: "") }
    for (before, after) in zip(old.fields, fields) where before.value != after.value {
      return Difference(field: after.name, old: "\(before.value)", new: "\(after.value)")
    }
    for (name, box) in bindings {
      let isSame = old.bindings[name] === box && old.boundValues[name] == boundValues[name]
      if !isSame { return Difference(field: "_\(name)", old: "binding", new: "binding") }
    }
    for (name, signal) in objects where old.objects[name] !== signal {
      return Difference(field: "_\(name)", old: "object", new: "object")
    }
    return nil
  }

  func makeStorage(in instance: CompositeInstance) throws -> [(any PropertyStorage)?] {
    definition.properties.enumerated().map { index, property in
      switch property {
      case .state(let name, let initial):
        let owner = "\(type.name).\(name)"
        return Box(instance.runtime, owner, start[name] ?? initial, isShown: true)
      case .binding(let name): return bindings[name].map { BoundStorage(box: $0) }
      case .environment(_, let key):
        _ = instance.environmentValue(for: key, property: index)
        return nil
      case .object(let name):
        if let signal = objects[name] { instance.subscribe(property: index, to: signal.source) }
        return nil
      }
    }
  }

  func updateStorage(
    _ storage: PropertyStorages, in instance: CompositeInstance,
    replacing old: any CompositeValue
  ) throws -> [Int] {
    guard let old = old as? HandView else { return [] }
    var changed: [Int] = []
    for (index, property) in definition.properties.enumerated() {
      switch property {
      case .binding(let name):
        (storage[index] as? BoundStorage)?.box = bindings[name]
        let isSame =
          old.bindings[name] === bindings[name] && old.boundValues[name] == boundValues[name]
        if !isSame { changed.append(index) }
      case .object(let name):
        guard let signal = objects[name], old.objects[name] !== signal else { continue }
        instance.subscribe(property: index, to: signal.source)
        changed.append(index)
      case .state, .environment: continue
      }
    }
    return changed
  }

  func body(in instance: CompositeInstance) throws -> ViewElement {
    try definition.body(Scope(instance: instance))
  }
}

/// What a body sees.
struct Scope {
  let instance: CompositeInstance

  private var view: HandView? { instance.value as? HandView }

  private func index(_ name: String) -> Int {
    instance.type.properties.firstIndex { $0.name == "_\(name)" } ?? -1
  }

  /// A plain stored property.
  func field(_ name: String) -> Int { view?.fields.first { $0.name == name }?.value ?? -1 }

  /// The place of a state or binding; taking it is no read (U50).
  func box(_ name: String) -> Box {
    let storage = instance.storage[index(name)]
    if let bound = storage as? BoundStorage, let box = bound.box { return box }
    return (storage as? Box) ?? Box(instance.runtime, "missing", -1, isShown: false)
  }

  /// The wrapped value of a state or binding.
  func get(_ name: String) -> Int {
    instance.didRead(property: index(name))
    let box = box(name)
    return instance.runtime.isUpdating ? box.visible : box.current
  }

  func set(_ name: String, _ value: Int) { box(name).set(value) }

  func environment(_ name: String, _ key: EnvironmentKey, default: Int = 0) -> Int {
    let value = instance.environmentValue(for: key, property: index(name))
    return (value as? Number)?.value ?? `default`
  }
}
