import Interpreter
import ViewRuntime

extension ViewBridge {
  /// The runtime's key for an `EnvironmentKey` type of the program or the library.
  func environmentKey(_ type: TypeID) -> EnvironmentKey {
    if let known = environmentKeys[type] { return known }
    let made = EnvironmentKey(name: shownName(ofKey: type))
    environmentKeys[type] = made
    if evaluator.types.nominal(of: type)?.isLibrary ?? false { announce(made) }
    return made
  }

  /// Tells the runtime of the keys of the library that mean something to it.
  private func announce(_ key: EnvironmentKey) {
    switch key.name {
    case "isEnabled":
      runtime.enabling = (key: key, isOn: InterpretedValue(.bool(true), self))
    case "editMode":
      runtime.windowEnvironment[key] = { [unowned self] in WindowEditMode(self, key).binding }
    default: break
    }
  }

  /// A key of the library, or of an `@Entry`, is called as its property: `colorScheme` for
  /// `_ColorSchemeKey`.
  private func shownName(ofKey type: TypeID) -> String {
    let name = evaluator.types.name(of: type, qualified: false)
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    guard name.hasPrefix("_"), name.hasSuffix("Key") else { return name }
    let property = name.dropFirst().dropLast(3)
    return property.prefix(1).lowercased() + property.dropFirst()
  }

  /// The runtime's key for objects injected under their type.
  func objectKey(_ type: TypeID) -> EnvironmentKey { environmentKey(type) }
}
