extension Feature {
  static let symbolEffects = Feature(
    "SymbolEffects",
    #"""
    /// A movement of a symbol.
    protocol SymbolEffect {}

    /// A movement of a symbol, by name; the options of each kind return the same kind.
    struct _NamedSymbolEffect: SymbolEffect, Hashable {
      let _name: String
      var up: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".up") }
      var down: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".down") }
      var left: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".left") }
      var right: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".right") }
      var plain: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".plain") }
      var pulse: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".pulse") }
      var byLayer: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".byLayer") }
      var wholeSymbol: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".wholeSymbol") }
      var iterative: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".iterative") }
      var cumulative: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".cumulative") }
      var reversing: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".reversing") }
      var nonReversing: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".nonReversing") }
      var hideInactiveLayers: _NamedSymbolEffect {
        _NamedSymbolEffect(_name: _name + ".hideInactiveLayers")
      }
      var dimInactiveLayers: _NamedSymbolEffect {
        _NamedSymbolEffect(_name: _name + ".dimInactiveLayers")
      }
      var clockwise: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".clockwise") }
      var counterClockwise: _NamedSymbolEffect {
        _NamedSymbolEffect(_name: _name + ".counterClockwise")
      }
      var downUp: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".downUp") }
      var upUp: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".upUp") }
      var offUp: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".offUp") }
      var individually: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".individually") }
      var reversed: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".reversed") }
      var nonReversed: _NamedSymbolEffect { _NamedSymbolEffect(_name: _name + ".nonReversed") }
      /// Keeps what two symbols have in common; `fallback` is for symbols without.
      func magic(fallback: _NamedSymbolEffect) -> _NamedSymbolEffect {
        _NamedSymbolEffect(_name: _name + ".magic")
      }
      /// Sets how fast the movement is.
      func speed(_ speed: Double) -> _NamedSymbolEffect { self }
    }

    extension SymbolEffect where Self == _NamedSymbolEffect {
      static var bounce: _NamedSymbolEffect { _NamedSymbolEffect(_name: "bounce") }
      static var pulse: _NamedSymbolEffect { _NamedSymbolEffect(_name: "pulse") }
      static var scale: _NamedSymbolEffect { _NamedSymbolEffect(_name: "scale") }
      static var appear: _NamedSymbolEffect { _NamedSymbolEffect(_name: "appear") }
      static var disappear: _NamedSymbolEffect { _NamedSymbolEffect(_name: "disappear") }
      static var replace: _NamedSymbolEffect { _NamedSymbolEffect(_name: "replace") }
      static var automatic: _NamedSymbolEffect { _NamedSymbolEffect(_name: "automatic") }
      static var variableColor: _NamedSymbolEffect { _NamedSymbolEffect(_name: "variableColor") }
      static var breathe: _NamedSymbolEffect { _NamedSymbolEffect(_name: "breathe") }
      static var rotate: _NamedSymbolEffect { _NamedSymbolEffect(_name: "rotate") }
      static var wiggle: _NamedSymbolEffect { _NamedSymbolEffect(_name: "wiggle") }
      static var drawOn: _NamedSymbolEffect { _NamedSymbolEffect(_name: "drawOn") }
      static var drawOff: _NamedSymbolEffect { _NamedSymbolEffect(_name: "drawOff") }
    }

    /// How often and how fast a symbol moves.
    struct SymbolEffectOptions: Hashable {
      let _name: String
      static let `default` = SymbolEffectOptions(_name: "default")
      static let repeating = SymbolEffectOptions(_name: "repeating")
      static let nonRepeating = SymbolEffectOptions(_name: "nonRepeating")
      static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(_name: "speed(\(speed))")
      }
      static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(_name: "repeat")
      }
      static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(_name: "repeat(.\(behavior._name))")
      }
      var repeating: SymbolEffectOptions { SymbolEffectOptions(_name: _name + ".repeating") }
      func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(_name: _name + ".speed(\(speed))")
      }
      func `repeat`(_ count: Int) -> SymbolEffectOptions {
        SymbolEffectOptions(_name: _name + ".repeat(\(count))")
      }

      /// How a movement is repeated.
      struct RepeatBehavior: Hashable {
        let _name: String
        static let continuous = RepeatBehavior(_name: "continuous")
        static let periodic = RepeatBehavior(_name: "periodic")
        static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
          RepeatBehavior(_name: "periodic")
        }
      }
    }

    /// Which form of a symbol is used.
    struct SymbolVariants: Hashable {
      let _name: String
      static let none = SymbolVariants(_name: "none")
      static let circle = SymbolVariants(_name: "circle")
      static let square = SymbolVariants(_name: "square")
      static let rectangle = SymbolVariants(_name: "rectangle")
      static let fill = SymbolVariants(_name: "fill")
      static let slash = SymbolVariants(_name: "slash")
      var circle: SymbolVariants { SymbolVariants(_name: _name + ".circle") }
      var square: SymbolVariants { SymbolVariants(_name: _name + ".square") }
      var rectangle: SymbolVariants { SymbolVariants(_name: _name + ".rectangle") }
      var fill: SymbolVariants { SymbolVariants(_name: _name + ".fill") }
      var slash: SymbolVariants { SymbolVariants(_name: _name + ".slash") }
    }

    extension View {
      /// Moves the symbols in this view; only shown.
      func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions? = nil, isActive: Bool = true
      ) -> some View {
        _decorated("symbolEffect", "_:options:isActive:", (effect, options, isActive))
      }
      func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions? = nil, value: U
      ) -> some View {
        _decorated("symbolEffect", "_:options:value:", (effect, options, value))
      }
      /// Stops the movements that views around this one ask for.
      func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        _decorated("symbolEffectsRemoved", "_:", isEnabled)
      }
      /// Says how the layers of symbols are colored.
      func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        _decorated("symbolRenderingMode", "_:", mode)
      }
      /// Says which form of symbols is used.
      func symbolVariant(_ variant: SymbolVariants) -> some View {
        _decorated("symbolVariant", "_:", variant)
      }
      /// Says how a change of the content looks.
      func contentTransition(_ transition: ContentTransition) -> some View {
        _decorated("contentTransition", "_:", transition)
      }
    }

    /// How a change of content looks.
    struct ContentTransition: Equatable {
      let _name: String
      static let identity = ContentTransition(_name: "identity")
      static let opacity = ContentTransition(_name: "opacity")
      static let interpolate = ContentTransition(_name: "interpolate")
      static let numericText = ContentTransition(_name: "numericText")
      static let symbolEffect = ContentTransition(_name: "symbolEffect")
      static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(_name: "numericText(countsDown: \(countsDown))")
      }
      static func numericText(value: Double) -> ContentTransition {
        ContentTransition(_name: "numericText(value: \(value))")
      }
      static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
      ) -> ContentTransition {
        ContentTransition(_name: "symbolEffect")
      }
    }
    """#)
}
