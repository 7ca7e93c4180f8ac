import Interpreter
import ViewRuntime

extension Feature {
  /// Reads a modifier that draws its view elsewhere, around its `anchor`: the middle, if it has
  /// none.
  static func drawing(
    _ part: Part, _ transform: AffineTransform
  ) throws(Trap) -> Modification {
    let named = try namedModifier(part)
    let anchor = part.bridge.evaluator.opened(part.value("anchor"))
    var point = Point(x: 0.5, y: 0.5)
    if !anchor.isNone {
      let given = Part(part.bridge, anchor)
      point = Point(x: given.number("x"), y: given.number("y"))
    }
    return Modification(named.type, detail: named.detail, .drawing(.around(point, transform)))
  }

  /// Reads a `GeometryEffect` of the program: it only moves what is drawn, and what it is made of
  /// says all there is to see.
  static func geometryEffect(_ part: Part, named name: String) -> Modification {
    let kept = part.kept()
    return Modification(
      name, detail: part.bridge.fieldsDetail(part.value),
      .drawing(.computed { size in try kept.effectTransform(of: size) }))
  }
}

extension KeptPart {
  /// What `effectValue(size:)` of a `GeometryEffect` says; `nil` if that has a perspective.
  fileprivate func effectTransform(of size: Size) throws(Trap) -> AffineTransform? {
    guard let nominal = bridge.evaluator.types.nominal(of: value.type),
      bridge.memberFunction("effectValue", of: nominal) != nil
    else { return nil }
    let size = bridge.makeSize(size)
    defer { bridge.evaluator.release(size) }
    let owned = try call("effectValue", [size])
    defer { bridge.evaluator.release(owned) }
    let matrix = Part(bridge, bridge.evaluator.opened(owned))
    guard matrix.number("m13") == 0, matrix.number("m23") == 0, matrix.number("m33") == 1 else {
      return nil
    }
    return AffineTransform(
      a: matrix.number("m11"), b: matrix.number("m12"), c: matrix.number("m21"),
      d: matrix.number("m22"), x: matrix.number("m31"), y: matrix.number("m32"))
  }
}
