enum Failure: Error { case code(Int) }
struct S39: Equatable, CustomStringConvertible {
  var a: Int = Int(-17)
  var b: String
  var items: [Int] = []
  var total: Int { get { ((items != items) ? a : ["a": 1, "b": 2][b, default: a]) } set { a = newValue &+ (~((items + [a])[0])) } }
  var description: String { "S39(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = ["a": 1, "b": 2].mapValues { $0 &* 3 }[b, default: (-4, "").0]; items.append(k); b += ((true ? b : nil) ?? String(describing: Int?(-2))) }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S39, r: S39) -> S39 { S39(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program39() {
  print("== 39")
  var s1: S39 = S39(b: "naïve", items: [Int]())
  _ = s1
  s1.total &+= 1
  print(([s1].map(\.a)[0], "\(s1)"), S39(b: "z")[2])
  if let o2 = (((Optional(4) == nil) || (Optional(4) == nil)) ? "\(s1)" : nil), s1[keyPath: \S39.b].hasSuffix(String(repeating: "Zoë\n", count: 0)) {
    print(o2)
    print(((~(Int8(exactly: Int64(0)) ?? Int8(127))) % 11), min((UInt8(exactly: [s1].map(\.a)[0]) ?? UInt8(0)), UInt8(clamping: max(Int(0), Int(-1), Int(-1)))))
  } else {
    print(String("\(s1)".sorted()).count)
  }
  if let o3 = ((Set([1, 2, 3]).isSubset(of: [3, 1, 2]) && (Optional(4) != Int?(-2))) ? s1[keyPath: \S39.b] : nil), (Optional(4).flatMap { $0 > 0 ? $0 : nil } == nil) {
    print(o3)
    s1.total = s1.items.count
  } else {
    print((Int8(truncatingIfNeeded: (UInt16(3) % 11)) ^ (((-4, "") == (1, "one")) ? (Int8(3) &- Int8(3)) : Int8(125).byteSwapped)))
  }
  if let o4 = (["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [s1[keyPath: \S39.b]]).first, s1.items.contains(s1.a) {
    print(o4)
    s1.step(s1[2])
  } else {
    print(Array(("" + "1234").utf8.map { Int($0) }.prefix { $0 > 1 }))
  }
  var c6 = s1[2]
  let make5: () -> Int = { c6 &+= s1[keyPath: \.a]; return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= s1[2]; print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  var v7: (Int, String) = ((Int(7) / (-2)), s1.b)
  _ = v7
  print(S39(b: "", items: [4, 4, -1, 9]).items)
  print((({ $0 &+ (s1[2] >> (-2)) }))((Int(41).quotientAndRemainder(dividingBy: 7).quotient | [s1].map(\.a)[0])), Character("é"))
}
let programs: [() -> Void] = [program39]
for program in programs { program() }
