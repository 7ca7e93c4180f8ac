import Interpreter
import ViewRuntime

/// Where a wrapped value lives: behind every `State` and `Binding` once it is installed.
///
/// There are two answers to "what is the value": the latest, which actions see at once (U24), and
/// the one of the update in progress, which bodies see (U41).
class Location {
  unowned let bridge: ViewBridge

  init(_ bridge: ViewBridge) { self.bridge = bridge }

  /// What fires when the value changes, if the graph knows of it.
  var source: SourceID? { nil }

  /// The value as actions see it, owned by the caller.
  func latest() throws(Trap) -> Value { .void }

  /// The value as bodies see it, owned by the caller.
  func current() throws(Trap) -> Value { try latest() }

  /// Writes a borrowed value.
  func set(_ value: Value) throws(Trap) {}

  /// A body has read the value through the property this location was installed in.
  func noteRead() {}

  /// True if both stand for the same place (C1): a part of what makes two bindings equal.
  func isSame(as other: Location) -> Bool { self === other }

  /// True if a new value of the view that holds it counts as a change by itself: the value comes
  /// from somewhere that does not tell (U54).
  var isOpaque: Bool { false }

  /// The `Animation` that writes through this location carry, borrowed.
  var animation: Value { .none }
}

extension ViewBridge {
  /// Wraps a location for the program.
  func makeLocation(_ location: Location) -> Value {
    evaluator.makeNative(location, type: evaluator.types.generic("_Location"))
  }

  /// The location behind a value of the program.
  func location(_ value: Value) -> Location? {
    evaluator.nativeObject(value) as? Location
  }
}
