import Interpreter
import ViewRuntime

extension Feature {
  static let presentationFlag = Feature(
    "PresentationFlag",
    #"""
    /// What a presentation follows: a flag, an item that is there or not, or a selection that is a
    /// certain value.
    struct _PresentationFlag {
      let _binding: Any
      let _kind: Int
      let _tag: Any?
      init(isOn: Binding<Bool>) {
        self._binding = isOn
        self._kind = 0
        self._tag = nil
      }
      init<Item>(item: Binding<Item?>) {
        self._binding = item
        self._kind = 1
        self._tag = nil
      }
      init<V: Hashable>(selection: Binding<V?>, tag: V) {
        self._binding = selection
        self._kind = 2
        self._tag = tag
      }
    }
    """#)
}

/// A `_PresentationFlag` while it is read and written: projecting its binding is no read of the
/// body's (U50), so a change makes the presentation follow and runs no body.
final class PresentationFlag {
  private enum Kind: Int { case flag, item, tag }

  private let control: BoundControl
  private let kind: Kind
  private let tag: HeldValue

  init(_ part: Part) {
    control = part.bound("_binding")
    kind = Kind(rawValue: part.integer("_kind")) ?? .flag
    tag = HeldValue(borrowing: part.value("_tag"), part.bridge.evaluator)
  }

  var sources: [SourceID] { control.source.map { [$0] } ?? [] }

  /// Whether something is to be shown, as the update in progress sees it.
  func isOn() throws(Trap) -> Bool {
    try control.reading { value throws(Trap) in isOn(value) }
  }

  /// The item to show, unwrapped; `nil` if there is none or it is no item that counts.
  func item() throws(Trap) -> HeldValue? {
    try control.reading { value throws(Trap) in
      guard kind == .item, !value.isNone else { return nil }
      return HeldValue(borrowing: value.unwrapped, control.bridge.evaluator)
    }
  }

  /// Asks the program to show; an item cannot be invented.
  func turnOn() throws(Trap) {
    switch kind {
    case .flag: try control.write(.bool(true))
    case .tag: try control.write(tag.value.wrapped)
    case .item: break
    }
  }

  /// Tells the program that nothing is shown any more; a selection of something else stays.
  func turnOff() throws(Trap) {
    let latest = try control.latest()
    defer { control.bridge.evaluator.release(latest) }
    guard isOn(latest) else { return }
    try control.write(kind == .flag ? .bool(false) : .none)
  }

  private func isOn(_ value: Value) -> Bool {
    switch kind {
    case .flag: value.asBool
    case .item: !value.isNone
    case .tag:
      !value.isNone
        && control.bridge.comparison.areEqual(value.unwrapped, tag.value, .equatableAlways)
    }
  }
}

extension Part {
  /// The flag in a stored property, if there is one.
  func presentationFlag(_ name: String) -> PresentationFlag? {
    let flag = bridge.evaluator.opened(value(name))
    return flag.isNone ? nil : PresentationFlag(Part(bridge, flag))
  }
}
