import Interpreter
import ViewRuntime

/// A binding as installed in one view: its reads count for that view (U50, C12).
final class InstalledLocation: Location {
  private(set) var base: Location
  private let instance: CompositeInstance
  private let property: Int
  private(set) var wasRead = false

  init(_ base: Location, in instance: CompositeInstance, property: Int, _ bridge: ViewBridge) {
    self.base = base
    self.instance = instance
    self.property = property
    super.init(bridge)
  }

  override var source: SourceID? { base.source }
  override func latest() throws(Trap) -> Value { try base.latest() }
  override func current() throws(Trap) -> Value { try base.current() }
  override func set(_ value: Value) throws(Trap) { try base.set(value) }
  override var isOpaque: Bool { base.isOpaque }
  override var animation: Value { base.animation }

  override func noteRead() {
    wasRead = true
    instance.didRead(property: property)
  }

  override func isSame(as other: Location) -> Bool {
    if self === other { return true }
    return base.isSame(as: (other as? InstalledLocation)?.base ?? other)
  }

  /// Follows a new value of the view to another place.
  func move(to base: Location) {
    self.base = base
    if wasRead, let source = base.source {
      instance.didRead(property: property, source: source)
    }
  }
}
