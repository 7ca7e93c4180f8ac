import Interpreter
import ViewRuntime

extension Feature {
  /// Finds which environment key a key path stands for by writing through it.
  static func environmentWriting(_ part: Part) throws(Trap) -> Modification {
    let bridge = part.bridge
    let name = part.string("_name")
    let value = part.value("value")
    let keyPath = bridge.evaluator.opened(part.value("keyPath"))
    guard !keyPath.isNone else {
      let static_ = part.typeArgument(0).flatMap { bridge.evaluator.types.wrapped(of: $0) }
      let type = static_ == nil || static_ == .any ? value.type : static_ ?? value.type
      return Modification(
        name, detail: value.isNone ? "nil" : bridge.typeName(of: value),
        .environment(bridge.objectKey(type), part.comparable("value")))
    }
    let written = try bridge.written(value, through: keyPath)
    let path = bridge.keyPathName(keyPath)
    let shown = try part.detail("value")
    let modification = Modification(
      name, detail: name == "environment" ? "\\.\(path), \(shown)" : shown,
      written.first.map {
        .environment(bridge.environmentKey($0.key), InterpretedValue($0.value.value, bridge))
      } ?? .none,
      surroundings: surroundings(path, value, bridge))
    return modification
  }

  /// What an environment value changes for the views inside while they are converted.
  private static func surroundings(
    _ path: String, _ value: Value, _ bridge: ViewBridge
  ) -> ((inout Surroundings) -> Void)? {
    switch path {
    case "lineLimit":
      let limit = value.kind == .integer ? value.asInt : nil
      return {
        $0.lineLimit = limit
        $0.isVariable = true
      }
    case "locale":
      let locale = HeldValue(borrowing: bridge.evaluator.opened(value), bridge.evaluator)
      return {
        $0.locale = locale
        $0.isVariable = true
      }
    default: return nil
    }
  }

  /// The transform runs in a rule of its own, that depends on what it reads.
  static func environmentTransform(
    _ part: Part, named name: String = "transformEnvironment", detail: String? = nil
  ) -> Modification {
    let bridge = part.bridge
    let kept = part.kept()
    let keyPath = HeldValue(
      borrowing: bridge.evaluator.opened(part.value("keyPath")), bridge.evaluator)
    return Modification(
      name, detail: detail ?? "\\.\(bridge.keyPathName(keyPath.value))",
      resolve: { [unowned bridge] () throws(Trap) in
        let values = bridge.evaluator.makeStructure(
          [bridge.makeLocation(RuleEnvironmentReader(bridge))],
          type: bridge.evaluator.types.generic("EnvironmentValues"))
        defer { bridge.evaluator.release(values) }
        let value = try kept.call("_transformed", [values])
        defer { bridge.evaluator.release(value) }
        return try bridge.written(value, through: keyPath.value).first.map {
          .environment(bridge.environmentKey($0.key), InterpretedValue($0.value.value, bridge))
        } ?? .none
      })
  }
}

extension ViewBridge {
  /// The environment values that are set by writing `value` through a key path.
  func written(
    _ value: Value, through keyPath: Value
  ) throws(Trap) -> [(key: TypeID, value: HeldValue)] {
    let recorder = EnvironmentRecorder(self)
    var values = evaluator.makeStructure(
      [makeLocation(recorder)], type: evaluator.types.generic("EnvironmentValues"))
    defer { evaluator.release(values) }
    try evaluator.set(value.copied, at: keyPath, in: &values)
    return recorder.written
  }

  /// `colorScheme` for `\EnvironmentValues.colorScheme`.
  func keyPathName(_ keyPath: Value) -> String {
    evaluator.keyPathNames(keyPath).joined(separator: ".")
  }
}
