extension Feature {
  static let transitionProtocol = Feature(
    "Transition",
    #"""
    /// How a view comes and goes: a view made of it for each phase.
    protocol Transition {
      associatedtype Body: View
      typealias Content = PlaceholderContentView<Self>
      @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    }

    extension Transition {
      func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> PlaceholderContentView<Self>
      {
        content
      }
    }

    /// Whether a view is coming, there, or going.
    enum TransitionPhase: Hashable {
      case willAppear, identity, didDisappear
      var isIdentity: Bool { self == .identity }
      var value: Double {
        switch self {
        case .willAppear: return -1
        case .identity: return 0
        case .didDisappear: return 1
        }
      }
    }

    struct OpacityTransition: Transition { init() {} }
    struct SlideTransition: Transition { init() {} }
    struct IdentityTransition: Transition { init() {} }
    struct BlurReplaceTransition: Transition {
      init(configuration: Configuration = .downUp) {}

      enum Configuration: Equatable { case downUp, upUp }
    }
    struct ScaleTransition: Transition {
      init(_ scale: Double, anchor: UnitPoint = .center) {}
    }
    struct MoveTransition: Transition {
      init(edge: Edge) {}
    }
    struct PushTransition: Transition {
      init(edge: Edge) {}
    }
    struct OffsetTransition: Transition {
      init(_ offset: CGSize) {}
    }

    extension Transition where Self == BlurReplaceTransition {
      static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
      static func blurReplace(
        _ config: BlurReplaceTransition.Configuration
      ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
      }
    }

    extension AnyTransition {
      init<T: Transition>(_ transition: T) {
        self._description = "." + String(describing: T.self)
      }
    }

    extension View {
      /// Says how this view comes and goes, by a transition of one's own.
      @_disfavoredOverload
      func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
      }
    }
    """#)
}
