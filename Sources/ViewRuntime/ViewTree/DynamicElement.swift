/// A view that shows the value of a binding: a toggle's position, a field's text.
///
/// Projecting a binding is no read (U50), so a change of its source must not re-run the body that
/// made the control. It re-runs `make` instead, in a rule of its own, and makes no node itself.
package final class DynamicElement {
  package let sources: [SourceID]
  package let make: () throws -> ViewElement

  /// Makes the element; `sources` are what the shown value comes from.
  package init(sources: [SourceID], make: @escaping () throws -> ViewElement) {
    self.sources = sources
    self.make = make
  }
}

/// Content made by an escaping closure: it runs after the enclosing body, in a rule of its own
/// (U22, U96).
///
/// A `GeometryReader`'s needs the size that layout gave to the nearest container around it, so it
/// waits for layout and runs again when that size changes; others do not.
package final class DeferredElement {
  package let dependsOnSize: Bool
  package let make: (Size) throws -> ViewElement

  /// Makes the element for one evaluated reader; without `dependsOnSize`, `make` is given no size.
  package init(dependsOnSize: Bool = true, make: @escaping (Size) throws -> ViewElement) {
    self.dependsOnSize = dependsOnSize
    self.make = make
  }
}
