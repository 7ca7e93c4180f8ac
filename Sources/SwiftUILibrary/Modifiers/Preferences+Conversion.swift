import Interpreter
import ViewRuntime

extension Feature {
  static func preferenceTransform(_ part: Part) throws(Trap) -> Modification {
    let kept = part.kept()
    return Modification(
      "transformPreference", detail: try preferenceDetail(part),
      .preferenceTransform(try preferenceKey(part)) { value in
        guard let value = value as? InterpretedValue else { return value }
        return kept.bridge.owned(try kept.call("_transformed", [value.value]))
      })
  }

  static func preferenceAction(_ part: Part) throws(Trap) -> Modification {
    let kept = part.kept()
    return Modification(
      "onPreferenceChange", detail: try preferenceDetail(part),
      .preferenceChange(try preferenceKey(part)) { value in
        guard let value = value as? InterpretedValue else { return }
        kept.bridge.evaluator.release(try kept.callField("action", [value.value]))
      })
  }

  /// The content runs in a rule of its own, after what it is made from.
  static func preferenceReading(_ part: Part) throws(Trap) -> Modification {
    let kept = part.kept()
    let key = try preferenceKey(part)
    let content = ViewElement.deferred(
      DeferredElement(.afterLayout) { _ in
        guard let value = try kept.bridge.runtime.readPreference(key) as? InterpretedValue else {
          return .empty
        }
        return try kept.element(
          try kept.callField("transform", [value.value]), as: kept.typeArgument(1))
      })
    let alignment = part.alignment("alignment")
    let isBehind = part.flag("_isBehind")
    return Modification(
      isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue",
      detail: try preferenceDetail(part),
      isBehind
        ? .background(content, alignment: alignment) : .overlay(content, alignment: alignment))
  }

  /// `SizeKey.self`, and what is set.
  static func preferenceDetail(_ part: Part, _ value: String? = nil) throws(Trap) -> String {
    Detail.list(["\(try preferenceKey(part).name).self", value])
  }

  /// The runtime's key for a `PreferenceKey` type of the program.
  static func preferenceKey(_ part: Part) throws(Trap) -> PreferenceKey {
    let bridge = part.bridge
    let methods = Part(bridge, part.value("_methods"))
    guard let type = methods.typeArgument(0) else {
      throw .internalError("a preference without a key")
    }
    if let known = bridge.preferenceKeys[type] { return known }
    let kept = methods.kept()
    let made = PreferenceKey(
      name: bridge.evaluator.types.name(of: type, qualified: false),
      initial: { kept.bridge.owned(try kept.call("_initial", [])) },
      reduce: { value, next in
        guard let left = value as? InterpretedValue, let right = next as? InterpretedValue else {
          return next
        }
        return kept.bridge.owned(try kept.call("_reduced", [left.value, right.value]))
      })
    bridge.preferenceKeys[type] = made
    return made
  }
}

extension ViewBridge {
  /// Takes over an owned value as something the runtime can compare.
  func owned(_ value: Value) -> InterpretedValue {
    defer { evaluator.release(value) }
    return InterpretedValue(value, self)
  }
}
