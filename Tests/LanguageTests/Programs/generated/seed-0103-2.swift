enum Failure: Error { case code(Int) }
final class C5 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C5?
  weak var back: C5?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C5 { n &+= k; return self }
}
func program5() {
  print("== 5")
  var s1: C5 = (C5(text: "  pad ") ?? C5(0))
  _ = s1
  print(((Int8(exactly: UInt64(0)) ?? Int8(-95)).byteSwapped % 11), Dictionary(s1.late.map { String($0) }.map { ($0, $0.count) }, uniquingKeysWith: &+).sorted { $0.key < $1.key })
  print(Int(((Double(Int(1))).truncatingRemainder(dividingBy: 3) / 1e6).rounded()), Set(["a": 1, "b": 2].filter { $0.value > 1 }.values.sorted()).sorted())
  let v2: Int32 = (~(Int32(2147483647) ^ Int32(2147483647)))
  _ = v2
  print(max(s1.bump(by: 2).n, s1.bump(by: 2).n, Int(41)), (-([max((1.0 / 3), 1e10), (Double("  pad ") ?? 0.1)].reduce(0, +))))
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if Character("é").isLetter || n > 3 { throw Failure.code(n) }
    return (s1.next?.n ?? 3)
  }
  do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(9)) ?? -1)
}
struct S6: Equatable, CustomStringConvertible {
  var a: Int = Int(1) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a.multipliedReportingOverflow(by: a).partialValue } }
  var description: String { "S6(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = ({ (x: Int) -> Int in x &+ ((items + [a])[0]) }(["a": 1, "b": 2][b, default: k])); items.append(k); b += String(a, radix: 2).uppercased() }
  subscript(i: Int) -> Int { get { i &+ Int(clamping: (UInt64(exactly: UInt8(255)) ?? UInt64(7))) } set { items.append(newValue); a = i } }
  static func + (l: S6, r: S6) -> S6 { S6(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program6() {
  print("== 6")
  var s1: S6 = S6(a: Int(65536), b: "")
  _ = s1
  print(max((-((1e16 - -0.0))), Double(Float(Double(Float(0.1))))))
  func f2(_ a: String, _ n: Int = 1) -> String {
    guard n > 1 else { return s1.b }
    print(n, [S6(b: "z")].map(\.a)[0])
    print((UInt(exactly: ((false && true) ? [5].filter { $0 > n }.count : n)) ?? UInt(65536)), n)
    return "\(s1)".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")
  }
  print(f2("\(s1)"), f2("\(s1)".map { String($0) }.joined(separator: "."), 7) as Any)
  if let o3 = [String]().sorted().map { $0.utf8.count }.first { $0 > 2 }, (((-4, "") < (1, "one")) || (!true)) {
    print(o3)
    var v4: [Int] = ["a": 1, "b": 2].mapValues { $0 &* 3 }.values.sorted()
    _ = v4
  } else {
    print(S6(b: "Zoë\n", items: [5])[keyPath: \S6.b])
  }
  do { var copy = s1; copy.step(1); print(copy == s1, s1) }
  let v5: Set<Int> = Set(Array(1...5).reduce(into: [Int]()) { $0.append($1 % 10) }.map { $0 % 4 })
  _ = v5
  var c7 = Int(truncatingIfNeeded: (Int32(-2147483648) | Int32(-7)))
  let make6: () -> Int = { c7 &+= [s1].map(\.a)[0].multipliedReportingOverflow(by: (Int(2) | Int(41))).partialValue; return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= s1.items.filter { $0 < [s1].map(\.a)[0] }.count; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  s1.total = s1.items.filter { $0 > s1.items.count }.count
  let v8: Int = [s1].map(\.a)[0]
  _ = v8
}
indirect enum E8: Equatable {
  case leaf(Int), pair(left: E8, right: E8), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(41))) }
}
func program8() {
  print("== 8")
  var s1: E8 = E8.none
  _ = s1
  if let o2 = [String]().sorted().first?.uppercased(), (s1 == .none) {
    print(o2)
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 == .none) || n > 3 { throw Failure.code(n) }
      return max({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), s1.depth, Int(0))
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(2)) ?? -1)
  } else {
    print((min((Int32(-1136414072) << 5), (false ? Int32(2147483647) : Int32(3))) &+ ((s1 == .none) ? (Int32(3) % 11) : (Int32(2147483647) >> 9))))
  }
  var c5 = [String: Int]()["a,b,,c", default: Int(41)].subtractingReportingOverflow((Int(-17) << 1)).partialValue
  let make4: () -> Int = { c5 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= ({ (x: Int) -> Int in x &+ (Int(0) >> 1) }(s1.depth)); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  func risk6(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1 == .none) || n > 3 { throw Failure.code(n) }
    return (~Int(0)).nonzeroBitCount
  }
  do { print(try risk6(1)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk6(9)) ?? -1)
  if let o7 = Int((-4, "").1).map { "n\($0)" }, (s1 == .none) {
    print(o7)
    print((~(Int8(3) << 9)).byteSwapped)
  } else {
    print((max(Double(Int(-1)), max(-0.0, 2.75))).truncatingRemainder(dividingBy: 0.7))
  }
  print(((~(Int8(3) / 5)) % 11), Character("7"))
}
indirect enum E9: Equatable {
  case leaf(Int), pair(left: E9, right: E9), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-1))) }
}
func program9() {
  print("== 9")
  var s1: E9 = E9.leaf(Int(0))
  _ = s1
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  let v2: String = String((true ? "Zoë\n" : "naïve").lazy.reversed())
  _ = v2
  s1.grow()
  switch [String]().first?.count {
  case nil:
    print("nil", E9.leaf({ if case .leaf(let v) = s1 { return v } else { return -9 } }()))
  case .some(3):
    print(".some(3)", { if case .leaf(let v) = s1 { return v } else { return -9 } }())
  case let n?:
    print("n?", zip(Array(stride(from: 9, to: 10, by: -5)), [5].map { $0 % 5 }).map { $0 &+ $1 }.first { $0 > 2 })
  }
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  s1.grow()
  if let o3 = ((s1 != .leaf(2)) ? Set<Int>().count : nil).map(({ (n: Int) -> Int in let m = n &* 2; return m &- s1.depth })), (Int(v2) == nil) {
    print(o3)
    let v4: Bool = (s1 != .leaf(2))
    _ = v4
  } else {
    print((String(describing: (UInt8(exactly: UInt(65536)) ?? UInt8(194))).min() ?? Character("é")))
  }
  print([5].map { "\($0)" }.sorted().compactMap { Int($0) })
}
indirect enum E10: Equatable {
  case leaf(Int), pair(left: E10, right: E10), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
func program10() {
  print("== 10")
  var s1: E10 = E10.none
  _ = s1
  var c3 = ((s1 == .none) ? s1.depth : { if case .leaf(let v) = s1 { return v } else { return -9 } }())
  let make2: () -> Int = { c3 &+= s1.depth; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= s1.depth; print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  if (!(s1 != .leaf(2))) {
    let v4: String = "<\(1e10)>".map { String($0) }.joined(separator: ".")
    _ = v4
    print(Set([2, 9]).filter { $0 % 2 == 0 }.union([Int]().map { x in x &- 1 }).sorted(), Array(([5] + [3, 1, 2]).enumerated().map { $0.offset &* $0.element }).sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) }))
  }
  let v5: Character = Character("a")
  _ = v5
  var v6: E10 = s1
  _ = v6
  if (v6 == .none) {
    func f7(_ a: Int, _ n: Int = 1) -> Int {
      guard n > 0 else { return v6.depth }
      loop9: for i8 in Array(stride(from: 0, to: -3, by: -5)).prefix(4) {
        _ = i8
        let v10: Set<Int> = Set(Array([Int]().lazy.filter { $0 != 2 }))
        _ = v10
        switch v6 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
        if (v6 != .leaf(2)) { break loop9 }
        print(Set([3, 1, 2].map { $0 % 4 }).union([3, 1, 2].map({ $0 &+ 1 })).filter { $0 % 2 == 0 }.sorted())
      }
      print(Character("a"))
      return n
    }
    print(f7({ if case .leaf(let v) = s1 { return v } else { return -9 } }()), f7({ if case .leaf(let v) = v6 { return v } else { return -9 } }(), 3) as Any)
    var c12 = Int(truncatingIfNeeded: (UInt32(4294967295) << 9))
    let make11: () -> Int = { c12 &+= ({ if case .leaf(let v) = s1 { return v } else { return -9 } }() >> (-2)); return c12 }
    print(make11(), c12, make11())
    func inmake11(_ x: inout Int) { x &+= stride(from: 0, through: Int(clamping: UInt16(0)) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }; print(x) }
    var tmake11 = c12; inmake11(&tmake11); print(tmake11, c12)
  } else {
    func f13(_ a: [Int], _ n: Int = 1) -> [Int] {
      var c15 = n
      let make14: () -> Int = { c15 &+= n; return c15 }
      print(make14(), c15, make14())
      func inmake14(_ x: inout Int) { x &+= (~Int(truncatingIfNeeded: UInt32(4294967295))); print(x) }
      var tmake14 = c15; inmake14(&tmake14); print(tmake14, c15)
      print((({ n in n > min((n / 10), s1.depth) ? n : (([String]().map(\.count) + [v6.depth])[0]) }))((n &+ n)))
      return a
    }
    print(f13(Array(stride(from: 0, to: 10, by: -5))), f13(["x", "yy", "x"].compactMap { Int($0) }.map { x in x &- 1 }, 7) as Any)
  }
  if let o16 = Int("Zoë\n").flatMap { $0 > 0 ? $0 : nil }.map { "n\($0)" }, (v6 != .leaf(2)) {
    print(o16)
    func risk17(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 != .leaf(2)) || n > 3 { throw Failure.code(n) }
      return s1.depth
    }
    do { print(try risk17(4)) ; print(try risk17(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk17(9)) ?? -1)
  } else {
    print((((~Int8(127)) | Int8(-7).byteSwapped) >> 5))
  }
  s1.grow()
}
struct G12<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G12<U> { var g = G12<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G12 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G12: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program12() {
  print("== 12")
  var s1: G12<Int> = { var g = G12<Int>(); g.push(Int(7) % 1000); g.push(2); return g }()
  _ = s1
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  print((s1.sum, Array(1...5).map { "\($0)" }.joined(separator: "Hello")))
  loop3: for (_, i2) in [String]().sorted().filter { !$0.isEmpty }.prefix(3).enumerated() where ("a,b,,c".last ?? Character("é")).isNumber {
    _ = i2
    var v4: (Int, String) = (s1.map { $0 }.items.count, "\(s1)")
    _ = v4
    print(["a": ((s1.best ?? 0) << 1), "Hello": max(s1.reduce(0, &+), (Int(0) % (-5)), Int(-17))].sorted { $0.key < $1.key }, ((s1.items + [s1.map { $0 }.items.count])[0]))
    if (["a": 1, "b": 2][i2] == nil) { break loop3 }
    print(s1.contains(2), s1.first { $0 > 1 } as Any)
  }
  if ((0.0).truncatingRemainder(dividingBy: 0.7) >= max(1e-7, -3.25)) {
    print((((Optional(4) == nil) && (false && false)) ? (String?.none?.count ?? s1.reduce(0, &+)) : Int(1).quotientAndRemainder(dividingBy: 7).remainder.quotientAndRemainder(dividingBy: 7).quotient), Array(stride(from: 0, to: -3, by: 4)).last)
    if let o5 = ([String]() + ["a,b,,c"]).first?.uppercased(), (([String: Int]() != [String: Int]()) && (1...10 ~= Int(-1))) {
      print(o5)
      func risk6(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (((1, "one") < (1, "one")) || (Optional(4) == Int?.none)) || n > 3 { throw Failure.code(n) }
        return (s1.best ?? 0)
      }
      do { print(try risk6(4)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk6(9)) ?? -1)
    } else {
      print(((Int32(-2147483648).byteSwapped / 5) / 3))
    }
  } else {
    var c8 = (s1.best ?? 0)
    let make7: () -> Int = { c8 &+= s1.map { $0 }.items.count; return c8 }
    print(make7(), c8, make7())
    func inmake7(_ x: inout Int) { x &+= min(s1.reduce(0, &+), s1.reduce(0, &+)); print(x) }
    var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  }
  loop10: for i9 in zip(s1.items, s1.items).map { $0 &+ $1 }.prefix(4) {
    _ = i9
    var v11: [Int] = s1.filter { $0 > 0 }
    _ = v11
    print(s1.sorted(), G12<Int>().map { $0 % 7 }.map { String($0) }.description)
    if Set(Array(1...5).map { $0 % 4 }).isSubset(of: Array(stride(from: 9, to: -3, by: 4))) { continue loop10 }
    func risk12(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((Int?.none == nil) != (i9 < i9)) || n > 3 { throw Failure.code(n) }
      return i9
    }
    do { print(try risk12(1)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk12(9)) ?? -1)
  }
}
struct S19: Equatable, CustomStringConvertible {
  var a: Int = Int(65536) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { (a.quotientAndRemainder(dividingBy: 7).quotient ^ max(a, a, Int(65536))) } set { a = newValue &+ Set(items).count } }
  var description: String { "S19(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(truncatingIfNeeded: (Int32(-2147483648) / 5)); items.append(k); b += b.lowercased().split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S19, r: S19) -> S19 { S19(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program19() {
  print("== 19")
  var s1: S19 = S19(b: "e\u{301}", items: [5])
  _ = s1
  switch (s1.items.count, (Optional("opt") ?? "1234")) {
  case (0, _):
    print("_)", s1)
  case (let n, "a") where n > 0:
    print("0", s1[keyPath: \.a])
  case (1..., let s) where s.count > 1:
    print("1", Int("  pad ").flatMap { $0 > 0 ? $0 : nil }.map { "n\($0)" })
  default:
    print("default", "\(s1)")
  }
  switch String(describing: (Int(-1), "Zoë\n")) {
  case "":
    print("", (((true && false) ? (true ? UInt(1000) : UInt(1)) : UInt(0).byteSwapped) &<< 5))
  case "a", "Hello":
    print("Hello", S19(b: "Hello", items: [5])[keyPath: \S19.b])
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", max([s1].map(\.a)[0], s1.a, Int(-17)))
  default:
    print("default", ((String?.none?.uppercased() ?? String(Int(-1), radix: 16)).min() ?? Character("7")))
  }
  if let o2 = (Set([1, 2, 3]).sorted().allSatisfy { $0 > s1.a } ? "\(s1)" : nil), ((false && true) || Set([2, 9]).isSubset(of: [Int]())) {
    print(o2)
    let v3: Int = s1[keyPath: \.a]
    _ = v3
  } else {
    print(Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count).mapValues { $0 &* 3 }["\(s1)"])
  }
  let v4: S19 = s1
  _ = v4
  var c6 = [v4].map(\.a)[0]
  let make5: () -> Int = { c6 &+= (Int(-17), "1234").0; return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= min(s1[keyPath: \.a], s1.items.count); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
}
protocol P20 { var name: String { get }; func score(_ k: Int) -> Int }
extension P20 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(-1) }; func twice() -> Int { score(score(2) % 100) } }
class BP20: P20 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP20: BP20 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP20: P20 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP20: P20 { var name = "" }
func bestP20<T: P20>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program20() {
  print("== 20")
  var s1: any P20 = WP20()
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ("👩‍👩‍👧x".last ?? Character("a")).isLetter || n > 3 { throw Failure.code(n) }
    return stride(from: 0, to: bestP20([BP20(v: 2), DP20(v: 1)]) % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 }
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  print(Array([Int]().prefix(2)).filter { $0 > Int(7).quotientAndRemainder(dividingBy: 7).remainder }.filter { $0 < (s1 as any P20).score(3) }.count)
  let v3: [String] = ["a": 1, "b": 2].filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  _ = v3
  var v4: any P20 = s1
  _ = v4
  let v5: UInt = ((true ? UInt(1000) : UInt(65536)) / 5)
  _ = v5
}
let programs: [() -> Void] = [program5, program6, program8, program9, program10, program12, program19, program20]
for program in programs { program() }
