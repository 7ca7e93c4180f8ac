// `??` between a class and its sibling, and before a choice of optionals.
class R { var name = "r" }
final class V: R {}
final class C: R {}
struct S { var a: V?; var b: C?; var next: R? { b ?? a }
  var list: [V] = []; var other: [V] = []; var flag = true
  func rename() { (list.last ?? (flag ? list.first : other.last))?.name = "new" } }
let s = S(a: V(), b: nil, list: [V()]); s.rename(); print(s.next is V, s.list[0].name)
print(UInt8(3) &<< 9, Int16(32767) &<< 9, UInt8(200) &>> 9, 1 &<< 65)
let x: Int? = nil, y = [1, 2]
print(x ?? (y.isEmpty ? y.first : y.last) ?? 0)
