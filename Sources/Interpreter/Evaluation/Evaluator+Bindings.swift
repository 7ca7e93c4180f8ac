import IR

/// Types that depend on the generic arguments of the running call.
extension Evaluator {
  /// The number of a type that a unit mentions, under the bindings of a call.
  @inline(never)
  func resolvedType(_ index: Int, _ frame: UnsafeMutablePointer<CallFrame>) -> TypeID {
    let details = details(of: frame)
    let bindings = frame.pointee.bindings
    if details.typeCache[index].bindings == bindings { return details.typeCache[index].type }
    let type = types.id(of: details.types[index], arguments: types.list(bindings))
    details.typeCache[index] = TypeCacheEntry(bindings: bindings, type: type)
    return type
  }

  /// The type arguments that a call site passes, under the bindings of the running call.
  @inline(never)
  func resolvedBindings(_ index: Int, _ frame: UnsafeMutablePointer<CallFrame>) -> Bindings {
    let details = details(of: frame)
    let bindings = frame.pointee.bindings
    if details.bindingsCache[index].bindings == bindings {
      return details.bindingsCache[index].result
    }
    let arguments = types.list(bindings)
    let result = types.bindings(
      details.typeLists[index].map { types.id(of: $0, arguments: arguments) })
    details.bindingsCache[index] = BindingsCacheEntry(bindings: bindings, result: result)
    return result
  }

  /// Gives a type argument that is existential the type of the argument it stands for (SE-0352).
  @inline(never)
  func openBinding(at index: Int, to argument: Value) {
    let value = opened(loadWeak(argument))
    var list = types.list(machine.pointee.pendingBindings)
    guard list.indices.contains(index), !value.isNone else { return }
    list[index] = value.kind == .metatype ? value.asMetatype : dynamicType(of: value)
    machine.pointee.pendingBindings = types.bindings(list)
  }

  /// The types a closure's code runs with: those around it, and those that a call of a generic
  /// local function passes.
  @inline(__always)
  func localBindings(_ closure: Value) -> Bindings {
    machine.pointee.pendingBindings == .empty
      ? closure.closureBindings : extendedBindings(closure.closureBindings)
  }

  @inline(never)
  private func extendedBindings(_ outer: Bindings) -> Bindings {
    let own = types.list(machine.pointee.pendingBindings)
    machine.pointee.pendingBindings = .empty
    return types.bindings(types.list(outer) + own)
  }

  /// Completes a call's bindings with the types of its receiver's generic parameters.
  @inline(never)
  func bindReceiver(_ frame: UnsafeMutablePointer<CallFrame>, ownerCount: Int) {
    let details = details(of: frame)
    guard let owner = details.owner, details.function?.hasReceiver ?? true else { return }
    let receiver = receiver(in: frame.pointee.base[0], of: owner)
    let isStatic = details.function?.isStatic ?? false
    let key = ReceiverKey(
      owner: owner, type: receiver.type, isStatic: isStatic, passed: frame.pointee.bindings)
    if let known = receiverBindings[key] {
      frame.pointee.bindings = known
      return
    }
    let ownCount = details.function?.genericParameters.count { !$0.belongsToType } ?? 0
    let passed = types.list(frame.pointee.bindings)
    if passed.count == ownerCount + ownCount, isOptional(passed, owner, receiver) {
      receiverBindings[key] = frame.pointee.bindings
      return
    }
    let own = passed.suffix(ownCount)
    let arguments =
      isStatic && receiver.kind == .metatype && owner.isLibraryType("Optional")
      ? types.arguments(of: receiver.asMetatype)
      : ownerArguments(owner, receiver, count: ownerCount)
    let list = arguments + own
    let bindings = types.bindings(list)
    receiverBindings[key] = bindings
    frame.pointee.bindings = bindings
  }

  /// The receiver out of its box, unless an Optional meets the owner's protocol by itself.
  private func receiver(in value: Value, of owner: Nominal) -> Value {
    let isConforming =
      value.kind == .existentialOptional && owner.kind == .protocol && !owner.isLibrary
      && types.conforms(value.type, to: owner)
    return isConforming ? value : opened(loadWeak(value))
  }

  /// True if a call passed types that an Optional does not tell of itself.
  private func isOptional(_ passed: [TypeID], _ owner: Nominal, _ receiver: Value) -> Bool {
    guard let first = passed.first else { return false }
    return owner.kind == .protocol
      ? types.wrapped(of: first) != nil : owner.isLibraryType("Optional") && receiver.isNone
  }

  /// The types bound to the generic parameters of a receiver's type, or `Self` of a protocol.
  private func ownerArguments(_ owner: Nominal, _ receiver: Value, count: Int) -> [TypeID] {
    if owner.kind == .protocol { return [receiver.type] }
    if owner.isLibraryType("Optional") { return [receiver.isNone ? .any : receiver.type] }
    var current: TypeID? = receiver.type
    while let type = current {
      if types.nominal(of: type) == owner { return types.arguments(of: type) }
      current = types.superclass(of: type)
    }
    return Array(repeating: .any, count: count)
  }

  /// Runs a library function, or a closure of the host's, that was called as if it were
  /// interpreted.
  func runNativeBody(_ frame: UnsafeMutablePointer<CallFrame>) throws(Trap) -> Value {
    let details = details(of: frame)
    let count = frame.pointee.unit.pointee.parameterCount
    if details.ownerParameterCount > 0 {
      bindReceiver(frame, ownerCount: details.ownerParameterCount)
    }
    let bindings = frame.pointee.bindings
    let result = details.function.map {
      types.id(of: $0.result, arguments: types.list(bindings))
    }
    let call = NativeCall(
      evaluator: self, arguments: frame.pointee.base, count: count, bindings: bindings,
      resultType: result ?? .any)
    if let native = frame.pointee.unit.pointee.native { return try native.pointee(call) }
    guard frame.pointee.closure.kind == .closure,
      let host = nativeObject(frame.pointee.closure.block.slots[1]) as? HostClosure
    else { throw unlinked(frame) }
    return try host.body(call)
  }

  /// Calls a native that dispatch found.
  func callNative(
    _ native: UnsafeMutablePointer<NativeFunction>, _ site: UnsafeMutablePointer<CallSite>,
    _ arguments: UnsafeMutablePointer<Value>, count: Int
  ) throws(Trap) -> Value {
    let index = Int(site.pointee.resultIndex)
    let call = NativeCall(
      evaluator: self, arguments: arguments, count: count,
      bindings: machine.pointee.pendingBindings,
      resultType: index < 0
        ? site.pointee.resultType : resolvedType(index, machine.pointee.frame))
    machine.pointee.pendingBindings = .empty
    return try native.pointee(call)
  }
}

/// What the bindings of a method's call follow from.
struct ReceiverKey: Hashable {
  let owner: Nominal
  let type: TypeID
  /// An optional's type stands for itself in a static call, for what it wraps in another.
  let isStatic: Bool
  let passed: Bindings
}
