extension Feature {
  static let unitCurve = Feature(
    "UnitCurve",
    #"""
    /// How fast a change goes at each moment.
    struct UnitCurve: Hashable {
      /// The two control points, or none for a part of a circle.
      let _points: [Double]
      let _name: String
      static let linear = UnitCurve(_points: [0, 0, 1, 1], _name: "linear")
      static let easeIn = UnitCurve(_points: [0.42, 0, 1, 1], _name: "easeIn")
      static let easeOut = UnitCurve(_points: [0, 0, 0.58, 1], _name: "easeOut")
      static let easeInOut = UnitCurve(_points: [0.42, 0, 0.58, 1], _name: "easeInOut")
      static let easeInEaseOut = easeInOut
      static let circularEaseIn = UnitCurve(_points: [], _name: "circularEaseIn")
      static let circularEaseOut = UnitCurve(_points: [], _name: "circularEaseOut")
      static let circularEaseInOut = UnitCurve(_points: [], _name: "circularEaseInOut")
      static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
      ) -> UnitCurve {
        UnitCurve(
          _points: [
            startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y,
          ], _name: "bezier")
      }
      /// The way back: where the curve is as far as this.
      var inverse: UnitCurve {
        if _points.isEmpty {
          let names = [
            "circularEaseIn": "circularEaseOut", "circularEaseOut": "circularEaseIn",
          ]
          return UnitCurve(_points: [], _name: names[_name] ?? _name)
        }
        return UnitCurve(
          _points: [_points[1], _points[0], _points[3], _points[2]], _name: _name + ".inverse")
      }
      /// How far the change is.
      func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        if _points == [0, 0, 1, 1] { return x }
        if !_points.isEmpty { return _coordinate(_points[1], _points[3], _parameter(x)) }
        switch _name {
        case "circularEaseIn": return 1 - (1 - x * x).squareRoot()
        case "circularEaseOut": return (1 - (1 - x) * (1 - x)).squareRoot()
        default:
          let y = 2 * x
          return y < 1
            ? (1 - (1 - y * y).squareRoot()) / 2 : ((1 - (2 - y) * (2 - y)).squareRoot() + 1) / 2
        }
      }
      /// How fast the change goes.
      func velocity(at progress: Double) -> Double {
        // Where the curve is upright at an end, it is as steep as just beside that.
        let x = min(max(progress, 0.000001), 0.999999)
        if _points == [0, 0, 1, 1] { return 1 }
        if !_points.isEmpty {
          let t = _parameter(x)
          return _slope(_points[1], _points[3], t) / _slope(_points[0], _points[2], t)
        }
        switch _name {
        case "circularEaseIn": return x / (1 - x * x).squareRoot()
        case "circularEaseOut": return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        default:
          let y = min(x < 0.5 ? 2 * x : 2 - 2 * x, 0.999999)
          return y / (1 - y * y).squareRoot()
        }
      }
      /// How fast one coordinate grows along the curve.
      func _slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first)
          + 3 * t * t * (1 - second)
      }
      /// One coordinate of the curve through 0 and 1 with the control points given.
      func _coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
      }
      /// Where on the curve the time is `x`; it only grows, so halving finds it.
      func _parameter(_ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if _coordinate(_points[0], _points[2], middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
      }
    }
    """#)
}
