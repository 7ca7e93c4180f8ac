import IR

/// Casts between values and the classes of Foundation that stand for them: `5 as Any as? NSNumber`.
///
/// A class says with `__bridged` what it makes of a value, and with `__asInt` and the like what
/// values an object of it stands for.
extension Evaluator {
  /// The object of a class that a value becomes, owned; `nil` if there is none.
  func bridged(_ value: Value, to target: TypeID) throws(Trap) -> Value? {
    guard let nominal = types.nominal(of: target), nominal.isLibrary, nominal.kind == .object
    else { return nil }
    nominal.completeIfNeeded()
    guard let function = nominal.members["__bridged"]?.first, function.isStatic else { return nil }
    let receiver = function.hasReceiver ? [Value.metatype(target)] : []
    let made = try invoke(unit(for: function), receiver + [value.copied])
    return made.isNone ? nil : made.unwrapped
  }

  /// The value that an object stands for as another type, owned; `nil` if there is none.
  func unbridged(_ object: Value, to target: TypeID) throws(Trap) -> Value? {
    guard object.kind == .object, let nominal = types.nominal(of: target), nominal.isLibrary,
      nominal.kind != .object, types.nominal(of: object.type)?.isLibrary == true,
      let made = try readProperty("__as" + nominal.name, of: object)
    else { return nil }
    guard !made.isNone else { return nil }
    let value = made.unwrapped
    guard value.type != target else { return value }
    defer { release(value) }
    return try converted(value, to: target)
  }
}
