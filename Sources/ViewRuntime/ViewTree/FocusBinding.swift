/// How a `focused` modifier learns and says whether the focus is in its view (U160).
package struct FocusBinding {
  /// Whether the program's value says that the focus is here.
  package let isOn: () -> Bool
  package let set: (Bool) throws -> Void

  package init(isOn: @escaping () -> Bool, set: @escaping (Bool) throws -> Void) {
    self.isOn = isOn
    self.set = set
  }
}
