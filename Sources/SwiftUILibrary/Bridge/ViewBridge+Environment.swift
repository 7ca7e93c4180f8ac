import Interpreter
import ViewRuntime

extension ViewBridge {
  /// The runtime's key for an `EnvironmentKey` type of the program or the library.
  func environmentKey(_ type: TypeID) -> EnvironmentKey {
    if let known = environmentKeys[type] { return known }
    let made = EnvironmentKey(name: evaluator.types.name(of: type, qualified: false))
    environmentKeys[type] = made
    return made
  }

  /// The runtime's key for objects injected under their type.
  func objectKey(_ type: TypeID) -> EnvironmentKey { environmentKey(type) }
}
