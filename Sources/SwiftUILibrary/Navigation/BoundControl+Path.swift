import Interpreter
import ViewRuntime

/// A binding to the path of a navigation stack: an array, or a `NavigationPath`.
extension BoundControl {
  /// The values of the path, unwrapped.
  func values(isLatest: Bool) throws(Trap) -> [HeldValue] {
    let path = isLatest ? try latest() : try current()
    defer { bridge.evaluator.release(path) }
    return bridge.evaluator.elements(of: array(in: path)).map {
      HeldValue(borrowing: bridge.withoutBox($0), bridge.evaluator)
    }
  }

  /// Writes the path with one value more.
  func append(_ value: Value) throws(Trap) {
    let path = try latest()
    defer { bridge.evaluator.release(path) }
    guard path.kind != .array else {
      let elements = bridge.evaluator.elements(of: path).map(\.copied) + [value.copied]
      return try writeOwned(bridge.evaluator.makeArray(elements, type: path.type))
    }
    try writeOwned(try bridge.callMember("_appending", of: path, [value]))
  }

  /// Writes the path without what comes after its first `count` values.
  func shorten(to count: Int) throws(Trap) {
    let path = try latest()
    defer { bridge.evaluator.release(path) }
    guard path.kind != .array else {
      let elements = bridge.evaluator.elements(of: path).prefix(count).map(\.copied)
      return try writeOwned(bridge.evaluator.makeArray(elements, type: path.type))
    }
    try writeOwned(try bridge.callMember("_shortened", of: path, [.integer(count)]))
  }

  private func writeOwned(_ value: Value) throws(Trap) {
    defer { bridge.evaluator.release(value) }
    try write(value)
  }

  private func array(in path: Value) -> Value {
    path.kind == .array ? path : Part(bridge, path).value("_values")
  }
}

extension ViewBridge {
  /// The value inside an `AnyHashable`.
  func withoutBox(_ value: Value) -> Value {
    let value = evaluator.opened(value)
    guard let nominal = evaluator.types.nominal(of: value.type), nominal.isLibrary,
      nominal.name == "AnyHashable"
    else { return value }
    return evaluator.opened(Part(self, value).value("base"))
  }
}
