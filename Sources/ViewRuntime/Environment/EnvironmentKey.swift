/// One environment value's name; two keys are the same only if they are the same object.
package final class EnvironmentKey: Hashable {
  package let name: String

  /// Makes a key of its own, whatever other keys are called.
  package init(name: String) { self.name = name }

  package static func == (left: EnvironmentKey, right: EnvironmentKey) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
