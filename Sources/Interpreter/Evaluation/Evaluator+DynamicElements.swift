import IR

/// Subscripts of values whose static type was not known: the first value is subscripted.
extension Evaluator {
  func dynamicElement(
    _ frame: UnsafeMutablePointer<CallFrame>, _ values: UnsafeMutablePointer<Value>, _ count: Int,
    site: Int
  ) throws(Trap) -> Value {
    let receiver = opened(loadWeak(values[0]))
    if count == 2, receiver.kind == .array, values[1].kind == .integer {
      let index = values[1].asInt
      guard elements(of: receiver).indices.contains(index) else {
        throw Trap("Index out of range")
      }
      return elements(of: receiver)[index].copied
    }
    if count == 2, values[1].kind == .keyPath { return try self.value(at: values[1], of: receiver) }
    if count == 2, receiver.kind == .dictionary { return try lookUp(values[1], in: receiver) }
    guard let getter = try accessor(frame, receiver, values, count, site, .getter) else {
      throw .notSimulated("subscripts of \(typeName(of: receiver)) need their type here")
    }
    let arguments = (1..<count).map { values[$0] }
    return try invoke(
      unit(for: implementation(of: getter, in: receiver.type)), [receiver] + arguments)
  }

  /// The last value, borrowed, is stored.
  func setDynamicElement(
    _ frame: UnsafeMutablePointer<CallFrame>, _ values: UnsafeMutablePointer<Value>, _ count: Int,
    site: Int
  ) throws(Trap) {
    let value = values[count - 1]
    if count == 3, values[0].kind == .array, values[1].kind == .integer {
      let index = values[1].asInt
      guard elements(of: values[0]).indices.contains(index),
        let elements = makeUniqueArray(in: values)
      else { throw Trap("Index out of range") }
      let old = elements[index]
      elements[index] = value.copied
      return release(old)
    }
    if count == 3, values[1].kind == .keyPath {
      return try set(value.copied, at: values[1], in: values)
    }
    if count == 3, values[0].kind == .dictionary {
      return try setEntry(values[1], to: value, in: values)
    }
    guard let setter = try accessor(frame, values[0], values, count - 1, site, .setter) else {
      throw .notSimulated("subscripts of \(typeName(of: values[0])) need their type here")
    }
    let arguments = (1..<count).map { values[$0] }
    let target = implementation(of: setter, in: values[0].type)
    release(try invoke(unit(for: target), mutating: values, arguments))
  }

  private func setEntry(
    _ key: Value, to value: Value, in slot: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    if value.isNone {
      if let old = try remove(key, fromTableIn: slot) {
        release(old.key)
        release(old.value)
      }
    } else if let old = try insert(key.copied, value.unwrapped.copied, intoTableIn: slot) {
      release(old)
    }
  }

  /// The subscript accessor whose labels and index types fit.
  private func accessor(
    _ frame: UnsafeMutablePointer<CallFrame>, _ receiver: Value,
    _ values: UnsafeMutablePointer<Value>, _ count: Int, _ site: Int, _ kind: Function.Kind
  ) throws(Trap) -> Function? {
    guard case .call(_, let labels) = details(of: frame).dynamicSites[site].kind else {
      return nil
    }
    var current: TypeID? = receiver.type
    while let id = current, let nominal = types.nominal(of: id) {
      nominal.completeIfNeeded()
      let accessors = (nominal.members["subscript"] ?? []).filter { $0.kind == kind }
      for function in accessors {
        let parameters = function.parameters.prefix(count - 1)
        guard parameters.count == count - 1,
          zip(parameters, labels).allSatisfy({ $0.label == $1 })
        else { continue }
        var fits = true
        for (index, parameter) in parameters.enumerated() {
          let wanted = types.id(of: parameter.type, arguments: types.arguments(of: id))
          if try !isValue(values[index + 1], of: wanted) { fits = false }
        }
        if fits { return function }
      }
      current = types.superclass(of: id)
    }
    return nil
  }
}
