// The wrapping operators of numbers that are known only by their protocol.
func f<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a &+ b &* 2 }
print(f(UInt8(250), 10))
extension Collection where Element: FixedWidthInteger { func h() -> Element { reduce(0) { $0 &+ $1 &* 31 } }
  func k() -> Element { var r: Element = 7; for x in self { r = r &+ x; r &*= 3; r = ~r; r >>= 1 }; return r } }
print([1, 2, 3].h(), [250, 3 as UInt8].h(), [1, 2].k(), [1, 2 as UInt16].k())
protocol P { associatedtype S: FixedWidthInteger; var s: S { get } }
extension P { func t() -> S { s &+ s &- 1 } }
struct Q: P { var s: Int8 = 100 }
print(Q().t())
