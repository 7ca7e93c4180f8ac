extension Feature {
  static let anchor = Feature(
    "Anchor",
    #"""
    /// A place that was measured in one view, for others that read it in their own coordinates.
    struct Anchor<Value> {
      let _value: Value
      init(_value: Value) { self._value = _value }

      /// What is to be measured.
      struct Source {
        let _resolve: (CGRect) -> Value
        init(_resolve: @escaping (CGRect) -> Value) { self._resolve = _resolve }
      }
    }

    extension Anchor: Equatable where Value: Equatable {}
    extension Anchor: Hashable where Value: Hashable {}

    extension Anchor.Source where Value == CGRect {
      static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
      static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { bounds in
          r.offsetBy(dx: bounds.origin.x, dy: bounds.origin.y)
        }
      }
    }

    extension Anchor.Source where Value == CGPoint {
      static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { bounds in
          CGPoint(x: bounds.origin.x + p.x, y: bounds.origin.y + p.y)
        }
      }
      static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { bounds in
          CGPoint(
            x: bounds.origin.x + bounds.size.width * p.x,
            y: bounds.origin.y + bounds.size.height * p.y)
        }
      }
      static var topLeading: Anchor<CGPoint>.Source { unitPoint(UnitPoint.topLeading) }
      static var top: Anchor<CGPoint>.Source { unitPoint(UnitPoint.top) }
      static var topTrailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint.topTrailing) }
      static var leading: Anchor<CGPoint>.Source { unitPoint(UnitPoint.leading) }
      static var center: Anchor<CGPoint>.Source { unitPoint(UnitPoint.center) }
      static var trailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint.trailing) }
      static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(UnitPoint.bottomLeading) }
      static var bottom: Anchor<CGPoint>.Source { unitPoint(UnitPoint.bottom) }
      static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint.bottomTrailing) }
    }
    """#)
}
