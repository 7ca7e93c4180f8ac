func f(a: Int, a: Int) -> Int { 1 }
func f2(_ a: Int, b a: Int) -> Int { 1 }
struct S { init(x: Int, x: Int) {} 
 func m(_ q: Int, _ q: Int) {} }
enum E { case x, y, x }
enum E2 { case x(Int), x(String); case z; case z }
