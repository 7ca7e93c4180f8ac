// A number that is written is of its own type before all else; what a parameter that is not known
// yet may be is not told by a function that takes any collection.
func a(_ d: Double) -> String { "Double" }
func a(_ i: Int?) -> String { "Int?" }
print(a(3), a(3.5), a(-3))
func b(_ d: Float) -> String { "Float" }
func b(_ d: Double?) -> String { "Double?" }
print(b(1.5))
func c(_ d: Double) -> String { "Double" }
func c<T>(_ value: T) -> String { "T" }
print(c(3), c(3.5))
func d(_ n: Int64) -> String { "Int64" }
func d<T: BinaryInteger>(_ value: T) -> String { "T" }
print(d(3))
func e(_ d: Double) -> String { "Double" }
func e<T>(_ value: T?) -> String { "T?" }
print(e(3))
func f(_ d: Double) -> String { "Double" }
func f(_ value: any Hashable) -> String { "any Hashable" }
print(f(3))
func g(_ d: Double, or other: Double = 0) -> String { "Double" }
func g(_ n: Int, or other: Int?) -> String { "Int" }
print(g(3, or: 4), g(3))
struct Whole: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
func h(_ n: Whole) -> String { "Whole" }
func h(_ n: Any) -> String { "Any" }
print(h(3))
func i(_ n: Double) -> Double { n / 2 }
func i(_ n: Int) -> Int { n / 2 }
let half: Double = i(3)
print(half, i(3))

struct Predicate<A> { let test: (A) -> Bool }
let known = Predicate { [1, 2].contains($0) }
print(type(of: known), known.test(2))
let others = Predicate { !known.test($0) }
print(type(of: others), others.test(2))
struct Bag {
  var items: [Int]
  func has(_ item: Int) -> Bool { items.contains(item) }
  func has<C: Collection>(_ all: C) -> Bool where C.Element == Int {
    all.allSatisfy(items.contains)
  }
}
let bag = Bag(items: [1, 2])
print(type(of: Predicate { bag.has($0) }), Predicate<[Int]> { bag.has($0) }.test([2, 3]))
