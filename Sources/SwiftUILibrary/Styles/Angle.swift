import Interpreter

extension Feature {
  static let angle = Feature(
    "Angle",
    #"""
    /// An angle, in radians or degrees.
    struct Angle: Hashable, Comparable {
      var radians: Double
      var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
      }
      init() { self.radians = 0 }
      init(radians: Double) { self.radians = radians }
      init(degrees: Double) { self.radians = degrees * .pi / 180 }
      static let zero = Angle(radians: 0)
      static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
      static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
      static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
      static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
      static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
      static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
      static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
      static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    }
    """#,
    details: [
      "Angle": { part throws(Trap) in
        ".degrees(\(Detail.number(part.number("radians") * 180 / Double.pi)))"
      }
    ])
}
