import IR

/// A key path: the steps from a root to a value.
final class KeyPathStorage {
  enum Step {
    case field(slot: Int, Field)
    case accessor(name: String, getter: Callee, setter: Callee?, arguments: [Value])
    case tupleElement(Int)
    case chain, force, wrap
  }

  let steps: [Step]
  /// The type it starts from.
  let root: TypeID
  private unowned(unsafe) let evaluator: Evaluator

  init(steps: [Step], root: TypeID, evaluator: Evaluator) {
    self.steps = steps
    self.root = root
    self.evaluator = evaluator
  }

  /// The position after the end of an optional chain that found nothing.
  func endOfChain(from position: Int) -> Int {
    let end = steps[position...].firstIndex { if case .wrap = $0 { true } else { false } }
    return end.map { $0 + 1 } ?? steps.count
  }

  deinit {
    for case .accessor(_, _, _, let arguments) in steps { arguments.forEach(evaluator.release) }
  }
}

extension Evaluator {
  func makeKeyPath(
    _ frame: UnsafeMutablePointer<CallFrame>, _ template: Int,
    _ values: UnsafeMutablePointer<Value>, _ type: TypeID
  ) -> Value {
    var position = 0
    let steps = details(of: frame).keyPaths[template].steps.map { step -> KeyPathStorage.Step in
      switch step {
      case .field(let slot, let field): return .field(slot: slot, field)
      case .accessor(let name, let getter, let setter, let count):
        let arguments = (position..<position + count).map { values[$0] }
        position += count
        return .accessor(name: name, getter: getter, setter: setter, arguments: arguments)
      case .tupleElement(let index): return .tupleElement(index)
      case .chain: return .chain
      case .force: return .force
      case .wrap: return .wrap
      }
    }
    let root = types.arguments(of: type).first ?? .any
    return makePayload(
      .keyPath, KeyPathStorage(steps: steps, root: root, evaluator: self), type: type)
  }

  /// The way along one key path and then another.
  func keyPath(_ first: Value, followedBy second: Value, type: TypeID) -> Value? {
    guard let start = keyPath(first), let rest = keyPath(second) else { return nil }
    let steps = start.steps + rest.steps
    for case .accessor(_, _, _, let arguments) in steps { arguments.forEach(retain) }
    return makePayload(
      .keyPath, KeyPathStorage(steps: steps, root: start.root, evaluator: self), type: type)
  }

  /// The steps of a key path value.
  func keyPath(_ value: Value) -> KeyPathStorage? {
    value.kind == .keyPath ? nativeObject(value) as? KeyPathStorage : nil
  }

  /// The names along a key path, without the root.
  package func keyPathNames(_ value: Value) -> [String] {
    (keyPath(value)?.steps ?? []).map { step in
      switch step {
      case .field(_, let field): field.name
      case .accessor(let name, _, _, _): name
      case .tupleElement(let index): "\(index)"
      case .chain, .wrap: "?"
      case .force: "!"
      }
    }
  }

  /// The slots of the stored properties along a key path from a value of a type; `nil` if it runs
  /// code on the way.
  package func storedSlots(along path: Value, from type: TypeID) -> [Int]? {
    guard let storage = keyPath(path) else { return nil }
    var slots: [Int] = []
    for step in storage.steps {
      switch step {
      case .field(let slot, let field) where !field.isWeak && !field.isUnowned: slots.append(slot)
      case .tupleElement(let slot): slots.append(slot)
      case .accessor(let name, _, _, let arguments)
      where arguments.isEmpty && slots.isEmpty && types.nominal(of: type)?.kind == .structure:
        // What a struct stores under the name of a requirement is what meets it.
        guard let slot = types.fields(of: type).firstIndex(where: { $0.name == name }) else {
          return nil
        }
        slots.append(slot)
      default: return nil
      }
    }
    return slots
  }

  /// The value that a key path leads to from a borrowed root, owned.
  package func value(at path: Value, of root: Value) throws(Trap) -> Value {
    guard let storage = keyPath(path) else { throw .internalError("no key path") }
    var current = root.copied
    var position = 0
    while position < storage.steps.count {
      let next = try follow(storage.steps[position], from: current)
      release(current)
      position += 1
      if let next {
        current = next
      } else {
        current = .none
        position = storage.endOfChain(from: position)
      }
    }
    return current
  }

  /// One step on, owned; `nil` where an optional chain ends.
  private func follow(
    _ step: KeyPathStorage.Step, from value: Value
  ) throws(Trap) -> Value? {
    switch step {
    case .field(let slot, _), .tupleElement(let slot):
      guard value.hasField(slot) else {
        // Whatever is no tuple is its own only element.
        if case .tupleElement(0) = step { return value.copied }
        throw .internalError("\(typeName(of: value)) has no stored property number \(slot)")
      }
      return loadWeak(value.block.slots[slot]).copied
    case .accessor(let name, let getter, _, let arguments):
      // Without a known root, the value itself tells what the name means.
      if case .value = getter {
        let receiver = opened(value)
        if let found = try readProperty(name, of: receiver) { return found }
        // A member of something unmodelled is as little known as itself.
        if isUnmodelled(receiver.type) { return receiver.copied }
      }
      let unit = try target(of: getter, for: value)
      return try invoke(unit, [value] + arguments)
    case .wrap: return value.copied
    case .chain: return value.isNone ? nil : value.unwrapped.copied
    case .force:
      if value.isNone {
        throw Trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      return value.unwrapped.copied
    }
  }

  /// Sets what a key path leads to from the root in `slot`; takes the value over.
  package func set(
    _ value: Value, at path: Value, in slot: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    guard let storage = keyPath(path) else { throw .internalError("no key path") }
    try set(value, storage.steps[...], in: slot)
  }

  private func set(
    _ value: Value, _ steps: ArraySlice<KeyPathStorage.Step>,
    in slot: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    guard let step = steps.first else {
      let old = slot.pointee
      slot.pointee = value
      return release(old)
    }
    let rest = steps.dropFirst()
    switch step {
    case .field(let index, _), .tupleElement(let index):
      guard let fields = makeUniqueRecord(in: slot), slot.pointee.hasField(index) else {
        throw .internalError("\(typeName(of: slot.pointee)) has no such stored property")
      }
      // Taken out meanwhile, since setters further in may run code that looks at the record.
      var part = fields[index]
      fields[index] = .uninitialised
      defer { setField(index, to: part, in: slot) }
      try set(value, rest, in: &part)
    case .accessor(_, .value, nil, _) where isUnmodelled(opened(slot.pointee).type):
      release(value)
    case .accessor(let name, .value, nil, _):
      // Without a known root, the value itself tells what the name means.
      var part = Value.uninitialised
      if !rest.isEmpty {
        guard let found = try readProperty(name, of: opened(slot.pointee)) else {
          throw .internalError("the key path is read-only")
        }
        part = found
      }
      try set(value, rest, in: &part)
      try setMember(name, in: slot, to: part)
    case .accessor(_, let getter, let setter, let arguments):
      guard let setter else { throw .internalError("the key path is read-only") }
      var part = Value.uninitialised
      if !rest.isEmpty {
        let unit = try target(of: getter, for: slot.pointee)
        part = try invoke(unit, [slot.pointee] + arguments)
      }
      try set(value, rest, in: &part)
      defer { release(part) }
      let unit = try target(of: setter, for: slot.pointee)
      let result = try invoke(unit, mutating: slot, arguments + [part])
      release(result)
    case .wrap: try set(value, rest, in: slot)
    case .chain, .force:
      guard !slot.pointee.isNone else {
        release(value)
        if case .chain = step { return }
        throw Trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      try set(value, rest, in: slot)
    }
  }

  /// The code a key path's accessor means for a receiver.
  private func target(
    of callee: Callee, for receiver: Value
  ) throws(Trap) -> UnsafeMutablePointer<CodeUnit> {
    switch callee {
    case .function(let function), .superMethod(let function): return unit(for: function)
    case .method(let function): return unit(for: implementation(of: function, in: receiver.type))
    case .requirement(let requirement, _):
      return try witnessUnit(for: requirement, in: receiver.type, receiver)
    case .value: throw .internalError("a key path has no accessor")
    }
  }
}
