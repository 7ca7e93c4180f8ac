enum Failure: Error { case code(Int) }
protocol P34 { var name: String { get }; func score(_ k: Int) -> Int }
extension P34 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP34: P34 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP34: BP34 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP34: P34 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP34: P34 { var name = "  pad " }
func bestP34<T: P34>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
indirect enum E34: Equatable {
  case leaf(Int), pair(left: E34, right: E34), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1000): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program34() {
  print("== 34")
  var s1: any P34 = WP34()
  _ = s1
  var s2: E34 = E34.none
  _ = s2
  print((((BP34(v: Int(2)) as any P34) as? BP34)?.v ?? 8), ["a": Int(7), "Hello": Int(7)].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.last)
  switch s2 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  var c4 = (s1 as any P34).score(3)
  let make3: () -> Int = { c4 &+= bestP34([BP34(v: 2), DP34(v: 1)]); return c4 }
  print(make3(), c4, make3())
  func inmake3(_ x: inout Int) { x &+= min((s1 as any P34).twice(), (s1 as any P34).twice()); print(x) }
  var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
  var c6 = (Array([5].enumerated().map { $0.offset &* $0.element }).first ?? -1)
  let make5: () -> Int = { c6 &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= ((zip([3, 1, 2], [5]).map { $0 &+ $1 } + [{ if case .leaf(let v) = s2 { return v } else { return -9 } }()])[0]); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  var v7: [String: Int] = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }
  _ = v7
  print(min(((~Int32(-2147483648)) % 11), (((s1 as any P34) is VP34) ? min(Int32(2147483647), Int32(-2147483648)) : min(Int32(3), Int32(-1462443579)))))
  func f8(_ a: Int?, _ n: Int = 1) -> Int? {
    print(v7[(s1 as any P34).name])
    var c10 = (s1 as any P34).twice()
    let make9: () -> Int = { c10 &+= [3, 1, 2].filter { $0 > n }.filter { $0 < (Array(1...5).first ?? -1) }.count; return c10 }
    print(make9(), c10, make9())
    func inmake9(_ x: inout Int) { x &+= bestP34([BP34(v: 2), DP34(v: 1)]); print(x) }
    var tmake9 = c10; inmake9(&tmake9); print(tmake9, c10)
    return ["b", "a"].map(\.count).min().map(({ (n: Int) -> Int in let m = n &* 2; return m &- (true ? n : n) }))
  }
  print(f8(Int(String(describing: (1, "one")))), f8((Int("Hello") ?? Int("e\u{301}")), 3) as Any)
  print(s2, Character("a"))
}
final class C35 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C35?
  weak var back: C35?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C35 { n &+= k; return self }
}
func program35() {
  print("== 35")
  var s1: C35 = (C35(text: "") ?? C35(0))
  _ = s1
  let v2: Character = Character("é")
  _ = v2
  let v3: [Int] = s1.log.filter { $0 > (Int(2) &- Int(65536)) }
  _ = v3
  print((Int8(clamping: (UInt32(exactly: Int32(-2147483648)) ?? UInt32(3))) / 3), ((s1.next?.n ?? 3), s1.late))
  print(((s1.next?.next?.bump().n ?? -3), s1.late), "<\(Double(Float((Double("") ?? -0.0))))>")
  switch ["a": 1, "b": 2]["1234"].map(({ $0 &+ Int(65536) })) {
  case nil:
    print("nil", C35(Int(2)).log)
  case .some(3):
    print(".some(3)", Dictionary(grouping: [String]()) { String($0.prefix(1)) }.mapValues(\.count)[s1.late, default: (s1.next?.n ?? 3)].subtractingReportingOverflow((s1.next?.next?.bump().n ?? -3)).partialValue)
  case let n?:
    print("n?", (max(max(2.75, 1e-7), Double(Float(1e10))) - [(-(-3.25)), Double(Int(41))].reduce(0, +)))
  }
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- s1.n }))(s1.log.count), (min((~UInt(7)), (UInt(exactly: Int(65536)) ?? UInt(1000))) % 11))
  func f4(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f4", n) }
    guard n > 2 else { return Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: { $1 })[s1.late] }
    let v5: String = String(describing: a)
    _ = v5
    func f6(_ a: [Int], _ n: Int = 1) -> [Int] {
      if n < 5 { return f6(a, n + 2) }
      if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
      print(((~(Int32(2109588411) << 9)) % 11), ((~s1.bump(by: 2).n) >= n))
      return a
    }
    print(f6((s1.log + [String: Int]().values.sorted())), f6(s1.log, 0) as Any)
    return a
  }
  print(f4(v3.max()), f4(((true ? Int(0) : nil) ?? (Int?.none ?? Optional(4))), 0) as Any)
  print((({ n in n > s1.bump(by: 2).n ? n : s1.log.filter { $0 != s1.bump(by: 2).n }.count }))(Int(truncatingIfNeeded: (false ? Int16(9896) : Int16(-7)))))
}
struct S36: Equatable, CustomStringConvertible {
  var a: Int = Int(41)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ max(a, a, Int(65536)).signum() } }
  var description: String { "S36(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (a % 13); items.append(k); b += String(repeating: ["x", "yy", "x"].joined(separator: "a"), count: 0) }
  subscript(i: Int) -> Int { get { i &+ [String: Int]()[b, default: a].subtractingReportingOverflow(a.subtractingReportingOverflow(a).partialValue).partialValue } set { items.append(newValue); a = i } }
  static func + (l: S36, r: S36) -> S36 { S36(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program36() {
  print("== 36")
  var s1: S36 = S36(b: "z")
  _ = s1
  s1[keyPath: \.a] &-= 2
  loop3: for i2 in 0..<1 {
    _ = i2
    s1.a = (s1[2] % (-5))
    s1.step(s1.a)
    if (1...10 ~= i2) { continue loop3 }
    func risk4(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if Character("7").isASCII || n > 3 { throw Failure.code(n) }
      return i2
    }
    do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk4(9)) ?? -1)
  }
  if let o5 = (false ? "naïve" : nil).map { $0 + "?" }?.uppercased(), (1...10 ~= (Int(2) >> (-2))) {
    print(o5)
    print((Int32(exactly: (Int8(-7) % 11)) ?? Int32(-7)).byteSwapped, (([String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } == ["b", "a"].sorted()) ? min(Int32(clamping: UInt16(3)), (true ? Int32(-2147483648) : Int32(-7))) : (Int32(exactly: (UInt(65536) &>> 5)) ?? Int32(-7))))
  } else {
    print(((s1.items.count % 1000 + s1[2] % 1000), "\(s1)"))
  }
  print(min(((true ? UInt8(3) : UInt8(0)) &<< 5), (UInt8(3) >> 1).byteSwapped), max(Double(s1.items.count), [[2.75, 1e10].reduce(0, +), max(0.0, -0.0)].reduce(0, +)))
  if (!(true || true)) {
    s1.step(s1.a)
    func f6(_ a: String, _ n: Int = 1) -> String {
      print(S36(b: a, items: Array(["b", "a"].compactMap { Int($0) }.enumerated().map { $0.offset &* $0.element })), Array(s1.items.prefix(2)))
      if a.hasSuffix(a.debugDescription) {
        let v7: Double = [(1e-7).truncatingRemainder(dividingBy: 0), (-((0.1 + 0.2)))].reduce(0, +)
        _ = v7
        s1.items.sort()
      } else {
        s1.a = s1[keyPath: \.a]
      }
      return a
    }
    print(f6(s1[keyPath: \S36.b]), f6((["b", "a"] + ["Zoë\n"]).joined(separator: "Hello"), 0) as Any)
  }
  var v8: (Int) -> Int = ({ $0 &+ ([5].count) })
  _ = v8
}
indirect enum E38: Equatable {
  case leaf(Int), pair(left: E38, right: E38), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
struct S38: Equatable, CustomStringConvertible {
  var a: Int = Int(1)
  var b: String
  var items: [Int] = []
  var total: Int { get { Int(clamping: (UInt16(exactly: UInt32(0)) ?? UInt16(25462))) } set { a = newValue &+ ((a >> 1) % (-5)) } }
  var description: String { "S38(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(truncatingIfNeeded: (Int32(2147483647) >> 9)); items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ items.filter { $0 > a.quotientAndRemainder(dividingBy: 7).quotient }.count } set { items.append(newValue); a = i } }
  static func + (l: S38, r: S38) -> S38 { S38(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program38() {
  print("== 38")
  var s1: E38 = E38.none
  _ = s1
  var s2: S38 = S38(a: Int(1000), b: "Hello")
  _ = s2
  var v3: [Int] = s2.items
  _ = v3
  if let o4 = Int("\(s2)").map(({ (n: Int) -> Int in let m = n &* 2; return m &- Int(1).signum() })), Character("7").isASCII {
    print(o4)
    if (s1 != .leaf(2)) {
      v3.reverse()
      if (!(s1 == .none)) {
        v3.reverse()
        v3.append(o4)
      }
    }
  } else {
    print(min(s2.items.count, (s2.a & [s2].map(\.a)[0])))
  }
  if let o5 = ((Set(v3) == Set([2, 9]).filter { $0 % 2 == 0 }) ? "<\((s1 == .none))>" : nil), (1...10 ~= [s2].map(\.a)[0]) {
    print(o5)
    v3 = s2.items
  } else {
    print((s2.items.first { $0 > 2 } ?? { if case .leaf(let v) = s1 { return v } else { return -9 } }()))
  }
  print((UInt(truncatingIfNeeded: Int32(3)) / 5).byteSwapped)
  let v6: String? = (true ? "naïve" : nil).map { $0 + "?" }
  _ = v6
}
final class C39 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C39?
  weak var back: C39?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C39 { n &+= k; return self }
}
func program39() {
  print("== 39")
  var s1: C39 = C39(Int(1000))
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (![3, 1, 2].contains(Int(7))) || n > 3 { throw Failure.code(n) }
    return (s1.next?.next?.bump().n ?? -3)
  }
  do { print(try risk2(4)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.late.contains("Zoë\n".split(separator: ",").map(String.init).joined(separator: "|")) || n > 3 { throw Failure.code(n) }
    return ((false ? Int(-1) : Int(65536)) / 3)
  }
  do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  print((Int(s1.late) ?? ((Optional(4) ?? Int?.none) ?? [4, 4, -1, 9].first { $0 > 2 })), Set(s1.log.map { $0 % 4 }).sorted())
  print(Set(s1.log).sorted(), (((UInt(1) << 5) << 9) << 9))
  let v4: [Int] = s1.log
  _ = v4
  if let o5 = "".map { String($0) }.last?.uppercased(), ((false && false) && (1...10 ~= Int(7))) {
    print(o5)
    print((Int(o5) ?? [String: Int]()[o5]).map(({ (n: Int) -> Int in let m = n &* 2; return m &- s1.log.count })), (s1.late.first ?? Character("é")))
  } else {
    print(Dictionary(("a".map { String($0) } + [s1.late]).map { ($0, $0.count) }, uniquingKeysWith: max).sorted { $0.key < $1.key })
  }
  if let o6 = s1.log.max(), (Int("a") == nil) {
    print(o6)
    switch s1.late {
    case "":
      print("", String(repeating: s1.late, count: 2))
    case "a", "Hello":
      print("Hello", Character("7"))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", (({ $0 &+ o6 }))(o6))
    default:
      print("default", ((~Int32(truncatingIfNeeded: o6)) / 5))
    }
  } else {
    print(s1.log.allSatisfy { $0 > max((s1.next?.next?.bump().n ?? -3), [String: Int]()["👩‍👩‍👧x", default: Int(7)], Int(1)) })
  }
  if let o7 = "Zoë\n".map { String($0) }.filter { !$0.isEmpty }.max(), "a".map { String($0) }.joined(separator: ".").hasPrefix([String]().joined(separator: "a")) {
    print(o7)
    let v8: Int = s1.bump(by: 2).n
    _ = v8
  } else {
    print((s1.log.count, s1.late).1)
  }
}
let programs: [() -> Void] = [program34, program35, program36, program38, program39]
for program in programs { program() }
