/// A screen on a navigation stack: its content comes from an offer somewhere below the stack.
///
/// It is made after the bodies before it, so that an offer that was made in the same update is
/// found (L24). A screen that another one covers stays, and is hidden.
package final class ScreenElement {
  /// What tells it from another screen at the same place.
  package let id: ExplicitID
  /// How deep on its stack it is, from 1: what identity paths show.
  package let depth: Int
  package let isVisible: Bool
  package let offer: OfferKey
  /// Makes the content from the offer; from `nil` if nobody makes one.
  package let make: (Offer?) throws -> ViewElement

  /// Makes the element for one entry of a stack.
  package init(
    id: ExplicitID, depth: Int, isVisible: Bool, offer: OfferKey,
    make: @escaping (Offer?) throws -> ViewElement
  ) {
    self.id = id
    self.depth = depth
    self.isVisible = isVisible
    self.offer = offer
    self.make = make
  }
}

/// What connects a screen with those who offer its content: the same object, nothing else.
package final class OfferKey: Hashable {
  package init() {}

  package static func == (left: OfferKey, right: OfferKey) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Content that is shown elsewhere: the destination of a link, or of a kind of value.
package final class Offer {
  package let key: OfferKey
  /// What the content is made of, to tell whether a newer offer is another one.
  package let value: (any ComparableValue)?
  /// Makes the content for the value that a screen stands for.
  package let make: ((any ComparableValue)?) throws -> ViewElement

  /// Makes the offer of one evaluated link or modifier.
  package init(
    key: OfferKey, value: (any ComparableValue)?,
    make: @escaping ((any ComparableValue)?) throws -> ViewElement
  ) {
    self.key = key
    self.value = value
    self.make = make
  }
}
