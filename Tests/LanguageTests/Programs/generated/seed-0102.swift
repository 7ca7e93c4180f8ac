enum Failure: Error { case code(Int) }
protocol P0 { var name: String { get }; func score(_ k: Int) -> Int }
extension P0 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1000) }; func twice() -> Int { score(score(2) % 100) } }
class BP0: P0 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP0: BP0 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP0: P0 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP0: P0 { var name = "Hello" }
func bestP0<T: P0>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program0() {
  print("== 0")
  var s1: any P0 = WP0()
  _ = s1
  if ((s1 as any P0) is DP0) {
    if let o2 = (Int?.none ?? Int?(-2)).flatMap { $0 > 0 ? $0 : nil }.map(({ n in n > (s1 as any P0).twice() ? n : bestP0([BP0(v: 2), DP0(v: 1)]) })), ((Int(2), "1234") < (Int(65536), "e\u{301}")) {
      print(o2)
      print((((s1 as any P0) is VP0) ? bestP0([BP0(v: 2), DP0(v: 1)]) : bestP0([BP0(v: 2), DP0(v: 1)]).trailingZeroBitCount))
    } else {
      print((~Int8(truncatingIfNeeded: min(Int8(3), Int8(127)))))
    }
    let v3: Character = Character("7")
    _ = v3
  }
  print(((zip([Int](), [4, 4, -1, 9]).map { $0 &+ $1 }.reduce(into: [Int]()) { $0.append($1 % 10) } + [((((s1 as any P0) as? BP0)?.v ?? 8) / (-2))])[0]), ((s1 as any P0) is DP0))
  var c5 = (s1 as any P0).twice()
  let make4: () -> Int = { c5 &+= Int(truncatingIfNeeded: Int8(clamping: UInt16(0))); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= bestP0([BP0(v: 2), DP0(v: 1)]); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  print(Int?(-2).map({ $0 &+ 1 }).map(({ n in n > Int(65536) ? n : Int(65536) })).flatMap { $0 > 0 ? $0 : nil }, ((-(max((1.0 / 3), -0.0)))).truncatingRemainder(dividingBy: 3))
  loop7: for (_, i6) in String(repeating: "Zoë\n", count: 2).map { String($0) }.prefix(3).enumerated() where ((s1 as any P0) is DP0) {
    _ = i6
    print((BP0(v: Int(7)) as any P0).name)
    print(((~(UInt8(3) % 11)) &>> 1), Set(Array([String]().map(\.count).drop { $0 > 2 })).sorted())
    let v8: Bool = ((s1 as any P0) is VP0)
    _ = v8
  }
  let v9: Int = bestP0([BP0(v: 2), DP0(v: 1)])
  _ = v9
  let v10: Int = (((s1 as any P0) as? BP0)?.v ?? 8)
  _ = v10
  print(Set([Int]().map({ -($0 % 50) })).filter { $0 % 2 == 0 }.sorted(), ((s1 as any P0) is VP0))
}
struct S1: Equatable, CustomStringConvertible {
  var a: Int = Int(1000)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ (items.map { $0 &* 2 }.endIndex) } }
  var description: String { "S1(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (items + items).filter { $0 > max(a, a, Int(-1)) }.count; items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ ["a": 1, "b": 2].merging([String: Int]()) { $0 &- $1 }[String(b.dropFirst()), default: a] } set { items.append(newValue); a = i } }
  static func + (l: S1, r: S1) -> S1 { S1(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
final class C1 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C1?
  weak var back: C1?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C1 { n &+= k; return self }
}
func program1() {
  print("== 1")
  var s1: S1 = S1(b: "Hello", items: [5])
  _ = s1
  var s2: C1 = C1(Int(41)).bump()
  _ = s2
  if let next = s2.next { next.back = s2; print(next.back?.n ?? 0) }
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (min(UInt8(0), UInt8(255)) > UInt8(clamping: UInt(1000))) || n > 3 { throw Failure.code(n) }
    return (s2.bump(by: 2).n >> (-2))
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(9)) ?? -1)
  var v4: String? = "Hello".map { String($0) }.last
  _ = v4
  print((S1(b: "z") + S1(a: Int(0), b: "1234")), (["x", "yy", "x"].filter { !$0.isEmpty }.map(\.count).first ?? -1))
  var c6 = s1.total
  let make5: () -> Int = { c6 &+= (~s1.items.count); return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= min(Int((0.0 / 1e6).rounded(.towardZero)), (Int(7) & Int(2))); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  s1.a = (Int(-1), "👩‍👩‍👧x").0
  switch Int(s2.late) {
  case nil:
    print("nil", C1(Int(-1)).bump().log)
  case .some(3):
    print(".some(3)", (({ n in n > s1.items.count.quotientAndRemainder(dividingBy: 7).quotient ? n : (s2.next?.next?.bump().n ?? -3) }))(s2.log.count))
  case let n?:
    print("n?", (C1(Int(-1)).bump().next?.n ?? 3))
  }
  if let o7 = v4, s2.log.allSatisfy { $0 > [s1].map(\.a)[0] } {
    print(o7)
    print(["x", "yy", "x"].filter { !$0.isEmpty }.sorted().reversed().map { $0 + "!" }, (~min((Int8(3) / 3), (Int8(127) / 5))))
  } else {
    print(((Set([1, 2, 3]).isSubset(of: [5]) ? (false ? Int(7) : Int(0)) : nil) ?? s2.log.count))
  }
  print([S1(b: "z")].map(\.a)[0], (Int32(-7).byteSwapped << 5).byteSwapped)
}
final class C2 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C2?
  weak var back: C2?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C2 { n &+= k; return self }
}
indirect enum E2: Equatable {
  case leaf(Int), pair(left: E2, right: E2), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(41): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(65536))) }
}
func program2() {
  print("== 2")
  var s1: C2 = (C2(text: "Zoë\n") ?? C2(0))
  _ = s1
  var s2: E2 = E2.none
  _ = s2
  var v3: UInt8 = UInt8(156).byteSwapped.byteSwapped
  _ = v3
  let v4: Int = s1.n.subtractingReportingOverflow(s1.n).partialValue
  _ = v4
  let v5: Int? = Optional("opt").map { $0 + "?" }?.count
  _ = v5
  print((({ n in n > v4 ? n : v4 }))(s1.bump(by: 2).n), Double(Float(Double(s1.bump(by: 2).n))))
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- v4 }))(s1.log.count))
  _ = s1.bump(by: v4)
  var v6: Int32 = (~(~Int32(2147483647)))
  _ = v6
  var c8 = v4
  let make7: () -> Int = { c8 &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); return c8 }
  print(make7(), c8, make7())
  func inmake7(_ x: inout Int) { x &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); print(x) }
  var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  print((({ n in n > v4 ? n : { if case .leaf(let v) = s2 { return v } else { return -9 } }() }))(v4), s1.late.hasSuffix(s1.late))
}
final class C3 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C3?
  weak var back: C3?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C3 { n &+= k; return self }
}
func program3() {
  print("== 3")
  var s1: C3 = (C3(text: "naïve") ?? C3(0))
  _ = s1
  print(s1.log.count, (s1.n, String(s1.n, radix: 16)))
  var c3 = Int(clamping: (UInt32(0) % 11))
  let make2: () -> Int = { c3 &+= ((s1.next?.next?.bump().n ?? -3) % 1000 * (s1.next?.next?.bump().n ?? -3) % 1000); return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= (s1.next?.n ?? 3); print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  let v4: Int? = [String: Int]()["👩‍👩‍👧x"].flatMap { $0 > 0 ? $0 : nil }
  _ = v4
  print(C3(Int(-1)).bump().log.count)
  loop6: for i5 in s1.late.prefix(3) {
    _ = i5
    print(s1.log)
    loop8: for i7 in Set([1, 2, 3]).subtracting(Array(1...5)).sorted().prefix(4) {
      _ = i7
      s1.next = nil
      print(C3(i7).log)
      loop10: for (_, i9) in s1.log.map { "\($0)" }.prefix(3).enumerated() where s1.log.allSatisfy { $0 > s1.n } {
        _ = i9
        s1.next?.n &+= 1
        print((~(Int32(-2147483648) % 11).byteSwapped))
        if (i5.isASCII && i9.contains(i9)) { break loop10 }
        print(((((1, "one") == (-4, "")) ? min(Int8(127), Int8(3)) : (~Int8(3))) &<< 5))
      }
    }
    if Set<Int>().filter { $0 % 2 == 0 }.isSubset(of: ([5] + [3, 1, 2])) {
      func f11(_ a: [Int], _ n: Int = 1) -> [Int] {
        print((((UInt8(3) ^ UInt8(0)) % 11) << 5), (["a": 1, "b": 2].filter { $0.value > 1 }[s1.late] == nil))
        print(Set<Int>().union(a).union(Array(a.dropLast())).subtracting(s1.log).sorted())
        return s1.log.map { $0 % 5 }
      }
      print(f11([(s1.next?.n ?? 3), (Int(-1) % 1000 * Int(41) % 1000)]), f11(s1.log, 3) as Any)
      let v12: Int32 = (Int32(-310416311).byteSwapped / 3)
      _ = v12
    } else {
      if let o13 = ((s1.late > (false ? "Hello" : "naïve")) ? String(describing: Int("a,b,,c")) : nil), i5.isASCII {
        print(o13)
        do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
      } else {
        print((min((Int8(-7) << 1), (Int8(3) &<< 1)) << 5))
      }
    }
  }
  s1.next?.n &+= 1
  func risk14(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1.late < ["x", "yy", "x"].joined(separator: "Hello")) || n > 3 { throw Failure.code(n) }
    return s1.bump(by: 2).n
  }
  do { print(try risk14(1)) ; print(try risk14(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk14(2)) ?? -1)
  let v15: String? = [5].max().map { "n\($0)" }
  _ = v15
  if let o16 = v15?.uppercased(), Set([2, 9]).subtracting([5]).isSubset(of: s1.log) {
    print(o16)
    var v17: [String] = ([String: Int]().keys.sorted() + [o16])
    _ = v17
  } else {
    print(({ (x: Int) -> Int in x &+ min(Int(clamping: UInt8(255)), (s1.next?.next?.bump().n ?? -3)) }(s1.log.filter { $0 != Int(41).multipliedReportingOverflow(by: Int(1)).partialValue }.count)))
  }
}
protocol P5 { var name: String { get }; func score(_ k: Int) -> Int }
extension P5 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(41) }; func twice() -> Int { score(score(2) % 100) } }
class BP5: P5 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP5: BP5 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP5: P5 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP5: P5 { var name = "a,b,,c" }
func bestP5<T: P5>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
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
  var s1: any P5 = WP5()
  _ = s1
  var s2: C5 = C5(Int(65536))
  _ = s2
  let v3: [String: Int] = ["a": 1, "b": 2].mapValues { $0 &* 3 }.filter { $0.value > 1 }
  _ = v3
  print(Character("é"))
  print((~(UInt(2) / 3)).byteSwapped, ((~(true ? Int8(-7) : Int8(3))) % 11))
  func f4(_ a: String, _ n: Int = 1) -> String {
    if n < 5 { return f4(a, n + 2) }
    var c6 = s2.n
    let make5: () -> Int = { c6 &+= n; return c6 }
    print(make5(), c6, make5())
    func inmake5(_ x: inout Int) { x &+= n; print(x) }
    var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
    var v7: [String] = (v3.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [a])
    _ = v7
    return a
  }
  print(f4(s2.late), f4((s1 as any P5).name, 7) as Any)
  s2.next?.n &+= 1
  print(((DP5(v: Int(-17)) as any P5) is VP5), (((s1 as any P5) is DP5) ? (s1 as any P5).name : nil))
  func f8(_ a: [Int], _ n: Int = 1) -> [Int] {
    guard n > 0 else { return s2.log }
    func risk9(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((s1 as any P5) is DP5) || n > 3 { throw Failure.code(n) }
      return (((s1 as any P5) as? BP5)?.v ?? 8)
    }
    do { print(try risk9(4)) ; print(try risk9(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk9(2)) ?? -1)
    let v10: Bool = (((s1 as any P5) is VP5) || ((s1 as any P5) is VP5))
    _ = v10
    return s2.log
  }
  print(f8(s2.log.filter { $0 > bestP5([BP5(v: 2), DP5(v: 1)]) }), f8(s2.log, 3) as Any)
  do { let other = s2; other.n &-= 1; print(other === s2, s2.n) }
}
indirect enum E8: Equatable {
  case leaf(Int), pair(left: E8, right: E8), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(7): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(65536))) }
}
protocol P8 { var name: String { get }; func score(_ k: Int) -> Int }
extension P8 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(7) }; func twice() -> Int { score(score(2) % 100) } }
class BP8: P8 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP8: BP8 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP8: P8 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP8: P8 { var name = "  pad " }
func bestP8<T: P8>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program8() {
  print("== 8")
  var s1: E8 = E8.none
  _ = s1
  var s2: any P8 = WP8()
  _ = s2
  print((DP8(v: Int(-17)) as any P8).name, (max((-3.25 / (1.0 / 3)), Double(Int(41)))).ulp)
  if case .pair(let l, _) = s1 { s1 = l }
  print(((s2 as any P8).name.last ?? Character("é")), ["a": Int(2), "Hello": Int(41)].values.sorted().max())
  if (s1 != .leaf(2)) {
    if (!(s1 == .none)) {
      let v3: Int? = Int("a,b,,c").map(({ $0 &+ Int(2) }))
      _ = v3
      var v4: Character = Character("7")
      _ = v4
    }
    print(s1.depth)
  } else {
    func risk5(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((s2 as any P8) is VP8) || n > 3 { throw Failure.code(n) }
      return bestP8([BP8(v: 2), DP8(v: 1)])
    }
    do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk5(9)) ?? -1)
  }
  print(s1)
  if ((s2 as any P8) is DP8) {
    print(["x", "yy", "x"].filter { !$0.isEmpty }.reversed().map { $0 + "!" }.sorted())
    let v6: Set<Int> = Set(([5] + [4, 4, -1, 9]).map { $0 % 4 })
    _ = v6
  } else {
    print((((s2 as any P8) as? BP8)?.v ?? 8).multipliedReportingOverflow(by: { if case .leaf(let v) = s1 { return v } else { return -9 } }()).partialValue, min((s2 as any P8).twice(), (Optional(4).flatMap { $0 > 0 ? $0 : nil } ?? Set([2, 9]).count)))
  }
  print([String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" }.first)
}
indirect enum E9: Equatable {
  case leaf(Int), pair(left: E9, right: E9), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(2))) }
}
struct G9<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G9<U> { var g = G9<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G9 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G9: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program9() {
  print("== 9")
  var s1: E9 = E9.none
  _ = s1
  var s2: G9<Int> = G9<Int>().map { $0 % 7 }
  _ = s2
  print("\(s2)", Set(s2.sorted()).sorted())
  print(E9.none)
  print(s1.depth)
  if let o3 = Int("Zoë\n".map { String($0) }.joined(separator: ".").uppercased()), (s1 != .leaf(2)) {
    print(o3)
    var v4: Int32 = (Int32(exactly: (UInt32(3) / 3)) ?? Int32(3))
    _ = v4
  } else {
    print(G9<Int>().map { String($0) }.description)
  }
  print(((~UInt(0)).byteSwapped >> 9))
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  for x in s2 { print(x) }
  print((Int8(exactly: ((UInt32(1196136015) & UInt32(3)) / 3)) ?? Int8(-7)), ((s2.best ?? 0) | ["a": Int(7), "Hello": Int(-1)][s2.map { String($0) }.description, default: (s2.best ?? 0)]))
}
final class C10 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C10?
  weak var back: C10?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C10 { n &+= k; return self }
}
func program10() {
  print("== 10")
  var s1: C10 = (C10(text: "naïve") ?? C10(0))
  _ = s1
  print(Dictionary(["b", "a"].sorted().map { ($0, $0.count) }, uniquingKeysWith: max).values.sorted(), (!((false ? Int(-17) : nil) == nil)))
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (["x", "yy", "x"].joined(separator: "Hello") <= s1.late) || n > 3 { throw Failure.code(n) }
    return s1.log.count
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  print((s1.bump(by: 2).n, s1.late))
  print(C10(Int(7)).bump().late, Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+).keys.sorted().reversed().map { $0 + "!" })
  print(s1.log.reduce(into: [Int]()) { $0.append($1 % 10) })
  print((({ $0 &+ (((-4, "") == (-4, "")) ? (s1.next?.next?.bump().n ?? -3) : s1.n) }))(s1.log.count))
  print((["x", "yy", "x"].joined(separator: "Hello").max() ?? Character("a")).isUppercase)
}
struct G11<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G11<U> { var g = G11<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G11 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G11: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
struct S11: Equatable, CustomStringConvertible {
  var a: Int = Int(-1) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S11(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = zip(items, items).map { $0 &+ $1 }.filter { $0 < a.addingReportingOverflow(a).partialValue }.count; items.append(k); b += String(repeating: (-4, "").1, count: 0) }
  subscript(i: Int) -> Int { get { i &+ (items.contains(a) ? Set([1, 2, 3]).count : max(a, a, Int(1))) } set { items.append(newValue); a = i } }
  static func + (l: S11, r: S11) -> S11 { S11(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program11() {
  print("== 11")
  var s1: G11<Int> = G11<Int>()
  _ = s1
  var s2: S11 = S11(a: Int(41), b: "👩‍👩‍👧x")
  _ = s2
  let v3: UInt = (UInt(exactly: (Int16(32767) &<< 9)) ?? UInt(1000))
  _ = v3
  let v4: [String] = s1.map { String($0) }.description.map { String($0) }
  _ = v4
  func f5(_ a: Int, _ n: Int = 1) -> Int {
    guard n > 0 else { return ({ (x: Int) -> Int in x &+ s2[keyPath: \.a] }([s2].map(\.a)[0])) }
    func f6(_ a: Int, _ n: Int = 1) -> Int {
      defer { print("leaving f6", n) }
      guard n > 2 else { return (~(s1.best ?? 0)) }
      func risk7(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if Set([Int]().map { $0 % 4 }).isSubset(of: s2.items) || n > 3 { throw Failure.code(n) }
        return [s2].map(\.a)[0]
      }
      do { print(try risk7(1)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk7(2)) ?? -1)
      let v8: Set<Int> = Set(s1.filter { $0 > 0 }.map { $0 % 4 })
      _ = v8
      return a
    }
    print(f6(a), f6(n, 3) as Any)
    let v9: Set<Int> = Set(s1.sorted().map { $0 % 4 })
    _ = v9
    return max(n, a, Int(41)).quotientAndRemainder(dividingBy: 7).quotient
  }
  print(f5((s1.best ?? 0)), f5(s1.reduce(0, &+), 7) as Any)
  if Array([5].lazy.map { $0 &+ 1 }).allSatisfy { $0 > min(Int(1000), Int(41)) } {
    loop11: for (_, i10) in v4.filter { !$0.isEmpty }.prefix(3).enumerated() where (1...10 ~= Int((1.5 / 1e6).rounded(.up))) {
      _ = i10
      print(S11(a: Int(7), b: i10).items, (Int8(clamping: (UInt64(exactly: Int64(7)) ?? UInt64(0))) &<< 5))
      loop13: for i12 in v4.prefix(3) {
        _ = i12
        print(i10)
        s2[s2.total] = 4
        if (Character("7") >= (i12.max() ?? Character("7"))) { break loop13 }
        s2.step(s2.a)
      }
      if let o14 = Int(i10), Character("7").isLetter {
        print(o14)
        print((i10.first ?? Character("a")), Array(stride(from: 0, to: 10, by: -5)))
      } else {
        print(Character("a"))
      }
    }
    func risk15(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (["a": 1, "b": 2]["  pad "] == nil) || n > 3 { throw Failure.code(n) }
      return ("a".unicodeScalars.count % 100)
    }
    do { print(try risk15(1)) ; print(try risk15(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk15(9)) ?? -1)
  } else {
    let v16: (Int) -> Int = ({ n in n > (Int?.none ?? Int(41)) ? n : Int(clamping: Int16(6492)) })
    _ = v16
  }
  print(s1.map { $0 }.items.count, (((Int8(-7) / 5) << 9) / 5))
}
struct S13: Equatable, CustomStringConvertible {
  var a: Int = Int(-1) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { Int(clamping: Int64(2)).quotientAndRemainder(dividingBy: 7).remainder } set { a = newValue &+ a } }
  var description: String { "S13(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (~b.utf8.count); items.append(k); b += String(String(Character("7")).prefix(3)) }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S13, r: S13) -> S13 { S13(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
indirect enum E13: Equatable {
  case leaf(Int), pair(left: E13, right: E13), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(41): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
func program13() {
  print("== 13")
  var s1: S13 = S13(b: "z")
  _ = s1
  var s2: E13 = E13.leaf(Int(0))
  _ = s2
  var v3: Int8 = ((Int8(-49) & Int8(3)) / 3)
  _ = v3
  print((Int?.none ?? Int?(-2)).map { "n\($0)" }?.count)
  print(s1, String(describing: (Double(s1.b) ?? max(1.5, 0.0))))
  func f4(_ a: String, _ n: Int = 1) -> String {
    guard n > 0 else { return (String?.none.map { $0 + "?" } ?? "1234".uppercased()) }
    s1.total &+= 1
    if (s2 == .none) {
      print((s2 != .leaf(2)))
      switch [5].firstIndex(of: 4).map(({ (n: Int) -> Int in let m = n &* 2; return m &- n })) {
      case nil:
        print("nil", [s2.depth, n])
      case .some(3):
        print(".some(3)", (UInt(exactly: (Int64(exactly: (v3 % 11)) ?? Int64(1))) ?? UInt(41)))
      case let n?:
        print("n?", { if case .leaf(let v) = E13.text(a) { return v } else { return -9 } }())
      }
    }
    return "\(S13(b: a, items: [4, 4, -1, 9]))"
  }
  print(f4("\(s1)".map { String($0) }.joined(separator: ".")), f4(s1[keyPath: \S13.b], 3) as Any)
  print(E13.none.depth, (min(s2.depth, "naïve".utf16.count), s1[keyPath: \S13.b]))
}
indirect enum E14: Equatable {
  case leaf(Int), pair(left: E14, right: E14), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(7))) }
}
func program14() {
  print("== 14")
  var s1: E14 = E14.text("  pad ")
  _ = s1
  let v2: Int? = Int?.none.map { "n\($0)" }?.count
  _ = v2
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (("Hello".max() ?? Character("7")) > ("👩‍👩‍👧x".max() ?? Character("7"))) || n > 3 { throw Failure.code(n) }
    return { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  var c5 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  let make4: () -> Int = { c5 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  print(s1)
  if case .pair(let l, _) = s1 { s1 = l }
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  let v6: (Int) -> Int = ({ n in n > Int(1).quotientAndRemainder(dividingBy: 7).remainder ? n : Int(clamping: Int16(-8340)) })
  _ = v6
  func f7(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f7", n) }
    s1.grow()
    print(Set(["x", "yy", "x"].sorted().map(\.count)).sorted())
    return a
  }
  print(f7([3, 1, 2].filter { $0 > Int(1) }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- Int(41) }))), f7(Array(stride(from: 0, to: -3, by: -5)), 3) as Any)
  s1.grow()
}
final class C17 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C17?
  weak var back: C17?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C17 { n &+= k; return self }
}
struct S17: Equatable, CustomStringConvertible {
  var a: Int = Int(1) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { (~a) } set { a = newValue &+ (-4, "").0.subtractingReportingOverflow((Int?.none ?? a)).partialValue } }
  var description: String { "S17(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = stride(from: 0, through: a % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }; items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ (["a": 1, "b": 2][b] ?? Set<Int>().count) } set { items.append(newValue); a = i } }
  static func + (l: S17, r: S17) -> S17 { S17(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program17() {
  print("== 17")
  var s1: C17 = C17(Int(-17)).bump()
  _ = s1
  var s2: S17 = S17(a: Int(1), b: "a,b,,c")
  _ = s2
  print((((true ? Int8(3) : Int8(-7)) / 3) &>> 9), Set(s2.items).sorted())
  print(Array(s2.items.enumerated().map { $0.offset &* $0.element }).first, ((C17(text: "1234") ?? C17(0)).next?.next?.bump().n ?? -3))
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Character("é") >= ("Hello".min() ?? Character("é"))) || n > 3 { throw Failure.code(n) }
    return (((Array(1...5) + [Int(0)])[0]) % (-5))
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (!(1...10 ~= Int(-17))) || n > 3 { throw Failure.code(n) }
    return s1.n
  }
  do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(9)) ?? -1)
  var v5: String = "\(s2)".description
  _ = v5
  if let o6 = (([3, 1, 2].contains(Int(2)) ? s2[2] : nil) ?? ([Int]().contains(Int(65536)) ? Int(clamping: UInt64(1)) : nil)), ((Int(-1), v5) == (Int(-1), v5)) {
    print(o6)
    print(min((~Int8(-128).byteSwapped), (~(Int8(3) &>> 9))), ["a": o6, "Hello": o6].filter { $0.value > 1 }[s1.late])
  } else {
    print(S17(a: Int(-17), b: v5).a)
  }
  func risk7(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if v5.hasPrefix(v5) || n > 3 { throw Failure.code(n) }
    return s2[keyPath: \.a]
  }
  do { print(try risk7(1)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk7(9)) ?? -1)
  print(s1.log.min(), s2)
}
protocol P18 { var name: String { get }; func score(_ k: Int) -> Int }
extension P18 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(0) }; func twice() -> Int { score(score(2) % 100) } }
class BP18: P18 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP18: BP18 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP18: P18 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP18: P18 { var name = "a" }
func bestP18<T: P18>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program18() {
  print("== 18")
  var s1: any P18 = DP18(v: Int(65536))
  _ = s1
  print((min(Int8(3), Int8(127)) / 3).byteSwapped)
  print(((s1 as any P18) is DP18), ({ (x: Int) -> Int in x &+ (s1 as any P18).twice() }(bestP18([BP18(v: 2), DP18(v: 1)]))))
  print((((UInt8(3) % 11) / 5) >> 5))
  print(Set([4, 4, -1, 9].map { $0 % 4 }).intersection([3, 1, 2].map({ -($0 % 50) })).filter { $0 % 2 == 0 }.sorted(), String(describing: type(of: WP18() as any P18)))
  print(Set(Array(stride(from: 9, to: -3, by: -5)).map { $0 % 4 }).sorted(), (((true ? Int8(-128) : Int8(-128)) >> 5) / 3))
  let v2: Int = (((s1 as any P18) as? BP18)?.v ?? 8)
  _ = v2
  print((~((Int?(-2) == nil) ? (Int32(2147483647) % 11) : min(Int32(-2147483648), Int32(3)))), UInt8(truncatingIfNeeded: UInt16(3).byteSwapped.byteSwapped))
}
final class C20 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C20?
  weak var back: C20?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C20 { n &+= k; return self }
}
func program20() {
  print("== 20")
  var s1: C20 = C20(Int(1000))
  _ = s1
  func f2(_ a: Int, _ n: Int = 1) -> Int {
    guard n > 1 else { return Int(((0.0).rounded(.down) / 1e6).rounded(.towardZero)) }
    if n < 5 { return f2(a, n + 2) }
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if Set([2, 9]).sorted().contains((s1.next?.next?.bump().n ?? -3)) || n > 3 { throw Failure.code(n) }
      return a
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(9)) ?? -1)
    s1.n = (s1.next?.next?.bump().n ?? -3)
    return (s1.next?.next?.bump().n ?? -3)
  }
  print(f2(((true ? Int(-1) : Int(-17)) % 1000 - s1.bump(by: 2).n % 1000)), f2(Int(clamping: (Int32(exactly: Int16(11369)) ?? Int32(3))), 7) as Any)
  print((-(((Double("a,b,,c") ?? 123456789.125) - (2.75).ulp))), (s1.log.count, s1.late))
  s1 = C20(min(Int(1), Int(2))).bump()
  func f4(_ a: Int?, _ n: Int = 1) -> Int? {
    guard n > 1 else { return ([String: Int]()["Zoë\n"] ?? (true ? Int(-17) : nil)) }
    if n < 5 { return f4(a, n + 2) }
    print(Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.max())
    print((((Int32(2147483647) &- Int32(2147483647)) % 11) / 5), s1.late.map { String($0) }.map(\.count))
    return Int(String(repeating: String(Character("7")), count: 2))
  }
  print(f4(Int(String("e\u{301}".dropLast(1)))), f4(Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count)[String(Character("é"))], 0) as Any)
  switch (s1.log.count, s1.late) {
  case (0, _):
    print("_)", (s1.log.contains((s1.next?.next?.bump().n ?? -3)) ? ((UInt(0) & UInt(7)) / 5) : (("naïve" > "") ? (UInt(1000) << 1) : UInt(truncatingIfNeeded: UInt16(0)))))
  case (let n, "a") where n > 0:
    print("0", (UInt(exactly: s1.bump(by: 2).n) ?? UInt(65536)))
  case (1..., let s) where s.count > 1:
    print("1", min((Set<Int>().isSubset(of: [4, 4, -1, 9]) ? (false ? UInt8(77) : UInt8(3)) : (UInt8(3) % 11)), UInt8(truncatingIfNeeded: UInt16(65535).byteSwapped)))
  default:
    print("default", Int8(truncatingIfNeeded: ([3, 1, 2].allSatisfy { $0 > Int(1) } ? Int64(truncatingIfNeeded: Int(-1)) : (Int64(7) / 3))))
  }
  print(["a": s1.log.count, "Hello": Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+)[s1.late, default: "a,b,,c".utf8.count]].sorted { $0.key < $1.key })
  if (UInt8(clamping: UInt32(149529322)) <= UInt8(0).byteSwapped) {
    func risk5(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ["b", "a"].map(\.count).allSatisfy { $0 > Int(clamping: UInt8(255)) } || n > 3 { throw Failure.code(n) }
      return (s1.next?.n ?? 3)
    }
    do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk5(9)) ?? -1)
    var v6: UInt8 = (UInt8(truncatingIfNeeded: UInt32(0)) & UInt8(clamping: Int32(3)))
    _ = v6
  } else {
    print(["x", "yy", "x"].sorted().filter { !$0.isEmpty }.last, Set(s1.log.map { $0 % 4 }).sorted())
  }
  let v7: [Int] = s1.log
  _ = v7
}
struct S22: Equatable, CustomStringConvertible {
  var a: Int = Int(-17) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ (~Int((1.5 / 1e6).rounded())) } }
  var description: String { "S22(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = k; items.append(k); b += ((1...10 ~= a) ? b.description : b) }
  subscript(i: Int) -> Int { get { i &+ Int(((1.5).ulp / 1e6).rounded()) } set { items.append(newValue); a = i } }
  static func + (l: S22, r: S22) -> S22 { S22(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program22() {
  print("== 22")
  var s1: S22 = S22(b: "z")
  _ = s1
  var c3 = (Int(2), "1234").0
  let make2: () -> Int = { c3 &+= s1[2]; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= s1[keyPath: \.a]; print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  func f4(_ a: String, _ n: Int = 1) -> String {
    guard n > 2 else { return s1[keyPath: \S22.b].map { String($0) }.joined(separator: ".") }
    switch (Set([1, 2, 3]).count, a) {
    case (0, _):
      print("_)", (s1.total, a).0)
    case (let n, "a") where n > 0:
      print("0", ((Int32(exactly: (~Int32(3))) ?? Int32(2147483647)) / 3))
    case (1..., let s) where s.count > 1:
      print("1", ((~(~Int32(2147483647))) << 1))
    default:
      print("default", "\(s1)".map { String($0) })
    }
    if ((n, a) == (n, a)) {
      let v5: Bool = (!Array(1...5).contains(n))
      _ = v5
      s1.items.append(stride(from: 0, to: n % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 })
    }
    return a
  }
  print(f4(s1.b), f4((["b", "a"] + ["a,b,,c"]).joined(separator: "Hello"), 0) as Any)
  if (String?.none?.count == nil) {
    s1.items.sort()
    s1[(Character("7").isUppercase ? s1.total : s1.items.count)] = 4
  } else {
    func risk6(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ("👩‍👩‍👧x".last ?? Character("7")).isNumber || n > 3 { throw Failure.code(n) }
      return [s1].map(\.a)[0]
    }
    do { print(try risk6(1)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk6(2)) ?? -1)
  }
  print(Int("  pad ".description).map { "n\($0)" }, min((~(UInt8(0) << 9)), (~(UInt8(exactly: Int16(32767)) ?? UInt8(255)))))
  switch Int("\(s1)") {
  case nil:
    print("nil", min((Int32(exactly: (UInt64(2) >> 1)) ?? Int32(-2147483648)), ((Int32(exactly: UInt64(1000)) ?? Int32(-7)) & (Int32(3) / 5))))
  case .some(3):
    print(".some(3)", Int((((Double("👩‍👩‍👧x") ?? -3.25) - (-3.25).ulp) / 1e6).rounded(.towardZero)))
  case let n?:
    print("n?", s1.items.map { "\($0)" }.first)
  }
}
protocol P23 { var name: String { get }; func score(_ k: Int) -> Int }
extension P23 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP23: P23 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP23: BP23 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP23: P23 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP23: P23 { var name = "👩‍👩‍👧x" }
func bestP23<T: P23>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program23() {
  print("== 23")
  var s1: any P23 = WP23()
  _ = s1
  print(((s1 as any P23).twice(), String(describing: type(of: s1 as any P23)).map { String($0) }.joined(separator: ".")))
  func f2(_ a: [Int], _ n: Int = 1) -> [Int] {
    let v3: Int? = (Set([1, 2, 3]).isSubset(of: a) ? n : nil)
    _ = v3
    if ((s1 as any P23) is VP23) {
      func f4(_ a: Int, _ n: Int = 1) -> Int {
        var v5: UInt8 = (((s1 as any P23) is VP23) ? (~UInt8(3)) : (UInt8(0) % 11))
        _ = v5
        print(((~(UInt(41) &- UInt(2))) % 11))
        return (((VP23(k: n) as any P23) as? BP23)?.v ?? 8)
      }
      print(f4(n), f4(({ (x: Int) -> Int in x &+ ["a": 1, "b": 2]["a,b,,c", default: n] }(n)), 3) as Any)
      loop7: for i6 in 0..<4 {
        _ = i6
        print(((~(UInt(1000) / 3)) | (UInt(7).byteSwapped / 5)), String(describing: type(of: s1 as any P23)).lowercased())
        print(a.first)
        if ((s1 as any P23) is VP23) { continue loop7 }
        var v8: UInt = ((~UInt(7)) &<< 5)
        _ = v8
      }
    } else {
      if ((s1 as any P23) is VP23) {
        var v9: [String: Int] = Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }
        _ = v9
        v9[(s1 as any P23).name] = bestP23([BP23(v: 2), DP23(v: 1)])
      } else {
        print((UInt8(exactly: min((Int32(-1742089148) >> 9), (Int32(1354553913) % 11))) ?? UInt8(0)), Int32(truncatingIfNeeded: ((UInt8(0) % 11) / 5)))
      }
    }
    return Array(stride(from: 0, to: -3, by: 4))
  }
  print(f2(Set([1, 2, 3]).subtracting(Array(1...5)).sorted()), f2(["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.map(\.count), 0) as Any)
  print((1...10 ~= ["a": 1, "b": 2].merging(["a": 1, "b": 2]) { $0 &- $1 }[(s1 as any P23).name, default: bestP23([BP23(v: 2), DP23(v: 1)])]))
  print(Character("é"))
  print((String(describing: type(of: s1 as any P23)).count, (Int?.none.map { "n\($0)" } ?? (s1 as any P23).name)))
  print(((((s1 as any P23) as? BP23)?.v ?? 8), String(describing: type(of: s1 as any P23))).0, String(describing: type(of: DP23(v: Int(65536)) as any P23)))
  func f10(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f10", n) }
    if n < 5 { return f10(a, n + 2) }
    switch (String?.none.map { $0 + "?" } ?? String(describing: type(of: s1 as any P23))) {
    case "":
      print("", Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: &+).keys.sorted().first)
    case "a", "Hello":
      print("Hello", (~((false ? Int32(-7) : Int32(2147483647)) / 5)))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", ((Int8(exactly: (Int16(3) / 5)) ?? Int8(-119)) << 1))
    default:
      print("default", a)
    }
    print(String(describing: type(of: s1 as any P23)), (Int?.none.flatMap { $0 > 0 ? $0 : nil } ?? (false ? n : nil)).flatMap { $0 > 0 ? $0 : nil })
    return Set(a.map { $0 % 4 }).sorted()
  }
  print(f10(Set([3, 1, 2]).sorted()), f10((Array([4, 4, -1, 9].enumerated().map { $0.offset &* $0.element }) + zip(Array(1...5), [5]).map { $0 &+ $1 }), 3) as Any)
}
indirect enum E24: Equatable {
  case leaf(Int), pair(left: E24, right: E24), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-17): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(41))) }
}
final class C24 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C24?
  weak var back: C24?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C24 { n &+= k; return self }
}
func program24() {
  print("== 24")
  var s1: E24 = E24.none
  _ = s1
  var s2: C24 = C24(Int(2))
  _ = s2
  loop4: for i3 in ["b", "a"].reversed().map { $0 + "!" }.filter { !$0.isEmpty }.prefix(3) {
    _ = i3
    s2.next?.n &+= 1
    loop6: for i5 in s2.log.prefix(4) {
      _ = i5
      if (s1 == .none) {
        let v7: Character = (s2.late.max() ?? Character("a"))
        _ = v7
        print(s2.log.last, s2.log.count.signum())
      }
      print((Int((max(1e16, 123456789.125) / 1e6).rounded()), s2.late), E24.none.depth)
      switch ["a": i5, "Hello": i5][i3] {
      case nil:
        print("nil", i5)
      case .some(3):
        print(".some(3)", (((s1 == .none) && (["x", "yy", "x"] != ["x", "yy", "x"])) ? Int8(clamping: (UInt32(0) % 11)) : (Int8(-128).byteSwapped &* (Int8(-128) &>> 9))))
      case let n?:
        print("n?", i5)
      }
    }
    if let o8 = [String: Int]().mapValues { $0 &* 3 }[i3].map(({ (n: Int) -> Int in let m = n &* 2; return m &- s2.n })), (s1 == .none) {
      print(o8)
      var v9: Int = o8
      _ = v9
    } else {
      print(E24.leaf(Int(7)).depth)
    }
  }
  var c11 = s2.log.count
  let make10: () -> Int = { c11 &+= s1.depth; return c11 }
  print(make10(), c11, make10())
  func inmake10(_ x: inout Int) { x &+= s2.n; print(x) }
  var tmake10 = c11; inmake10(&tmake10); print(tmake10, c11)
  print(s2.log)
  var v12: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- { if case .leaf(let v) = s1 { return v } else { return -9 } }() })
  _ = v12
  var v13: UInt = min((UInt(2) ^ UInt(41)), (UInt(1000) / 3))
  _ = v13
  switch (Int(1), "  pad ").1 {
  case "":
    print("", Character("7"))
  case "a", "Hello":
    print("Hello", (v13.byteSwapped / 5))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", v13)
  default:
    print("default", E24.text(""))
  }
  if (s1 != .leaf(2)) {
    func risk14(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 == .none) || n > 3 { throw Failure.code(n) }
      return { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    }
    do { print(try risk14(1)) ; print(try risk14(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk14(9)) ?? -1)
    print(E24.none, (s1.depth % 100))
  }
  switch s2.late {
  case "":
    print("", ((s2.next?.next?.bump().n ?? -3), (s2.late + ("👩‍👩‍👧x" + "👩‍👩‍👧x"))))
  case "a", "Hello":
    print("Hello", ((([5].count), s2.late) < (s2.log.count, s2.late)))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (s2.late.hasPrefix(s2.late) ? s2.bump(by: 2).n : nil))
  default:
    print("default", (C24(text: "a,b,,c") ?? C24(0)).bump(by: 2).n)
  }
  func f15(_ a: Int, _ n: Int = 1) -> Int {
    if (s1 != .leaf(2)) {
      do { let f = { [weak o = s2] in o?.n ?? -1 }; print(f()) }
      func f16(_ a: [Int], _ n: Int = 1) -> [Int] {
        guard n > 0 else { return Array(stride(from: 0, to: -3, by: -5)) }
        if n < 5 { return f16(a, n + 2) }
        let v17: Bool = (1...10 ~= (s2.next?.n ?? 3))
        _ = v17
        var v18: Bool = (s1 == .none)
        _ = v18
        return a
      }
      print(f16(s2.log), f16(s2.log, 3) as Any)
    } else {
      do { let other = s2; other.n &-= 1; print(other === s2, s2.n) }
    }
    var c20 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    let make19: () -> Int = { c20 &+= s1.depth; return c20 }
    print(make19(), c20, make19())
    func inmake19(_ x: inout Int) { x &+= a; print(x) }
    var tmake19 = c20; inmake19(&tmake19); print(tmake19, c20)
    return s2.n
  }
  print(f15([String: Int]().values.sorted().filter { $0 < { if case .leaf(let v) = s1 { return v } else { return -9 } }() }.count), f15(s1.depth, 0) as Any)
}
struct G26<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G26<U> { var g = G26<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G26 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G26: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program26() {
  print("== 26")
  var s1: G26<Int> = G26<Int>()
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if "<\([4, 4, -1, 9])>".hasPrefix(String(Int(2), radix: 2)) || n > 3 { throw Failure.code(n) }
    return s1.map { String($0) }.description.utf16.count
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  if ("\(s1)" != s1.map { String($0) }.description) {
    if (!(["x", "yy", "x"] != ["x", "yy", "x"])) {
      print((s1.filter { $0 > 0 }.contains(s1.map { $0 }.items.count) ? s1.reduce(0, &+) : nil))
      var c4 = s1.reduce(0, &+)
      let make3: () -> Int = { c4 &+= (Set([1, 2, 3]).isSubset(of: [Int]()) ? s1.reduce(0, &+) : Int(1000).leadingZeroBitCount); return c4 }
      print(make3(), c4, make3())
      func inmake3(_ x: inout Int) { x &+= (s1.map { $0 }.items.count % 13); print(x) }
      var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
    }
    func f5(_ a: Int, _ n: Int = 1) -> Int {
      if n < 5 { return f5(a, n + 2) }
      var v6: String? = (false ? "naïve" : nil).map { $0 + "?" }
      _ = v6
      func f7(_ a: Int, _ n: Int = 1) -> Int {
        guard n > 1 else { return n }
        print(a)
        print((~((Int32(-7) >> 5) &* (Int32(1340377110) % 11))), ("\(s1)".first ?? Character("7")))
        return G26<Int>().sum
      }
      print(f7(a), f7(s1.map { $0 }.items.count, 7) as Any)
      return a
    }
    print(f5((s1.best ?? 0)), f5((s1.best ?? 0), 3) as Any)
  }
  loop9: for (_, i8) in [String: Int]().keys.sorted().filter { !$0.isEmpty }.prefix(3).enumerated() where (("Hello".first ?? Character("é")) > ("Hello".first ?? Character("é"))) {
    _ = i8
    print((({ (n: Int) -> Int in let m = n &* 2; return m &- ((s1.best ?? 0) % 1000 - s1.reduce(0, &+) % 1000) }))(s1.sum), s1.map { String($0) }.description.debugDescription)
    print((Optional("opt")?.count ?? (true ? Int(2) : nil)).flatMap { $0 > 0 ? $0 : nil }, (s1.best ?? 0))
    print(({ var g = G26<Int>(); g.push(Int(-1) % 1000); g.push(2); return g }().best ?? 0))
  }
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  s1.push((s1.best ?? 0) % 1000)
  var c11 = s1.map { $0 }.items.count
  let make10: () -> Int = { c11 &+= s1.map { $0 }.items.count; return c11 }
  print(make10(), c11, make10())
  func inmake10(_ x: inout Int) { x &+= Set([1, 2, 3]).sorted().filter { $0 != Int(truncatingIfNeeded: UInt16(0)) }.count; print(x) }
  var tmake10 = c11; inmake10(&tmake10); print(tmake10, c11)
  print((~(UInt8(255).byteSwapped / 5)))
}
indirect enum E28: Equatable {
  case leaf(Int), pair(left: E28, right: E28), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(0): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-17))) }
}
struct S28: Equatable, CustomStringConvertible {
  var a: Int = Int(2)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S28(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = a.addingReportingOverflow(k).partialValue.byteSwapped; items.append(k); b += String(stride(from: 0, to: a % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }, radix: 36) }
  subscript(i: Int) -> Int { get { i &+ (Int?(-2).flatMap { $0 > 0 ? $0 : nil } ?? (a << 1)) } set { items.append(newValue); a = i } }
  static func + (l: S28, r: S28) -> S28 { S28(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program28() {
  print("== 28")
  var s1: E28 = E28.none
  _ = s1
  var s2: S28 = S28(a: Int(1000), b: "naïve")
  _ = s2
  if let o3 = Dictionary(grouping: ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) { String($0.prefix(1)) }.mapValues(\.count)[s2[keyPath: \S28.b]], (s1 != .leaf(2)) {
    print(o3)
    let v4: Bool = (s1 != .leaf(2))
    _ = v4
  } else {
    print((((true ? Int32(1282275460) : Int32(-7)) % 11) % 11))
  }
  print(Int("<\(Character("é"))>").map { "n\($0)" }, (UInt(truncatingIfNeeded: s1.depth) << 1))
  if (s1 != .leaf(2)) {
    if let o5 = ("Hello".hasSuffix("👩‍👩‍👧x") ? (([Int]() + [Int(1)])[0]) : nil).flatMap { $0 > 0 ? $0 : nil }, (!(s1 != .leaf(2))) {
      print(o5)
      s2.total = s2.items.count
    } else {
      print(((s1 == .none) ? Int8(-7).byteSwapped.byteSwapped : min((Int8(115) % 11), (Int8(3) &<< 1))))
    }
    let v6: E28 = E28.none
    _ = v6
  } else {
    switch ({ (x: Int) -> Int in x &+ (Int(1) >> 70) }(s2[keyPath: \.a])) {
    case 0:
      print("0", S28(a: Int(0), b: "a,b,,c"))
    case 1...5:
      print("1...5", E28.none)
    case let n where n % 2 == 0:
      print("0", ((UInt(exactly: (Int32(-2147483648) &>> 5)) ?? UInt(7)) ^ min((UInt(41) & UInt(7)), min(UInt(7), UInt(7)))))
    case ..<0:
      print("..<0", Set(zip(s2.items, s2.items).map { $0 &+ $1 }).sorted())
    default:
      print("default", s2.items.filter { $0 > min(s1.depth, s2[keyPath: \.a]) })
    }
  }
  loop8: for i7 in s2.b.description.prefix(3) {
    _ = i7
    let v9: UInt = ((UInt(1000) / 5) % 11)
    _ = v9
    func f10(_ a: [Int], _ n: Int = 1) -> [Int] {
      guard n > 1 else { return s2.items }
      s2[keyPath: \.a] &-= 2
      s1.grow()
      return S28(b: "e\u{301}", items: a).items
    }
    print(f10(s2.items), f10(s2.items, 0) as Any)
    if case .pair(let l, _) = s1 { s1 = l }
  }
  var c12 = s2.a
  let make11: () -> Int = { c12 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }().quotientAndRemainder(dividingBy: 7).quotient; return c12 }
  print(make11(), c12, make11())
  func inmake11(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake11 = c12; inmake11(&tmake11); print(tmake11, c12)
  loop14: for i13 in s2.items.prefix(4) {
    _ = i13
    if let o15 = s2.items.last.map(({ n in n > [s2].map(\.a)[0] ? n : { if case .leaf(let v) = s1 { return v } else { return -9 } }() })), (Set<Int>().isSubset(of: Array(1...5)) && "Hello".hasSuffix("1234")) {
      print(o15)
      switch (i13, "\(s2)") {
      case (0, _):
        print("_)", i13)
      case (let n, "a") where n > 0:
        print("0", String(describing: (o15, "e\u{301}".map { String($0) }.joined(separator: "."))))
      case (1..., let s) where s.count > 1:
        print("1", s2.items.contains(o15))
      default:
        print("default", "\(S28(a: o15, b: ""))")
      }
    } else {
      print(s2[keyPath: \S28.b])
    }
    s2.a = s1.depth
    let v16: [Int] = s2.items
    _ = v16
  }
  print((((Int8(127) &>> 9) << 1) &<< 9), ([String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [("" + "naïve")]).last)
  print(s1.depth, (E28.none != .leaf(2)))
  if (Set([5]) == Set(Array(1...5))) {
    var v17: (Int, String) = (min(Int(0), Int(1000)), s2[keyPath: \S28.b])
    _ = v17
    print(Dictionary(grouping: String(repeating: "a", count: 0).map { String($0) }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }, Character("é"))
  }
}
final class C31 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C31?
  weak var back: C31?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C31 { n &+= k; return self }
}
func program31() {
  print("== 31")
  var s1: C31 = (C31(text: "1234") ?? C31(0))
  _ = s1
  print(C31(Int(-17)).log, s1.log.min())
  s1.next = nil
  if let o2 = ((UInt8(255) < UInt8(0)) ? ([4, 4, -1, 9].reduce(0, &+)) : nil).map { "n\($0)" }, (["b", "a"].joined(separator: "Hello") == "a".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")) {
    print(o2)
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((Int(-17), o2) < (Int(1), o2)) || n > 3 { throw Failure.code(n) }
      return s1.log.count
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(2)) ?? -1)
  } else {
    print(max((s1.next?.next?.bump().n ?? -3), s1.log.count, Int(2)))
  }
  if let o4 = Int(s1.late), (1...10 ~= (s1.next?.n ?? 3)) {
    print(o4)
    let v5: Int = (s1.next?.n ?? 3).quotientAndRemainder(dividingBy: 7).quotient
    _ = v5
  } else {
    print(Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+).filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  }
  print(((~(UInt(0) / 5)) / 5), ["a": (Character("a").isLetter ? (true ? Int(65536) : Int(1)) : (s1.next?.n ?? 3)), "Hello": (s1.next?.next?.bump().n ?? -3)].sorted { $0.key < $1.key })
  print((((Optional(4) == nil) ? (true ? UInt(1000) : UInt(1000)) : (true ? UInt(2) : UInt(7))) & (UInt(7).byteSwapped % 11)), (({ $0 &+ Set([1, 2, 3]).filter { $0 % 2 == 0 }.count }))(s1.n))
  let v6: Int = s1.n
  _ = v6
}
protocol P35 { var name: String { get }; func score(_ k: Int) -> Int }
extension P35 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP35: P35 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP35: BP35 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP35: P35 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP35: P35 { var name = "a,b,,c" }
func bestP35<T: P35>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program35() {
  print("== 35")
  var s1: any P35 = DP35(v: Int(-1))
  _ = s1
  print((UInt8(exactly: Int32(truncatingIfNeeded: UInt(clamping: Int32(-2147483648)))) ?? UInt8(255)), ((((s1 as any P35) is DP35) ? Int8(-128).byteSwapped : (~Int8(3))) % 11))
  switch (s1 as any P35).name {
  case "":
    print("", (((s1 as any P35).score(3) % (-5)) % 13))
  case "a", "Hello":
    print("Hello", Set((false ? "👩‍👩‍👧x" : "a").utf8.map { Int($0) }.map { $0 % 4 }).sorted())
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (bestP35([BP35(v: 2), DP35(v: 1)]) % (-5)))
  default:
    print("default", String(describing: type(of: BP35(v: Int(-1)) as any P35)))
  }
  switch Int((s1 as any P35).name) {
  case nil:
    print("nil", Array(stride(from: 9, to: 10, by: -5)).min().map { "n\($0)" })
  case .some(3):
    print(".some(3)", ((s1 as any P35) is DP35))
  case let n?:
    print("n?", ((((s1 as any P35) is VP35) ? bestP35([BP35(v: 2), DP35(v: 1)]) : (((s1 as any P35) as? BP35)?.v ?? 8)), String(describing: type(of: s1 as any P35))))
  }
  print(((s1 as any P35).twice() / 3), [String: Int]().merging(["a": 1, "b": 2]) { $0 &- $1 }.keys.sorted().sorted())
  if let o2 = [String: Int]()["Hello"].flatMap { $0 > 0 ? $0 : nil }.map(({ n in n > (Int(-17) &* Int(41)) ? n : (s1 as any P35).score(3) })), ((s1 as any P35) is VP35) {
    print(o2)
    let v3: Int = o2
    _ = v3
  } else {
    print((BP35(v: Int(0)) as any P35).twice())
  }
  if let o4 = (Int((true ? "  pad " : "a,b,,c")) ?? Int("1234").flatMap { $0 > 0 ? $0 : nil }), ((s1 as any P35) is VP35) {
    print(o4)
    if ((s1 as any P35) is VP35) {
      let v5: Int? = ["x", "yy", "x"].max()?.count
      _ = v5
      let v6: [String: Int] = ["a": (s1 as any P35).score(3), "Hello": (s1 as any P35).twice()]
      _ = v6
    } else {
      if let o7 = [Int]().map { $0 % 5 }.filter { $0 > o4 }.min(), ((s1 as any P35) is VP35) {
        print(o7)
        print(zip([3, 1, 2], [3, 1, 2]).map { $0 &+ $1 }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- o4 })).map { "\($0)" }, min((Int8(clamping: o4) / 3), min(Int8(-128), Int8(-128)).byteSwapped))
      } else {
        print(Set([4, 4, -1, 9].map({ $0 &+ 1 }).map { $0 % 4 }).intersection(["b", "a"].sorted().map(\.count)).sorted())
      }
    }
  } else {
    print(String(describing: type(of: s1 as any P35)).map { String($0) }.joined(separator: "."))
  }
  print(max((s1 as any P35).twice(), ["x", "yy", "x"].compactMap { Int($0) }.filter { $0 > (Int(-1) & Int(-1)) }.count, Int(7)))
  switch String(describing: type(of: s1 as any P35)) {
  case "":
    print("", Set([String]().map { $0.utf8.count }.map { $0 % 4 }).symmetricDifference([String]().filter { !$0.isEmpty }.compactMap { Int($0) }).sorted())
  case "a", "Hello":
    print("Hello", Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).mapValues { $0 &* 3 }.keys.sorted())
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (UInt8(exactly: ((true ? Int16(3) : Int16(-2648)) &>> 9)) ?? UInt8(3)))
  default:
    print("default", UInt(clamping: Int(truncatingIfNeeded: (Int8(-7) << 5))))
  }
}
final class C37 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C37?
  weak var back: C37?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C37 { n &+= k; return self }
}
indirect enum E37: Equatable {
  case leaf(Int), pair(left: E37, right: E37), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(7))) }
}
func program37() {
  print("== 37")
  var s1: C37 = C37(Int(2))
  _ = s1
  var s2: E37 = E37.none
  _ = s2
  print((s1.log + s1.log.reduce(into: [Int]()) { $0.append($1 % 10) }), (max(s2.depth, Int((-3.25 / 1e6).rounded(.up)), Int(-17)) % 1000 * (~s1.n) % 1000))
  print(Set([1, 2, 3]).filter { $0 % 2 == 0 }.subtracting([Int(-17), Int(41)]).filter { $0 % 2 == 0 }.sorted())
  print((C37(text: "") ?? C37(0)).late)
  let v3: Int? = ((s2 != .leaf(2)) ? { if case .leaf(let v) = s2 { return v } else { return -9 } }() : nil)
  _ = v3
  print(Character("é"))
  s2.grow()
  var c5 = Int((max(1e10, -3.25) / 1e6).rounded(.up))
  let make4: () -> Int = { c5 &+= s1.late.utf8.count; return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  if let o6 = [String: Int]()["a"].map { "n\($0)" }?.uppercased(), (1...10 ~= ["a": 1, "b": 2]["Hello", default: Int(65536)]) {
    print(o6)
    print({ if case .leaf(let v) = E37.none { return v } else { return -9 } }(), ([5].filter { $0 > Int(7) }.allSatisfy { $0 > s1.log.count } ? (Int(1000), o6).1 : nil))
  } else {
    print((((false ? Int32(-7) : Int32(2147483647)) / 5) % 11))
  }
  let v7: String = s1.late
  _ = v7
}
struct G38<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G38<U> { var g = G38<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G38 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G38: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program38() {
  print("== 38")
  var s1: G38<Int> = { var g = G38<Int>(); g.push(Int(41) % 1000); g.push(2); return g }()
  _ = s1
  switch "\(s1)".lowercased() {
  case "":
    print("", (((2.75 - 0.0)).rounded(.down)).truncatingRemainder(dividingBy: 0))
  case "a", "Hello":
    print("Hello", (({ n in n > ((s1.best ?? 0) << (-2)) ? n : s1.reduce(0, &+) }))((s1.best ?? 0)))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (({ n in n > s1.reduce(0, &+) ? n : max(s1.reduce(0, &+), (s1.best ?? 0), Int(-1)) }))(s1.map { $0 }.items.count))
  default:
    print("default", ["a": s1.map { $0 }.items.count, "Hello": s1.sum].mapValues { $0 &* 3 }.sorted { $0.key < $1.key })
  }
  print(min(((true ? Int8(-40) : Int8(3)) / 3), (((1, "one") == (1, "one")) ? (Int8(-7) &- Int8(110)) : (Int8(3) &>> 9))), G38<Int>().map { $0 }.items.count)
  print(Set([1, 2, 3]).sorted().map(({ n in n > Int(0) ? n : Int(-17) })).filter { $0 > s1.map { $0 }.items.count }.count)
  print(G38<Int>().map { $0 % 7 }.sorted())
  func f2(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f2", n) }
    guard n > 1 else { return s1.items }
    if n < 5 { return f2(a, n + 2) }
    print((min((Int8(exactly: UInt32(0)) ?? Int8(-7)), (Int8(-128) / 3)) % 11), Dictionary(["a": 1, "b": 2].keys.sorted().map { ($0, $0.count) }, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    if let o3 = [String]().sorted().max()?.count, (Set([1, 2, 3]).sorted() == a) {
      print(o3)
      let v4: Int = s1.map { $0 }.items.count
      _ = v4
    } else {
      print((n, ((Int?.none == nil) ? "\(s1)" : ("Zoë\n" + ""))))
    }
    return a
  }
  print(f2([5].map { "\($0)" }.map(\.count)), f2(Array([3, 1, 2].reduce(into: [Int]()) { $0.append($1 % 10) }.enumerated().map { $0.offset &* $0.element }), 7) as Any)
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- s1.sum }))(s1.sum), (({ n in n > Set([1, 2, 3]).filter { $0 % 2 == 0 }.count ? n : s1.sum }))(((1, "one").0 % (-5))))
  let v5: String = "\(s1)"
  _ = v5
}
struct G39<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G39<U> { var g = G39<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G39 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G39: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program39() {
  print("== 39")
  var s1: G39<Int> = G39<Int>()
  _ = s1
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  func f2(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f2", n) }
    if Array([5].prefix { $0 > 1 }).contains(s1.map { $0 }.items.count) {
      var c4 = (s1.best ?? 0)
      let make3: () -> Int = { c4 &+= s1.reduce(0, &+); return c4 }
      print(make3(), c4, make3())
      func inmake3(_ x: inout Int) { x &+= ("naïve".contains("naïve") ? n : s1.map { $0 }.items.count); print(x) }
      var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
      func risk5(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (((1, "one") == (1, "one")) && Character("7").isASCII) || n > 3 { throw Failure.code(n) }
        return n
      }
      do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk5(9)) ?? -1)
    }
    for x in s1 { print(x) }
    return Array(stride(from: 0, to: -3, by: -5)).min()
  }
  print(f2(Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: { $1 })[s1.map { String($0) }.description]), f2(Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count)[s1.map { String($0) }.description], 0) as Any)
  var c7 = s1.sum
  let make6: () -> Int = { c7 &+= (s1.best ?? 0); return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= s1.sum; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  print(min(((Int32(exactly: Int8(127)) ?? Int32(3)) / 3), Int32(-2147483648).byteSwapped.byteSwapped))
  func risk8(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.items.allSatisfy { $0 > s1.reduce(0, &+) } || n > 3 { throw Failure.code(n) }
    return s1.sum
  }
  do { print(try risk8(1)) ; print(try risk8(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk8(2)) ?? -1)
}
let programs: [() -> Void] = [program0, program1, program2, program3, program5, program8, program9, program10, program11, program13, program14, program17, program18, program20, program22, program23, program24, program26, program28, program31, program35, program37, program38, program39]
for program in programs { program() }
