import Interpreter
import ViewRuntime

extension Feature {
  static let visualEffects = Feature(
    "VisualEffects",
    #"""
    /// A change to how a view is drawn that needs no new layout.
    protocol VisualEffect {}

    /// No change: what others start from.
    struct EmptyVisualEffect: VisualEffect { init() {} }

    extension VisualEffect {
      func opacity(_ opacity: Double) -> EmptyVisualEffect { EmptyVisualEffect() }
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect { EmptyVisualEffect() }
      func offset(_ offset: CGSize) -> EmptyVisualEffect { EmptyVisualEffect() }
      func offset(_ offset: CGPoint) -> EmptyVisualEffect { EmptyVisualEffect() }
      func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EmptyVisualEffect {
        EmptyVisualEffect()
      }
      func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> EmptyVisualEffect {
        EmptyVisualEffect()
      }
      func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
      ) -> EmptyVisualEffect {
        EmptyVisualEffect()
      }
      func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EmptyVisualEffect {
        EmptyVisualEffect()
      }
      func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
      ) -> EmptyVisualEffect {
        EmptyVisualEffect()
      }
      func blur(radius: CGFloat, opaque: Bool = false) -> EmptyVisualEffect { EmptyVisualEffect() }
      func brightness(_ amount: Double) -> EmptyVisualEffect { EmptyVisualEffect() }
      func contrast(_ amount: Double) -> EmptyVisualEffect { EmptyVisualEffect() }
      func saturation(_ amount: Double) -> EmptyVisualEffect { EmptyVisualEffect() }
      func grayscale(_ amount: Double) -> EmptyVisualEffect { EmptyVisualEffect() }
      func hueRotation(_ angle: Angle) -> EmptyVisualEffect { EmptyVisualEffect() }
      func transformEffect(_ transform: CGAffineTransform) -> EmptyVisualEffect {
        EmptyVisualEffect()
      }
    }

    /// How what a screen grows out of looks while it does; not simulated.
    protocol MatchedTransitionSourceConfiguration {}

    extension MatchedTransitionSourceConfiguration {
      func background(_ style: Color) -> Self { self }
      func clipShape(_ shape: RoundedRectangle) -> Self { self }
      func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> Self {
        self
      }
    }

    /// The look that nothing was said about.
    struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

    extension View {
      /// Turns the colors of this view around the color wheel.
      func hueRotation(_ angle: Angle) -> some View { _decorated("hueRotation", "_:", angle) }
      /// Multiplies the colors of this view with another one.
      func colorMultiply(_ color: Color) -> some View { _decorated("colorMultiply", "_:", color) }
      /// Makes dark parts of this view see-through.
      func luminanceToAlpha() -> some View { _decorated("luminanceToAlpha") }
      /// Draws this view through a matrix.
      func projectionEffect(_ transform: ProjectionTransform) -> some View {
        _decorated("projectionEffect")
      }
      /// Hides what the content says and keeps its form.
      func redacted(reason: RedactionReasons) -> some View {
        _decorated("redacted", "reason:", reason)
      }
      /// Shows what views around this one hide.
      func unredacted() -> some View { _decorated("unredacted") }
      /// Says that this view shows what not everybody should see.
      func privacySensitive(_ sensitive: Bool = true) -> some View {
        _decorated("privacySensitive", "_:", sensitive)
      }
      /// Says that the content may be out of date.
      func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        _decorated("invalidatableContent", "_:", invalidatable)
      }
      /// Mirrors this view where one reads from right to left.
      func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        _decorated("flipsForRightToLeftLayoutDirection", "_:", enabled)
      }
      /// Moves this view and its parts as one.
      func geometryGroup() -> some View { _decorated("geometryGroup") }
      /// Lets views with the same identifier grow out of each other (I54).
      func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
      ) -> some View {
        _decorated("matchedGeometryEffect", "id:", id)
      }
      /// Says what a screen grows out of.
      func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
      ) -> some View {
        _decorated("matchedTransitionSource", "id:", id)
      }
      @notSimulated("its look is that of the view")
      func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
      ) -> some View {
        _decorated("matchedTransitionSource", "id:", id)
      }
      /// Names the glass of this view, so that it flows from one view into another.
      func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        _decorated("glassEffectID", "_:", id)
      }
      /// Makes one glass of those with the same identifier.
      func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View {
        _decorated("glassEffectUnion", "id:", id)
      }
      /// Puts glass behind this view.
      func glassEffect(_ glass: Glass = .regular) -> some View {
        _decorated("glassEffect", "_:", glass)
      }
      func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        _decorated("glassEffect", "_:", glass)
      }
    }

    /// A kind of glass.
    struct Glass: Equatable {
      let _name: String
      static let regular = Glass(_name: "regular")
      static let clear = Glass(_name: "clear")
      static let identity = Glass(_name: "identity")
      func tint(_ color: Color?) -> Glass { Glass(_name: _name + ".tint") }
      func interactive(_ isEnabled: Bool = true) -> Glass { Glass(_name: _name + ".interactive") }
    }

    /// What is moved when views grow out of each other.
    struct MatchedGeometryProperties: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let position = MatchedGeometryProperties(rawValue: 1)
      static let size = MatchedGeometryProperties(rawValue: 2)
      static let frame = MatchedGeometryProperties(rawValue: 3)
    }

    /// Why content is hidden.
    struct RedactionReasons: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let placeholder = RedactionReasons(rawValue: 1)
      static let privacy = RedactionReasons(rawValue: 2)
      static let invalidated = RedactionReasons(rawValue: 4)
    }

    /// Moves and bends in space.
    struct ProjectionTransform: Equatable {
      var m11: CGFloat = 1
      var m12: CGFloat = 0
      var m13: CGFloat = 0
      var m21: CGFloat = 0
      var m22: CGFloat = 1
      var m23: CGFloat = 0
      var m31: CGFloat = 0
      var m32: CGFloat = 0
      var m33: CGFloat = 1
      init() {}
      init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
      }
      var isIdentity: Bool { self == ProjectionTransform() }
      func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
      }
    }

    /// Draws its content moved; the movement can be animated, and what measures the content from
    /// outside finds it as it is drawn.
    protocol GeometryEffect: ViewModifier, Animatable {
      func effectValue(size: CGSize) -> ProjectionTransform
    }

    extension GeometryEffect {
      func body(content: Content) -> Content { content }
      func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
    }

    /// An effect that is only seen: whoever measures the content finds it where layout has put it.
    struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
      var base: Base
      func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    }
    """#,
    modifiers: [
      "_IgnoredByLayoutEffect": { part throws(Trap) in
        let base = part.bridge.evaluator.opened(part.value("base"))
        return Modification(
          part.bridge.typeName(of: base), detail: part.bridge.fieldsDetail(base))
      }
    ])
}
