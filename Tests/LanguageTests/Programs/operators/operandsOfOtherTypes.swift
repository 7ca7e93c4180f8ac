struct Def { var n: Int }
struct Defs: Collection, ExpressibleByArrayLiteral, RangeReplaceableCollection {
  var base: [Def] = []
  init() {}
  init(_ d: Def) { base = [d] }
  init(_ t: Int.Type) { base = [] }
  init(arrayLiteral e: Def...) { base = e }
  var startIndex: Int { 0 }; var endIndex: Int { base.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Def { base[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Def {
    base.replaceSubrange(r, with: c)
  }
}
var args = Defs([Def(n: 1), Def(n: 2), Def(n: 3)])[...]
let arg = args.removeFirst()
let g = [arg] + args[..<2]
print(g.map(\.n), type(of: g))
args = args[2...]
print(args.map(\.n))
let pairs = zip([1, 2], ["a", "b"])
for (a, b) in pairs + [(3, "c")] { print(a, b) }
let joined = [0] + (1...3) + [9]
print(joined)
let s = "hello"; var body = "x"
let p = s.index(s.startIndex, offsetBy: 2)
body = s[..<p] + "." + s[p...]
print(body)
let set: Set = [5]
print([1] + set)
struct Interval: Comparable {
  var s: Double; static let zero = Interval(s: 0);
  static func < (a: Interval, b: Interval) -> Bool { a.s < b.s }
}
struct Moment {
  var t: Double
  static func + (m: Moment, i: Interval) -> Moment { Moment(t: m.t + i.s) }
  static func - (a: Moment, b: Moment) -> Interval { Interval(s: a.t - b.t) }
}
func at(_ m: Moment) { print(m.t) }
let now = Moment(t: 3)
let i = Interval(s: -2)
at(now + max(i, .zero))
var k = now + max(.zero, i)
print(k)
