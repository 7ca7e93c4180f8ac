extension Feature {
  static let presentationOptions = Feature(
    "PresentationOptions",
    #"""
    /// A height at which a sheet rests.
    struct PresentationDetent: Hashable {
      let _name: String
      static let medium = PresentationDetent(_name: "medium")
      static let large = PresentationDetent(_name: "large")
      static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(_name: "fraction(\(fraction))")
      }
      static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(_name: "height(\(height))")
      }
      static func custom<D>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(_name: "custom(\(type))")
      }
    }

    /// How a presentation adapts to little space.
    struct PresentationAdaptation: Hashable {
      let _name: String
      static let automatic = PresentationAdaptation(_name: "automatic")
      static let none = PresentationAdaptation(_name: "none")
      static let popover = PresentationAdaptation(_name: "popover")
      static let sheet = PresentationAdaptation(_name: "sheet")
      static let fullScreenCover = PresentationAdaptation(_name: "fullScreenCover")
    }

    /// What can be done behind a presentation.
    struct PresentationBackgroundInteraction: Hashable {
      let _name: String
      static let automatic = PresentationBackgroundInteraction(_name: "automatic")
      static let enabled = PresentationBackgroundInteraction(_name: "enabled")
      static let disabled = PresentationBackgroundInteraction(_name: "disabled")
      static func enabled(
        upThrough detent: PresentationDetent
      ) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(_name: "enabled(upThrough: .\(detent._name))")
      }
    }

    /// What a gesture in a presentation does first.
    struct PresentationContentInteraction: Equatable {
      let _name: String
      static let automatic = PresentationContentInteraction(_name: "automatic")
      static let resizes = PresentationContentInteraction(_name: "resizes")
      static let scrolls = PresentationContentInteraction(_name: "scrolls")
    }

    /// How large a presentation is.
    protocol PresentationSizing {}
    struct _NamedPresentationSizing: PresentationSizing {
      let _name: String
      func fitted(horizontal: Bool, vertical: Bool) -> _NamedPresentationSizing { self }
      func sticky(horizontal: Bool, vertical: Bool) -> _NamedPresentationSizing { self }
    }
    extension PresentationSizing where Self == _NamedPresentationSizing {
      static var automatic: _NamedPresentationSizing {
        _NamedPresentationSizing(_name: "automatic")
      }
      static var fitted: _NamedPresentationSizing { _NamedPresentationSizing(_name: "fitted") }
      static var form: _NamedPresentationSizing { _NamedPresentationSizing(_name: "form") }
      static var page: _NamedPresentationSizing { _NamedPresentationSizing(_name: "page") }
    }

    extension View {
      /// Sets the heights at which a sheet rests.
      func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        _decorated("presentationDetents", "_:", detents.count)
      }
      func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
      ) -> some View {
        _decorated("presentationDetents", "_:selection:", (detents.count, selection.wrappedValue))
      }
      /// Says whether a sheet shows that it can be dragged.
      func presentationDragIndicator(_ visibility: Visibility) -> some View {
        _decorated("presentationDragIndicator", "_:", visibility)
      }
      /// Sets what lies behind a presentation.
      func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        _decorated("presentationBackground", "_:", style)
      }
      func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
      ) -> some View {
        _decorated("presentationBackground")
      }
      /// Says what can be done behind a presentation.
      func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
      ) -> some View {
        _decorated("presentationBackgroundInteraction", "_:", interaction)
      }
      /// Says how a presentation adapts to little space.
      func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        _decorated("presentationCompactAdaptation", "_:", adaptation)
      }
      func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
      ) -> some View {
        _decorated(
          "presentationCompactAdaptation", "horizontal:vertical:", (horizontal, vertical))
      }
      /// Says what a gesture in a presentation does first.
      func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
      ) -> some View {
        _decorated("presentationContentInteraction", "_:", behavior)
      }
      /// Rounds the corners of a presentation.
      func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        _decorated("presentationCornerRadius", "_:", cornerRadius)
      }
      /// Says how large a presentation is.
      func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        _decorated("presentationSizing", "_:", sizing)
      }
      /// Keeps a person from dragging a presentation away.
      @notSimulated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        _decorated("interactiveDismissDisabled", "_:", isDisabled)
      }
    }
    """#)
}
