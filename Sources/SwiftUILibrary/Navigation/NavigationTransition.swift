extension Feature {
  static let navigationTransition = Feature(
    "NavigationTransition",
    #"""
    /// How a screen comes and goes.
    protocol NavigationTransition {}

    enum AutomaticNavigationTransition: NavigationTransition { case automatic }
    /// Grows out of the view that is marked as its source.
    enum ZoomNavigationTransition: NavigationTransition { case zoom(sourceID: AnyHashable) }

    extension NavigationTransition where Self == AutomaticNavigationTransition {
      static var automatic: AutomaticNavigationTransition { .automatic }
    }

    extension NavigationTransition where Self == ZoomNavigationTransition {
      static func zoom<ID: Hashable>(
        sourceID: ID, in namespace: Namespace.ID
      ) -> ZoomNavigationTransition {
        .zoom(sourceID: AnyHashable(sourceID))
      }
    }

    extension View {
      /// Sets how this screen comes and goes.
      func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
        _decorated("navigationTransition", "_:", style)
      }
    }
    """#)
}
