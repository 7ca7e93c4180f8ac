/// What a rectangle is measured in.
package enum CoordinateSystem {
  /// The window.
  case global
  /// The view that asks.
  case local
  /// The nearest view around with `coordinateSpace(name:)`.
  case named(any ComparableValue)
  /// The viewport of the nearest scroll view around, of one that scrolls along an axis if one is
  /// given.
  case scrollView(Axis?)

  fileprivate func isSame(as other: CoordinateSystem) -> Bool {
    switch (self, other) {
    case (.global, .global), (.local, .local): true
    case (.named(let name), .named(let other)): other.isEqual(to: name)
    case (.scrollView(let axis), .scrollView(let other)): axis == other
    default: false
    }
  }
}

/// A view as its `GeometryProxy` stands for it: it answers with what layout knows by now.
///
/// What the rule that made the proxy was told is remembered, so that the rule runs again when an
/// answer would be another one; a size that was only carried along costs nothing.
package final class GeometryHandle {
  private unowned let runtime: Runtime
  private let shown: Int
  private var reads: [(system: CoordinateSystem, frame: Rectangle?)] = []
  private var scrollReads: [ScrollGeometry?] = []
  /// Whether questions are asked by what made the handle, rather than by an action later.
  private var isObserved: Bool { runtime.isUpdating || isMeasuring }
  private var isMeasuring = false

  init(runtime: Runtime, shown: Int) {
    self.runtime = runtime
    self.shown = shown
  }

  /// Where the view is; `nil` while it is not laid out, or if there is no such system around it.
  package func frame(in system: CoordinateSystem) -> Rectangle? {
    let frame = runtime.frame(of: shown, in: system)
    if isObserved, !reads.contains(where: { $0.frame == frame && $0.system.isSame(as: system) }) {
      reads.append((system, frame))
    }
    return frame
  }

  /// What a named system covers, in coordinates of the view.
  package func bounds(of system: CoordinateSystem) -> Rectangle? {
    guard frame(in: system) != nil else { return nil }
    return runtime.bounds(of: system, around: shown)
  }

  /// From the view's coordinates to those of the window, if effects around it change them.
  package func windowTransform() -> AffineTransform? { runtime.windowTransform(of: shown) }

  /// Converts a point of the window; `nil` if there is no such system around the view.
  package func convert(_ point: Point, to system: CoordinateSystem) -> Point? {
    runtime.convert(point, to: system, around: shown)
  }

  /// Where the scroll view is that the view holds, or lies in; `nil` if there is none.
  package func scrollGeometry() -> ScrollGeometry? {
    let geometry = runtime.scrollGeometry(near: shown)
    if isObserved { scrollReads.append(geometry) }
    return geometry
  }

  /// Runs what asks questions outside of an update.
  func measuring<Result>(_ body: (GeometryHandle) throws -> Result) rethrows -> Result {
    isMeasuring = true
    defer { isMeasuring = false }
    _ = frame(in: .local)
    return try body(self)
  }

  /// True if an answer given before is no longer right.
  var hasMoved: Bool {
    reads.contains { runtime.frame(of: shown, in: $0.system) != $0.frame }
      || scrollReads.contains { runtime.scrollGeometry(near: shown) != $0 }
  }
}
