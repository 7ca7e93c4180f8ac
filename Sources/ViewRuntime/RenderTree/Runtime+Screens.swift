extension Runtime {
  /// Registers content that screens may show.
  func addOffer(_ offer: Offer, at node: NodeIndex) {
    offers[offer.key, default: []].append(node)
    // A screen that found nothing before may be waiting for it.
    scheduleScreens(showing: offer.key)
  }

  /// Forgets an offer; screens that show it keep what they have until they are popped.
  func removeOffer(_ offer: Offer, at node: NodeIndex) {
    offers[offer.key]?.removeAll { $0 == node }
    if offers[offer.key]?.isEmpty == true { offers[offer.key] = nil }
  }

  /// Makes the screens that show an offer anew if it is not the same as before.
  func offerDidChange(from old: Offer, to new: Offer) {
    if let before = old.value, let after = new.value, after.isEqual(to: before) { return }
    scheduleScreens(showing: new.key)
  }

  /// The offer a screen shows: of several, the one nearest to the root of the stack.
  func firstOffer(for key: OfferKey) -> Offer? {
    guard let nodes = offers[key],
      let first = nodes.filter(isAlive).min(by: { tree.precedes($0, $1) }),
      case .modifier(let element) = tree[first].payload, case .offer(let offer) = element.effect
    else { return nil }
    return offer
  }

  /// True if something in the tree offers content for a key.
  package func hasOffer(for key: OfferKey) -> Bool { firstOffer(for: key) != nil }

  /// Brings a screen up to its new element: it comes to the front, or another one covers it.
  func refresh(_ node: NodeIndex, _ place: ScreenPlace, with element: ScreenElement) {
    let old = place.element
    place.element = element
    if old.isVisible != element.isVisible {
      invalidateLayout(at: node)
      setHidden(node, !element.isVisible)
    }
    if element.isVisible, !place.isMade { schedule(node) }
  }

  private func scheduleScreens(showing key: OfferKey) {
    for node in screens.sorted(by: { tree.precedes($0, $1) }) where isAlive(node) {
      guard case .screen(let place) = tree[node].payload, place.element.offer == key,
        place.isMade || place.element.isVisible
      else { continue }
      schedule(node)
    }
  }
}
