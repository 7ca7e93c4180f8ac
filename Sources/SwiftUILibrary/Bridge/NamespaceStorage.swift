import Interpreter
import ViewRuntime

/// The storage of a `@Namespace`: a number that no other node and property has.
final class NamespaceStorage: InstalledProperty {
  private unowned let bridge: ViewBridge
  private let number: Int

  init(_ node: Int, _ property: Int, _ bridge: ViewBridge) {
    self.bridge = bridge
    number = node * 64 + property
  }

  var display: String? { nil }

  var source: SourceID? { nil }

  func installed(over wrapper: Value) -> Value {
    bridge.wrapper(like: wrapper, [0: .integer(number)])
  }

  func follow(_ wrapper: Value) -> Bool { false }
}
