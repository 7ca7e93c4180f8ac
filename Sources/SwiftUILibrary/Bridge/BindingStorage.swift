import Interpreter
import ViewRuntime

/// The storage of a `@Binding`: a place of its own for noting reads, around the binding's.
final class BindingStorage: InstalledProperty {
  private unowned let bridge: ViewBridge
  private let location: InstalledLocation
  /// The value when the body last ran.
  private var last: HeldValue?

  init(
    _ wrapper: Value, in instance: CompositeInstance, property: Int, _ bridge: ViewBridge
  ) {
    self.bridge = bridge
    location = InstalledLocation(
      Self.base(of: wrapper, bridge), in: instance, property: property, bridge)
  }

  private static func base(of wrapper: Value, _ bridge: ViewBridge) -> Location {
    let fields = bridge.evaluator.fields(of: wrapper)
    guard fields.count > 1, let location = bridge.location(fields[1]) else {
      return ConstantLocation(fields.first ?? .none, bridge)
    }
    return location
  }

  var display: String? { nil }

  var source: SourceID? { location.source }

  var isAsBefore: Bool {
    guard let last, let current = try? location.current() else { return false }
    defer { bridge.evaluator.release(current) }
    return bridge.comparison.areEqual(last.value, current, .equatableAlways)
  }

  func installed(over wrapper: Value) throws(Trap) -> Value {
    let current = try bridge.runtime.installing { () throws(Trap) in try location.current() }
    last = HeldValue(borrowing: current, bridge.evaluator)
    return bridge.wrapper(like: wrapper, [0: current, 1: bridge.makeLocation(location)])
  }

  /// Another value is a change, read or not (U51).
  ///
  /// A binding made of closures, or from an object, does not tell when it changes: once read, a new
  /// one counts as a change too (U54, U55).
  func follow(_ wrapper: Value) throws(Trap) -> Bool {
    let base = Self.base(of: wrapper, bridge)
    if base !== location.base {
      let isSame = base.isSame(as: location.base)
      location.move(to: base)
      if !isSame, base.isOpaque || location.wasRead { return true }
    }
    guard let last else { return false }
    let current = try base.current()
    defer { bridge.evaluator.release(current) }
    return !bridge.comparison.areEqual(last.value, current, .equatableAlways)
  }
}
