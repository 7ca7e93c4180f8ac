extension Feature {
  static let transform3D = Feature(
    "Transform3D",
    #"""
    /// A movement in space, as Core Animation writes it: rows of a matrix.
    struct CATransform3D: Equatable {
      var m11: CGFloat = 1
      var m12: CGFloat = 0
      var m13: CGFloat = 0
      var m14: CGFloat = 0
      var m21: CGFloat = 0
      var m22: CGFloat = 1
      var m23: CGFloat = 0
      var m24: CGFloat = 0
      var m31: CGFloat = 0
      var m32: CGFloat = 0
      var m33: CGFloat = 1
      var m34: CGFloat = 0
      var m41: CGFloat = 0
      var m42: CGFloat = 0
      var m43: CGFloat = 0
      var m44: CGFloat = 1
      init() {}
      init(_rows rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
      }
      var _rows: [[CGFloat]] {
        [
          [m11, m12, m13, m14], [m21, m22, m23, m24],
          [m31, m32, m33, m34], [m41, m42, m43, m44],
        ]
      }
    }

    let CATransform3DIdentity: CATransform3D = CATransform3D()

    func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

    /// First `a`, then `b`.
    func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
      let (left, right) = (a._rows, b._rows)
      return CATransform3D(
        _rows: left.map { row in
          (0..<4).map { column in
            (0..<4).reduce(CGFloat(0)) { $0 + row[$1] * right[$1][column] }
          }
        })
    }

    func CATransform3DMakeTranslation(
      _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
    ) -> CATransform3D {
      var made = CATransform3D()
      (made.m41, made.m42, made.m43) = (tx, ty, tz)
      return made
    }

    func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
      var made = CATransform3D()
      (made.m11, made.m22, made.m33) = (sx, sy, sz)
      return made
    }

    /// A turn by an angle around an axis; around an axis without length there is none.
    func CATransform3DMakeRotation(
      _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
      let length = (x * x + y * y + z * z).squareRoot()
      guard length > 0 else { return CATransform3D() }
      let (x, y, z) = (x / length, y / length, z / length)
      let (sine, cosine) = (sin(angle), cos(angle))
      let rest = 1 - cosine
      return CATransform3D(_rows: [
        [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
        [z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1],
      ])
    }

    func CATransform3DTranslate(
      _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
    ) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
    }

    func CATransform3DScale(
      _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
    ) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
    }

    func CATransform3DRotate(
      _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
    }

    func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
      var made = CATransform3D()
      (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
      (made.m41, made.m42) = (m.tx, m.ty)
      return made
    }

    extension ProjectionTransform {
      /// What is seen of a movement in space, from in front.
      init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
      }
    }
    """#)
}
