struct A { var b: A }
struct B { var c: C }
struct C { var b: B }
struct D { var d: D? }
struct E { var e: [E] }
final class F { var f: F? }
struct G { var f: F }
