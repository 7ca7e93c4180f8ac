// Operators that change what they stand at: no `&` is written.
prefix operator ++
postfix operator ++
postfix operator --
prefix func ++ (x: inout Int) -> Int { x += 1; return x }
@discardableResult postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
@discardableResult postfix func -- <T: Numeric>(x: inout T) -> T { x -= 1; return x }
extension Double {
  @discardableResult static prefix func ++ (x: inout Double) -> Double { x += 1; return x }
}

var n = 3
print(n++, ++n, n, n--, n)
var d = 1.5
++d
d--
print(d)
var list = [1, 2]
let first = list[0]++
list[1]--
print(first, list)

struct Counter {
  var hits = 0
  mutating func hit() -> Int { hits++ }
}
var counter = Counter()
counter.hits++
print(counter.hit(), counter.hits, -n, +n)
final class Shared { var count = 0 }
let shared = Shared()
shared.count++
for _ in 0..<3 { shared.count++ }
print(shared.count)

prefix operator +++
struct Vector { var x = 1, y = 2 }
func += (left: inout Vector, right: Vector) { left.x += right.x; left.y += right.y }
prefix func +++ (vector: inout Vector) -> Vector {
  vector += vector
  return vector
}
var v = Vector()
let doubled = +++v
print(doubled, v)

// An operator's name says nothing of what it does: `<~` is no `<`.
infix operator <~: AssignmentPrecedence
infix operator <-
infix operator <=>
infix operator **=: AssignmentPrecedence
func <~ <T>(left: inout T, right: T) { left = right }
func <- (left: inout Int, right: Int) { left = right * 10 }
func <=> <T>(left: inout T, right: inout T) { (left, right) = (right, left) }
func **= (base: inout Int, power: Int) { base = (0..<power).reduce(1) { made, _ in made * base } }
var a = 1
a <~ 3
print(a)
a <- 4
print(a)
var text = "old", other = "new"
text <=> other
print(text, other)
text <~ "newer"
counter.hits <~ 7
var left = list[0], right = list[1]
left <=> right
print(text, counter.hits, left, right)
var power = 3
power **= 4
print(power)
