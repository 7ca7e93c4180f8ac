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
let programs: [() -> Void] = [program0, program1, program2, program3, program5, program8]
for program in programs { program() }
