import ViewRuntime

/// Storage of one integer: an action sees a write at once, bodies after the flush (U24, U41).
final class Box: PropertyStorage {
  private weak var runtime: Runtime?
  private let name: String
  private let isShown: Bool
  private let id: SourceID
  private(set) var current: Int
  private(set) var visible: Int

  init(_ runtime: Runtime, _ name: String, _ value: Int, isShown: Bool) {
    self.runtime = runtime
    self.name = name
    self.isShown = isShown
    current = value
    visible = value
    id = runtime.makeSource(name: name)
  }

  deinit { runtime?.removeSource(id) }

  var display: String? { isShown ? "\(visible)" : nil }
  var source: SourceID? { id }

  func set(_ value: Int) {
    let report = WriteReport(
      name: name, old: "\(current)", new: "\(value)", isChange: value != current, readers: 0)
    guard let runtime, runtime.write(id, report, commit: { [self] in visible = value }) else {
      return
    }
    current = value
  }
}

/// A binding's storage: the place is another view's.
final class BoundStorage: PropertyStorage {
  var box: Box?

  init(box: Box) { self.box = box }

  var display: String? { nil }
  var source: SourceID? { box?.source }
}

/// An object with a signal and one value, as `ObservableObject` is.
final class Signal {
  private let runtime: Runtime
  let source: SourceID
  private(set) var value: Int

  init(_ host: Host, _ value: Int = 0) {
    runtime = host.runtime
    self.value = value
    source = runtime.makeSource(name: "Model.value")
  }

  func set(_ value: Int) {
    let report = WriteReport(
      name: "Model.value", old: "\(self.value)", new: "\(value)", isChange: true, readers: 0)
    runtime.fire(source, report, isPublish: true)
    self.value = value
  }
}

/// An object whose reads are tracked, as `@Observable` makes it.
final class Observed {
  private let runtime: Runtime
  private let source: SourceID
  private var stored: Int

  init(_ host: Host, _ value: Int = 0) {
    runtime = host.runtime
    stored = value
    source = runtime.makeSource(name: "Observed.value")
  }

  var value: Int {
    get {
      runtime.didReadObservable(source)
      return stored
    }
    set {
      guard newValue != stored else { return }
      let report = WriteReport(
        name: "Observed.value", old: "\(stored)", new: "\(newValue)", isChange: true, readers: 0)
      runtime.fire(source, report, isPublish: false)
      stored = newValue
    }
  }
}

/// A compared value.
final class Number: ComparableValue {
  let value: Int

  init(_ value: Int) { self.value = value }

  var display: String { "\(value)" }
  var typeName: String { "Int" }

  func isEqual(to other: any ComparableValue) -> Bool { (other as? Number)?.value == value }
}
