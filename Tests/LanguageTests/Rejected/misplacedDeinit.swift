struct A { let n: Int; deinit { print("gone", n) } }
enum E { case a; deinit {} }
class C { deinit {} }
extension C { deinit {} }
