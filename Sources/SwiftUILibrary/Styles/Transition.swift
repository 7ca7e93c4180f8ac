extension Feature {
  static let transitionProtocol = Feature(
    "Transition",
    #"""
    /// How a view comes and goes: a view made of it for each phase.
    protocol Transition {
      associatedtype Body: View
      typealias Content = PlaceholderContentView<Self>
      @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
      /// The transition, its type hidden.
      var _any: AnyTransition { get }
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
      init<T: Transition>(_ transition: T) { self = transition._any }
    }

    extension Transition {
      var _any: AnyTransition {
        AnyTransition(_description: "." + String(describing: Self.self))
      }
      /// Does two transitions at once.
      func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition<Self, T>(_first: self, _second: other)
      }
      /// Plays the transition with an animation.
      func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition<Self>(_base: self, _animation: animation)
      }
    }

    struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
      let _first: First
      let _second: Second
      var _any: AnyTransition { _first._any.combined(with: _second._any) }
    }

    struct _AnimatedTransition<Base: Transition>: Transition {
      let _base: Base
      let _animation: Animation?
      var _any: AnyTransition { _base._any.animation(_animation) }
    }

    /// One transition for coming, another for going.
    struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
      var insertion: Insertion
      var removal: Removal
      init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
      }
      var _any: AnyTransition {
        AnyTransition.asymmetric(insertion: insertion._any, removal: removal._any)
      }
    }

    extension Transition where Self == OpacityTransition {
      static var opacity: OpacityTransition { OpacityTransition() }
    }

    extension Transition where Self == SlideTransition {
      static var slide: SlideTransition { SlideTransition() }
    }

    extension Transition where Self == IdentityTransition {
      static var identity: IdentityTransition { IdentityTransition() }
    }

    extension Transition where Self == ScaleTransition {
      static var scale: ScaleTransition { ScaleTransition(0) }
      static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
      }
    }

    extension Transition where Self == MoveTransition {
      static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
    }

    extension Transition where Self == PushTransition {
      static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
    }

    extension Transition where Self == OffsetTransition {
      static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
      static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
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
