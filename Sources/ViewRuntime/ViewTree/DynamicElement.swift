/// A view that shows the value of a binding, or something it keeps itself.
///
/// Projecting a binding is no read (U50), so a change of its source must not re-run the body that
/// made the control. It re-runs `make` instead, in a rule of its own, and makes no node itself.
package final class DynamicElement {
  package let sources: [SourceID]
  /// Makes what a new identity keeps until it is removed: whether a menu is open.
  package let remember: (() -> any PlaceMemory)?
  package let make: ((any PlaceMemory)?) throws -> ViewElement
  /// Why the content changes where no value says it.
  let reason: String?

  /// Makes the element; `sources` are what the shown value comes from.
  package init(
    sources: [SourceID], reason: String? = nil, make: @escaping () throws -> ViewElement
  ) {
    self.sources = sources
    self.reason = reason
    remember = nil
    self.make = { _ in try make() }
  }

  /// Makes the element of a view with a memory, which `make` is given.
  package init<Memory: PlaceMemory>(
    sources: [SourceID], remember: @escaping () -> Memory,
    make: @escaping (Memory) throws -> ViewElement
  ) {
    self.sources = sources
    reason = nil
    self.remember = remember
    self.make = { memory in
      guard let memory = memory as? Memory else { return .empty }
      return try make(memory)
    }
  }
}

/// What a view of the library keeps between updates and the program cannot see.
package protocol PlaceMemory: AnyObject {
  /// Fires when what is kept changes; whoever made the memory removes it at its end.
  var source: SourceID { get }
  /// Closes what was opened last, such as the screen on top; `nil` if nothing is open.
  var closing: Action? { get }
  /// Opens what a gesture opens, such as a context menu; `nil` if there is nothing to open.
  var opening: Action? { get }
  /// A finger comes down on the control that the view is the content of, or is lifted.
  func setPressed(_ isPressed: Bool)
}

/// Content made by an escaping closure: it runs after the enclosing body, in a rule of its own
/// (U22, U96).
package final class DeferredElement {
  package enum Timing: Sendable {
    /// When the bodies around it have run.
    case inOrder
    /// When the views are laid out, because what it is made from is measured.
    case afterLayout
    /// The same, and again when the size of the nearest container around it differs: a
    /// `GeometryReader`'s.
    case withSize
  }

  package let timing: Timing
  package let make: (Size) throws -> ViewElement

  /// Makes the element for one evaluated reader; `make` is given a size only if it depends on it.
  package init(_ timing: Timing = .withSize, make: @escaping (Size) throws -> ViewElement) {
    self.timing = timing
    self.make = make
  }
}
