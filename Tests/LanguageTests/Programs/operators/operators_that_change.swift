protocol P {
  static func +<< (lhs: inout Self, rhs: Self); static func %% (lhs: Self, rhs: Self) -> Self
}
infix operator +<< : AssignmentPrecedence
infix operator %% : AdditionPrecedence
extension P { static func %% (lhs: Self, rhs: Self) -> Self { var r = lhs; r +<< rhs; return r } }
struct S: P {
  var v = 1
  static func +<< (lhs: inout S, rhs: S) { lhs.v += rhs.v * 10 }
}
print(S() %% S(v: 3))
func g<T: P>(_ x: T) -> T { var y = x; y +<< x; return y %% x }
print(g(S()))
