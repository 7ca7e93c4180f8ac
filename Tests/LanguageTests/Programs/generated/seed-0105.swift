enum Failure: Error { case code(Int) }
indirect enum E1: Equatable {
  case leaf(Int), pair(left: E1, right: E1), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(7): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(2))) }
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
  var s1: E1 = E1.none
  _ = s1
  var s2: C1 = C1(Int(-1)).bump()
  _ = s2
  var v3: Double = (-(Double(Int(7))))
  _ = v3
  if (Int("👩‍👩‍👧x") == nil) {
    loop5: for i4 in (Int?.none.map { "n\($0)" } ?? s2.late).prefix(3) {
      _ = i4
      if (s1 != .leaf(2)) {
        v3 = Double(Float(v3))
        _ = s2.bump(by: { if case .leaf(let v) = s1 { return v } else { return -9 } }())
      } else {
        print(s2.late.utf8.map { Int($0) }, [String]().reversed().map { $0 + "!" }.reversed().map { $0 + "!" }.sorted())
      }
      var c7 = s2.n
      let make6: () -> Int = { c7 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c7 }
      print(make6(), c7, make6())
      func inmake6(_ x: inout Int) { x &+= (s2.next?.next?.bump().n ?? -3); print(x) }
      var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
      if s2.late.hasPrefix(s2.late) { continue loop5 }
      s2 = (C1(text: "") ?? C1(0))
    }
    func f8(_ a: Int, _ n: Int = 1) -> Int {
      if n < 5 { return f8(a, n + 2) }
      var v9: (Int, String) = (s2.n, String(Character("7")))
      _ = v9
      print(min((UInt(1000).byteSwapped &+ (UInt(0) % 11)), (~(~UInt(41)))), (({ n in n > (s2.next?.next?.bump().n ?? -3) ? n : { if case .leaf(let v) = s1 { return v } else { return -9 } }() }))(s1.depth))
      return E1.none.depth
    }
    print(f8(s2.bump(by: 2).n), f8(((s1 == .none) ? (Int?.none ?? Int(2)) : (s2.next?.n ?? 3)), 3) as Any)
  } else {
    print(s2.late.map { String($0) }, min(s2.bump(by: 2).n, s1.depth))
  }
  v3 -= 0.5
  if (s1 != .leaf(2)) {
    v3.round()
    func risk10(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if Set([2, 9]).subtracting([Int]()).isSubset(of: (Array(1...5) + [3, 1, 2])) || n > 3 { throw Failure.code(n) }
      return ([String: Int]()["e\u{301}", default: Int(-1)] % 1000 - { if case .leaf(let v) = s1 { return v } else { return -9 } }() % 1000)
    }
    do { print(try risk10(4)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk10(2)) ?? -1)
  }
  s2.next = nil
}
protocol P2 { var name: String { get }; func score(_ k: Int) -> Int }
extension P2 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(-1) }; func twice() -> Int { score(score(2) % 100) } }
class BP2: P2 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP2: BP2 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP2: P2 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP2: P2 { var name = "naïve" }
func bestP2<T: P2>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program2() {
  print("== 2")
  var s1: any P2 = BP2(v: Int(41))
  _ = s1
  print(((((s1 as any P2) is DP2) ? bestP2([BP2(v: 2), DP2(v: 1)]) : (Int(-17) % 1000 * Int(7) % 1000)), String(describing: type(of: s1 as any P2))))
  let v2: Int = (s1 as any P2).twice()
  _ = v2
  let v3: (Int) -> Int = ({ $0 &+ (~v2) })
  _ = v3
  print(v2.multipliedReportingOverflow(by: (s1 as any P2).score(3)).partialValue, v2)
  var v4: any P2 = VP2(k: (~v2))
  _ = v4
  let v5: Int = v2
  _ = v5
  let v6: String = (v4 as any P2).name
  _ = v6
}
struct S3: Equatable, CustomStringConvertible {
  var a: Int = Int(1)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ ({ (x: Int) -> Int in x &+ a }(a)).signum() } }
  var description: String { "S3(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = min(a, a); items.append(k); b += String(repeating: b, count: 0) }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S3, r: S3) -> S3 { S3(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program3() {
  print("== 3")
  var s1: S3 = S3(b: "z")
  _ = s1
  if let o2 = (["b", "a"].sorted() + ["\(s1)"]).max(), ((Int(-17), "") < (Int(65536), "a")) {
    print(o2)
    let v3: Int = ({ (x: Int) -> Int in x &+ s1.a }([s1].map(\.a)[0]))
    _ = v3
  } else {
    print(["a": max(Int(-1), Int(7), Int(65536)), "Hello": s1.total].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  }
  print((Int(String(Character("7"))) == nil), Set([4, 4, -1, 9].map { $0 % 4 }).union([3, 1, 2].map { $0 &* 2 }).intersection((s1.items + s1.items)).sorted())
  if let o4 = ["a": Int(-17), "Hello": Int(-1)][s1.b].map { "n\($0)" }, s1.items.contains(s1.items.count) {
    print(o4)
    var v5: Int = ["a": 1, "b": 2].filter { $0.value > 1 }[s1.b, default: s1.a]
    _ = v5
  } else {
    print(((1...10 ~= Int(41)) ? "<\(false)>" : nil).map { $0 + "?" })
  }
  print(Set(zip(Array(1...5), [4, 4, -1, 9]).map { $0 &+ $1 }).symmetricDifference(zip([4, 4, -1, 9], [3, 1, 2]).map { $0 &+ $1 }.sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) })).sorted())
  let v6: Character = ("\(s1)".max() ?? Character("é"))
  _ = v6
  var c8 = s1[keyPath: \.a]
  let make7: () -> Int = { c8 &+= [s1].map(\.a)[0]; return c8 }
  print(make7(), c8, make7())
  func inmake7(_ x: inout Int) { x &+= s1[keyPath: \.a]; print(x) }
  var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  print((([String]() + ["Hello"]).sorted() + [s1.b]))
  print((({ n in n > ([4, 4, -1, 9].contains(Int(2)) ? s1.items.count : s1.total) ? n : s1.a }))([s1].map(\.a)[0]), s1.a)
  print((({ n in n > [s1].map(\.a)[0] ? n : s1.items.count.bitWidth }))((Int?.none.flatMap { $0 > 0 ? $0 : nil } ?? [s1].map(\.a)[0])))
}
protocol P4 { var name: String { get }; func score(_ k: Int) -> Int }
extension P4 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1) }; func twice() -> Int { score(score(2) % 100) } }
class BP4: P4 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP4: BP4 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP4: P4 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP4: P4 { var name = "  pad " }
func bestP4<T: P4>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program4() {
  print("== 4")
  var s1: any P4 = DP4(v: Int(0))
  _ = s1
  print(((WP4() as any P4) is VP4))
  var v2: Bool = ((-4, "").1 == String(describing: type(of: s1 as any P4)))
  _ = v2
  let v3: Int = Set(Array(1...5)).count
  _ = v3
  if ((s1 as any P4) is DP4) {
    print(v3, (WP4() as any P4).score(3))
    switch ((s1 as any P4).score(3), (s1 as any P4).name) {
    case (0, _):
      print("_)", v2)
    case (let n, "a") where n > 0:
      print("0", (((DP4(v: v3) as any P4) as? BP4)?.v ?? 8))
    case (1..., let s) where s.count > 1:
      print("1", Set(Array([4, 4, -1, 9].dropLast()).sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) })).sorted())
    default:
      print("default", (((s1 as any P4) is VP4) ? ((~Int32(-1410276112)) &>> 9) : (min(Int32(3), Int32(-7)) / 3)))
    }
  }
  v2.toggle()
  v2.toggle()
  print((((["x", "yy", "x"] != [String]()) ? (v2 ? Int32(2147483647) : Int32(-2147483648)) : (Int32(-1834878823) &<< 5)) ^ (Set<Int>().isSubset(of: [Int]()) ? min(Int32(3), Int32(3)) : Int32(2147483647).byteSwapped)), ((~UInt8(truncatingIfNeeded: Int16(24407))) &<< 5))
}
protocol P5 { var name: String { get }; func score(_ k: Int) -> Int }
extension P5 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(0) }; func twice() -> Int { score(score(2) % 100) } }
class BP5: P5 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP5: BP5 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP5: P5 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP5: P5 { var name = "  pad " }
func bestP5<T: P5>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program5() {
  print("== 5")
  var s1: any P5 = WP5()
  _ = s1
  loop3: for i2 in ["x", "yy", "x"].reversed().map { $0 + "!" }.reversed().map { $0 + "!" }.prefix(3) {
    _ = i2
    func risk4(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (i2.first ?? Character("a")).isASCII || n > 3 { throw Failure.code(n) }
      return (s1 as any P5).score(3)
    }
    do { print(try risk4(4)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk4(9)) ?? -1)
    loop6: for i5 in 0..<1 {
      _ = i5
      print((VP5(k: i5) as any P5).twice())
      print((~(((s1 as any P5) is VP5) ? (UInt(7) / 3) : UInt(clamping: Int8(-128)))), Set(["x", "yy", "x"].filter { !$0.isEmpty }.map(\.count)).sorted())
      if ((s1 as any P5) is DP5) { continue loop6 }
      func f7(_ a: Int, _ n: Int = 1) -> Int {
        defer { print("leaving f7", n) }
        let v8: [Int] = Set([3, 1, 2]).sorted()
        _ = v8
        print(((i5 != i2.utf8.count) ? (~(Int8(127) % 11)) : (Int8(truncatingIfNeeded: UInt32(4294967295)) >> 9)))
        return n
      }
      print(f7(([Int]().map { $0 % 5 }.endIndex)), f7((Int((-3.25 / 1e6).rounded(.up)) % 1000 + (((s1 as any P5) as? BP5)?.v ?? 8) % 1000), 0) as Any)
    }
    if ((s1 as any P5) is VP5) { continue loop3 }
    print((([0.0, 123456789.125].reduce(0, +)).truncatingRemainder(dividingBy: 3)).ulp, (({ n in n > bestP5([BP5(v: 2), DP5(v: 1)]) ? n : [4, 4, -1, 9].filter { $0 > Int(1) }.count.trailingZeroBitCount }))((Array(stride(from: 0, to: 10, by: 4)).underestimatedCount)))
  }
  if (Int?(-2).map({ $0 &+ 1 }) == nil) {
    switch (((s1 as any P5) as? BP5)?.v ?? 8) {
    case 0:
      print("0", (BP5(v: Int(41)) as any P5).score(3))
    case 1...5:
      print("1...5", ((Int8(-7) % 11) % 11).byteSwapped)
    case let n where n % 2 == 0:
      print("0", (VP5(k: Int(7)) as any P5).twice())
    case ..<0:
      print("..<0", (String(describing: type(of: s1 as any P5)).min() ?? Character("é")))
    default:
      print("default", min((s1 as any P5).score(3), (s1 as any P5).twice()))
    }
    func f9(_ a: Int?, _ n: Int = 1) -> Int? {
      defer { print("leaving f9", n) }
      guard n > 0 else { return ["a": 1, "b": 2].mapValues { $0 &* 3 }[String(describing: Int(41))] }
      func risk10(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if ((s1 as any P5) is DP5) || n > 3 { throw Failure.code(n) }
        return (([5].sorted(by: <) + [(s1 as any P5).score(3)])[0])
      }
      do { print(try risk10(4)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk10(9)) ?? -1)
      print(n, (zip(Array(1...5).map({ -($0 % 50) }), ([3, 1, 2] + [5])).map { $0 &+ $1 } + Array(Array(1...5).suffix(1)).map(({ $0 &+ n }))))
      return String?.none.map { $0 + "?" }.map { $0 + "?" }?.count
    }
    print(f9(Int(String(describing: type(of: s1 as any P5)))), f9(["x", "yy", "x"].last?.count, 3) as Any)
  }
  if let o11 = ([String: Int]()["1234"].flatMap { $0 > 0 ? $0 : nil } ?? ([Int]() + [4, 4, -1, 9]).last { $0 < 5 }), (!((s1 as any P5) is DP5)) {
    print(o11)
    func f12(_ a: [Int], _ n: Int = 1) -> [Int] {
      defer { print("leaving f12", n) }
      let v13: Int8 = (Int8(-128) &<< 5).byteSwapped
      _ = v13
      func f14(_ a: String, _ n: Int = 1) -> String {
        print((((Int32(2147483647) / 5) &* (false ? Int32(-2147483648) : Int32(3))) / 3))
        print(Character("7"))
        return a
      }
      print(f14((n, "e\u{301}").1), f14((s1 as any P5).name, 3) as Any)
      return a
    }
    print(f12(Array([String: Int]().values.sorted().enumerated().map { $0.offset &* $0.element })), f12("  pad ".utf8.map { Int($0) }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- o11 })), 7) as Any)
  } else {
    print((s1 as any P5).name.map { String($0) })
  }
  let v15: Set<Int> = Set([5]).filter { $0 % 2 == 0 }
  _ = v15
  print(String(bestP5([BP5(v: 2), DP5(v: 1)]), radix: 2))
}
struct G7<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G7<U> { var g = G7<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G7 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G7: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program7() {
  print("== 7")
  var s1: G7<Int> = G7<Int>().map { $0 % 7 }
  _ = s1
  loop3: for i2 in s1.map { String($0) }.description.prefix(3) {
    _ = i2
    print(min(s1.map { $0 }.items.count, Int(([1e-7, 1e16].reduce(0, +) / 1e6).rounded())), G7<Int>().map { String($0) }.description)
    let v4: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- s1.sum })
    _ = v4
    let v5: Int = s1.reduce(0, &+)
    _ = v5
  }
  print(([String: Int]().keys.sorted().sorted() + ["\(s1)"]))
  func risk6(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Character("7") <= ("e\u{301}".last ?? Character("7"))) || n > 3 { throw Failure.code(n) }
    return ((s1.filter { $0 > 0 } + [(s1.best ?? 0)])[0])
  }
  do { print(try risk6(4)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk6(2)) ?? -1)
  var v7: (Int) -> Int = ({ $0 &+ s1.sum })
  _ = v7
  if ((Int(0), "a") < (Int(2), "a")) {
    print(s1.contains(2), s1.first { $0 > 1 } as Any)
    func risk8(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if s1.map { String($0) }.description.contains("a,b,,c".debugDescription) || n > 3 { throw Failure.code(n) }
      return s1.map { $0 }.items.count
    }
    do { print(try risk8(1)) ; print(try risk8(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk8(9)) ?? -1)
  } else {
    if (![4, 4, -1, 9].allSatisfy { $0 > Int(-17) }) {
      loop10: for i9 in 0..<1 {
        _ = i9
        print((i9, s1.map { String($0) }.description), "\(s1)")
        print(Set([4, 4, -1, 9].filter { $0 > i9 }.map { $0 % 4 }).isSubset(of: Set(Array(1...5).map { $0 % 4 }).sorted()), G7<Int>().sorted())
        print(s1.contains(2), s1.first { $0 > 1 } as Any)
      }
      func risk11(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count) != [String: Int]().filter { $0.value > 1 }) || n > 3 { throw Failure.code(n) }
        return (s1.best ?? 0)
      }
      do { print(try risk11(4)) ; print(try risk11(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk11(9)) ?? -1)
    }
  }
  for x in s1 { print(x) }
  switch (s1.best ?? 0) {
  case 0:
    print("0", (s1.reduce(0, &+), "<\((1, "one"))>").0)
  case 1...5:
    print("1...5", (UInt8(exactly: Int16(truncatingIfNeeded: (UInt(65536) % 11))) ?? UInt8(219)))
  case let n where n % 2 == 0:
    print("0", Set(s1.sorted()).filter { $0 % 2 == 0 }.sorted())
  case ..<0:
    print("..<0", s1.sorted())
  default:
    print("default", Character("é"))
  }
  if let o12 = (("a" < "a,b,,c") ? String(Character("7")) : nil)?.uppercased(), Set([3, 1, 2].map { $0 % 4 }).isSubset(of: s1.filter { $0 > 0 }) {
    print(o12)
    print(([Int]() + [Int]()).map { "\($0)" }.filter { !$0.isEmpty }, [3, 1, 2].first { $0 > 2 }.flatMap { $0 > 0 ? $0 : nil }.map { "n\($0)" })
  } else {
    print(((UInt8(3) % 11) &>> 9).byteSwapped)
  }
  var c14 = ((s1.best ?? 0) % (-5))
  let make13: () -> Int = { c14 &+= s1.sum; return c14 }
  print(make13(), c14, make13())
  func inmake13(_ x: inout Int) { x &+= s1.reduce(0, &+).quotientAndRemainder(dividingBy: 7).remainder; print(x) }
  var tmake13 = c14; inmake13(&tmake13); print(tmake13, c14)
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
struct S10: Equatable, CustomStringConvertible {
  var a: Int = Int(0) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ Int(((-((1.0 / 3))) / 1e6).rounded()) } }
  var description: String { "S10(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = [String: Int]().merging([String: Int]()) { $0 &- $1 }[String(describing: UInt8(212)), default: (Optional(4) ?? a)]; items.append(k); b += (Character("a").isNumber ? b : b) }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S10, r: S10) -> S10 { S10(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program10() {
  print("== 10")
  var s1: C10 = (C10(text: "a,b,,c") ?? C10(0))
  _ = s1
  var s2: S10 = S10(b: "Zoë\n", items: [5])
  _ = s2
  loop4: for i3 in "\(s2)".map { String($0) }.prefix(3) {
    _ = i3
    s2.a = s1.n
    print([(Double(Int(0))).ulp, (Double(i3) ?? (123456789.125 + 1e-7))].reduce(0, +))
    let v5: Int = (({ (x: Int) -> Int in x &+ Int(7) }(Int(65536))) & (-4, "").0)
    _ = v5
  }
  func f6(_ a: String, _ n: Int = 1) -> String {
    func risk7(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((n, a) == (n, a)) || n > 3 { throw Failure.code(n) }
      return n
    }
    do { print(try risk7(4)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk7(9)) ?? -1)
    if (a.map { String($0) }.joined(separator: ".") <= a) {
      let v8: [String] = ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.sorted()
      _ = v8
      let v9: Character = (String(a.lazy.reversed()).last ?? Character("a"))
      _ = v9
    }
    return "\(S10(a: n, b: a))"
  }
  print(f6(s1.late), f6(String(describing: [String]().sorted()), 0) as Any)
  if let o10 = ["b", "a"].max().map { $0 + "?" }?.count, Array(stride(from: 9, to: -3, by: -5)).contains([String: Int]()["e\u{301}", default: Int(2)]) {
    print(o10)
    if (![4, 4, -1, 9].contains(o10)) {
      do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
      let v11: Int = o10
      _ = v11
    } else {
      func risk12(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if s1.log.allSatisfy { $0 > (Optional(4) ?? o10) } || n > 3 { throw Failure.code(n) }
        return o10
      }
      do { print(try risk12(1)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk12(2)) ?? -1)
    }
  } else {
    print((({ n in n > s2.a ? n : s2.a }))(s1.n))
  }
  if let o13 = Int(String("".prefix(3))).map { "n\($0)" }, s1.log.allSatisfy { $0 > [s2].map(\.a)[0] } {
    print(o13)
    if let o14 = (["x", "yy", "x"].first?.count ?? s2.items.first { $0 > 2 }), (["a": 1, "b": 2][o13] == nil) {
      print(o14)
      print(((![Int]().contains(o14)) ? ((Int8(127) &<< 9) &<< 9) : ((Int8(3) &<< 9) &>> 1)), ((true ? o13 : nil)?.count == nil))
    } else {
      print((UInt(clamping: Int(clamping: UInt(65536))) << 9))
    }
  } else {
    print(C10(Int(7)).late)
  }
  s2.items.sort()
}
protocol P12 { var name: String { get }; func score(_ k: Int) -> Int }
extension P12 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP12: P12 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP12: BP12 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP12: P12 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP12: P12 { var name = "" }
func bestP12<T: P12>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program12() {
  print("== 12")
  var s1: any P12 = VP12(k: Int(7))
  _ = s1
  if let o2 = "a".map { String($0) }.max()?.count, String(repeating: "  pad ", count: 0).contains(String(Character("é"))) {
    print(o2)
    let v3: [String] = ["b", "a"].reversed().map { $0 + "!" }.filter { !$0.isEmpty }
    _ = v3
  } else {
    print(Character("7"))
  }
  print(Character("é"), (s1 as any P12).score(3))
  print((false ? Int(7) : nil).map { "n\($0)" }?.uppercased())
  print([4, 4, -1, 9].filter { $0 > Int(7) }.filter { $0 > (((s1 as any P12) as? BP12)?.v ?? 8) }.map(({ $0 &+ (s1 as any P12).twice() })), [4, 4, -1, 9].map { "\($0)" }.last.map { $0 + "?" })
  print(["a": 1, "b": 2].merging([String: Int]()) { $0 &- $1 }.mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  print(bestP12([BP12(v: 2), DP12(v: 1)]), (BP12(v: Int(-1)) as any P12).twice())
  print((VP12(k: Int(7)) as any P12).twice(), Int(String(describing: type(of: s1 as any P12))))
  if ((s1 as any P12) is VP12) {
    print(Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" })
    print((({ (n: Int) -> Int in let m = n &* 2; return m &- (s1 as any P12).twice() }))((s1 as any P12).score(3)))
  }
}
struct S13: Equatable, CustomStringConvertible {
  var a: Int = Int(1000) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S13(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(clamping: (Int32(-7) / 3)); items.append(k); b += "<\((1, "one"))>".split(separator: ",", omittingEmptySubsequences: false).map(String.init).joined(separator: "|") }
  subscript(i: Int) -> Int { get { i &+ b.count } set { items.append(newValue); a = i } }
  static func + (l: S13, r: S13) -> S13 { S13(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program13() {
  print("== 13")
  var s1: S13 = S13(a: Int(65536), b: "  pad ")
  _ = s1
  print((s1.items.allSatisfy { $0 > s1[keyPath: \.a] } ? s1.a : nil))
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if String(Int(1), radix: 36).contains(("e\u{301}" + "")) || n > 3 { throw Failure.code(n) }
    return (s1.total % 7)
  }
  do { print(try risk2(4)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  let v3: Set<Int> = Set(zip([3, 1, 2], [4, 4, -1, 9]).map { $0 &+ $1 }.map { $0 % 4 })
  _ = v3
  s1.items.sort()
  let v4: Int32 = (Int32(1523457748) & Int32(3)).byteSwapped
  _ = v4
  var v5: Int? = ["b", "a"].map(\.count).firstIndex(of: 4)
  _ = v5
  if let o6 = (((-0.0).truncatingRemainder(dividingBy: 0.7) >= Double(Float(1e10))) ? Int(truncatingIfNeeded: Int16(-32768).byteSwapped) : nil), v3.isSubset(of: ["b", "a"].flatMap { [$0.count, 0] }) {
    print(o6)
    print(S13(a: o6, b: "  pad ").items.count)
  } else {
    print(s1.total)
  }
  let v7: [Int] = s1.items
  _ = v7
}
struct G14<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G14<U> { var g = G14<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G14 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G14: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
protocol P14 { var name: String { get }; func score(_ k: Int) -> Int }
extension P14 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1) }; func twice() -> Int { score(score(2) % 100) } }
class BP14: P14 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP14: BP14 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP14: P14 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP14: P14 { var name = "a,b,,c" }
func bestP14<T: P14>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program14() {
  print("== 14")
  var s1: G14<Int> = G14<Int>().map { $0 % 7 }
  _ = s1
  var s2: any P14 = WP14()
  _ = s2
  let v3: Double = ((Double("Hello") ?? -0.0)).truncatingRemainder(dividingBy: 3)
  _ = v3
  switch (Int?.none.map({ $0 &+ 1 }) ?? String?.none?.count) {
  case nil:
    print("nil", (s1.map { $0 }.items.count, (s1.map { String($0) }.description + "\(s1)")))
  case .some(3):
    print(".some(3)", ((s1.items.count), s1.map { String($0) }.description))
  case let n?:
    print("n?", (~((~UInt8(3)) / 5)))
  }
  var c5 = Int(clamping: (~UInt(7)))
  let make4: () -> Int = { c5 &+= (s2 as any P14).twice(); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= ({ (x: Int) -> Int in x &+ (s2 as any P14).twice() }([3, 1, 2].filter { $0 > Int(7) }.count)); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  s1.push(["a": Int(65536), "Hello": Int(0)][String(repeating: "a,b,,c", count: 0), default: bestP14([BP14(v: 2), DP14(v: 1)])] % 1000)
  let v6: String = String(describing: type(of: s2 as any P14))
  _ = v6
  for x in s1 { print(x) }
}
struct G17<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G17<U> { var g = G17<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G17 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G17: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program17() {
  print("== 17")
  var s1: G17<Int> = G17<Int>()
  _ = s1
  switch s1.reduce(0, &+).quotientAndRemainder(dividingBy: 7).remainder {
  case 0:
    print("0", Character("7"))
  case 1...5:
    print("1...5", (s1.sorted().allSatisfy { $0 > s1.map { $0 }.items.count } ? "\(s1)" : nil))
  case let n where n % 2 == 0:
    print("0", s1.filter { $0 > 0 }.filter { $0 != (Int(65536) % (-5)) }.count.quotientAndRemainder(dividingBy: 7).remainder)
  case ..<0:
    print("..<0", ((Int8(-128) % 11) << 1).byteSwapped)
  default:
    print("default", G17<Int>())
  }
  for x in s1 { print(x) }
  print((Int32(exactly: UInt8(3).byteSwapped.byteSwapped) ?? Int32(-1413741958)), Int(truncatingIfNeeded: (~(UInt64(1000) % 11))))
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Double(Int(-1)) <= (123456789.125).nextUp) || n > 3 { throw Failure.code(n) }
    return s1.sum
  }
  do { print(try risk2(4)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  let v3: Int = s1.map { $0 }.items.count
  _ = v3
  print(Character("a"), { var g = G17<Int>(); g.push(v3 % 1000); g.push(2); return g }())
  if ((true || false) || (!true)) {
    s1.push(min(v3, v3).quotientAndRemainder(dividingBy: 7).quotient % 1000)
    print(((v3, "1234").0, "\(s1)"), (["x", "yy", "x"].reversed().map { $0 + "!" }.reversed().map { $0 + "!" } + [s1.map { String($0) }.description]))
  }
}
final class C18 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C18?
  weak var back: C18?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C18 { n &+= k; return self }
}
func program18() {
  print("== 18")
  var s1: C18 = (C18(text: "Hello") ?? C18(0))
  _ = s1
  print(String(repeating: s1.late, count: 0).map { String($0) })
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.late.hasPrefix(s1.late) || n > 3 { throw Failure.code(n) }
    return (s1.next?.next?.bump().n ?? -3)
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  let v3: Int = ((s1.next?.next?.bump().n ?? -3) | (Int?(-2) ?? Int(7)))
  _ = v3
  loop5: for (_, i4) in [String]().filter { !$0.isEmpty }.sorted().prefix(3).enumerated() where ("a,b,,c".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") == (1, "one").1) {
    _ = i4
    print(s1.n, s1.late)
    func f6(_ a: Int, _ n: Int = 1) -> Int {
      defer { print("leaving f6", n) }
      guard n > 2 else { return (s1.next?.n ?? 3) }
      let v7: [Int] = [3, 1, 2].reduce(into: [Int]()) { $0.append($1 % 10) }.map(({ $0 &+ a }))
      _ = v7
      print(C18(v3).log)
      return Dictionary([String]().map { ($0, $0.count) }, uniquingKeysWith: max).filter { $0.value > 1 }[i4, default: v3]
    }
    print(f6(max(v3, (s1.next?.n ?? 3), Int(1000))), f6(v3, 0) as Any)
    if (!(1...10 ~= v3)) {
      switch s1.late {
      case "":
        print("", s1.log)
      case "a", "Hello":
        print("Hello", ((UInt(0).byteSwapped &>> 9) &+ ((false ? UInt(0) : UInt(0)) << 5)))
      case let s where s.hasPrefix("1"):
        print("s.hasPrefix(1)", ((~(Int32(3) &+ Int32(-423059750))) &* (~(Int32(-7) &+ Int32(3)))))
      default:
        print("default", min((UInt8(3) & UInt8(255)).byteSwapped, ((~UInt8(3)) % 11)))
      }
      if let o8 = (Int(["b", "a"].joined(separator: "a")) ?? (["a": 1, "b": 2][i4] ?? ["a": 1, "b": 2][i4])), Set([5].map { $0 % 4 }).isSubset(of: s1.log) {
        print(o8)
        print(Set([4, 4, -1, 9].filter { $0 > o8 }).filter { $0 % 2 == 0 }.sorted(), (min(UInt8(255), UInt8(0)).byteSwapped & (UInt8(exactly: (UInt8(exactly: UInt32(4294967295)) ?? UInt8(3))) ?? UInt8(0))))
      } else {
        print(C18(v3).late)
      }
    }
  }
  if let o9 = (true ? "Hello" : nil).map { $0 + "?" }?.uppercased(), (v3 > s1.n) {
    print(o9)
    if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
  } else {
    print((s1.late.min() ?? Character("a")))
  }
  print(C18(v3).bump().late, (({ n in n > ((s1.log + [v3])[0]) ? n : ([String: Int]()["👩‍👩‍👧x"] ?? v3) }))(s1.n.subtractingReportingOverflow(v3.quotientAndRemainder(dividingBy: 7).remainder).partialValue))
  do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
  func risk10(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Character("é") < Character("7")) || n > 3 { throw Failure.code(n) }
    return s1.bump(by: 2).n
  }
  do { print(try risk10(1)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk10(2)) ?? -1)
  if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
}
indirect enum E19: Equatable {
  case leaf(Int), pair(left: E19, right: E19), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(7): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program19() {
  print("== 19")
  var s1: E19 = E19.leaf(Int(1000))
  _ = s1
  print(({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), (Int(7), "Hello").1), Array([s1.depth, Int(truncatingIfNeeded: Int16(3))].enumerated().map { $0.offset &* $0.element }))
  if (s1 == .none) {
    if (stride(from: 0, through: Int(7) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 } >= (Int(-17) / 3)) {
      let v2: Int = stride(from: 0, through: (false ? Int(65536) : Int(0)) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }
      _ = v2
      print((({ $0 &+ v2 }))(Int(truncatingIfNeeded: (Int64(exactly: UInt(0)) ?? Int64(-1)))))
    }
    switch String(Int(1), radix: 16).split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") {
    case "":
      print("", Array(Array(Array(1...5).enumerated().map { $0.offset &* $0.element }).prefix(2)).filter { $0 < s1.depth }.count)
    case "a", "Hello":
      print("Hello", (s1 != .leaf(2)))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", Set([4, 4, -1, 9].reduce(into: [Int]()) { $0.append($1 % 10) }.map { $0 % 4 }).filter { $0 % 2 == 0 }.sorted())
    default:
      print("default", E19.none)
    }
  }
  let v3: E19 = s1
  _ = v3
  var c5 = (Int("a,b,,c") ?? [5].filter { $0 != Int(0) }.count)
  let make4: () -> Int = { c5 &+= v3.depth; return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = v3 { return v } else { return -9 } }().quotientAndRemainder(dividingBy: 7).quotient; print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  var c7 = v3.depth.quotientAndRemainder(dividingBy: 7).remainder
  let make6: () -> Int = { c7 &+= s1.depth; return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= v3.depth; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  loop9: for i8 in String(String(Character("7")).suffix(2)).prefix(3) {
    _ = i8
    func f10(_ a: Int?, _ n: Int = 1) -> Int? {
      defer { print("leaving f10", n) }
      guard n > 1 else { return (Int?(-2).flatMap { $0 > 0 ? $0 : nil } ?? Optional("opt")?.count) }
      if n < 5 { return f10(a, n + 2) }
      if (v3 != .leaf(2)) {
        switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
        print(n)
      } else {
        if case .pair(let l, _) = s1 { s1 = l }
      }
      var v11: Int = s1.depth
      _ = v11
      return a.flatMap { $0 > 0 ? $0 : nil }
    }
    print(f10(Int("1234").flatMap { $0 > 0 ? $0 : nil }), f10(Int?(-2).map({ $0 &+ 1 }).map(({ n in n > Int(0) ? n : Int(7) })), 3) as Any)
    switch ("a".contains("naïve") ? String(i8) : (1, "one").1) {
    case "":
      print("", ((true ? UInt8(3) : UInt8(255)).byteSwapped / 3))
    case "a", "Hello":
      print("Hello", ({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), String(String(i8).sorted())))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", ((UInt8(exactly: (Int16(-32768) / 3)) ?? UInt8(0)) >= ((UInt8(255) &<< 9) &<< 5)))
    default:
      print("default", ((Int?.none.map({ $0 &+ 1 }) ?? { if case .leaf(let v) = v3 { return v } else { return -9 } }()), String(repeating: String(describing: (0.1 + 0.2)), count: 0)))
    }
    if Array(1...5).map { x in x &- 1 }.allSatisfy { $0 > s1.depth } { break loop9 }
    if i8.isLetter {
      func risk12(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (s1 != .leaf(2)) || n > 3 { throw Failure.code(n) }
        return Set([2, 9]).symmetricDifference(Array(1...5)).count
      }
      do { print(try risk12(4)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk12(9)) ?? -1)
      print(((s1 == .none) ? String("naïve".reversed()).map { String($0) }.joined(separator: ".") : nil), String(repeating: (-4, "").1, count: 2).map { String($0) }.joined(separator: "."))
    } else {
      var v13: [Int] = [String]().map { $0.utf8.count }.filter { $0 > { if case .leaf(let v) = v3 { return v } else { return -9 } }() }
      _ = v13
    }
  }
  func f14(_ a: String, _ n: Int = 1) -> String {
    if Array(1...5).map({ -($0 % 50) }).contains(n) {
      if (1...10 ~= n) {
        var v15: (Int) -> Int = ({ $0 &+ s1.depth })
        _ = v15
        print((E19.text(a) == .none))
      } else {
        print((((false ? UInt(41) : UInt(41)) << 1) % 11))
      }
      print((Double(v3.depth) * Double({ if case .leaf(let v) = v3 { return v } else { return -9 } }())))
    }
    let v16: E19 = E19.text(a)
    _ = v16
    return (((v3 == .none) || (1...10 ~= n)) ? (String?.none.map { $0 + "?" } ?? String(a.filter { $0.isLetter })) : ["b", "a"].joined(separator: "a").split(separator: ",", omittingEmptySubsequences: false).map(String.init).joined(separator: "|"))
  }
  print(f14(String("a".suffix(2)).map { String($0) }.joined(separator: ".")), f14((Int(41), "e\u{301}").1, 0) as Any)
}
struct S21: Equatable, CustomStringConvertible {
  var a: Int = Int(-1)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ b.split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|").utf8.count } }
  var description: String { "S21(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (((items + [k])[0]) << 3); items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ b.count } set { items.append(newValue); a = i } }
  static func + (l: S21, r: S21) -> S21 { S21(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
struct G21<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G21<U> { var g = G21<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G21 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G21: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program21() {
  print("== 21")
  var s1: S21 = S21(a: Int(1), b: "1234")
  _ = s1
  var s2: G21<Int> = G21<Int>().map { $0 % 7 }
  _ = s2
  if let o3 = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }["<\((UInt8(0) | UInt8(23)))>"], (1...10 ~= s1[2]) {
    print(o3)
    print(o3, (s1.items.max() ?? 0))
  } else {
    print(((false ? UInt8(0) : UInt8(3)).byteSwapped &- (~UInt8(3)).byteSwapped))
  }
  print((((-(0.0)) - (123456789.125 + (1.0 / 3)))).nextUp, Dictionary("Hello".map { String($0) }.map { ($0, $0.count) }, uniquingKeysWith: &+).keys.sorted())
  let v4: UInt = ((Character("7") <= Character("é")) ? (UInt(1000) % 11) : UInt(41).byteSwapped)
  _ = v4
  print(S21(b: "", items: [3, 1, 2]).items, G21<Int>().filter { $0 > 0 })
  print(([String]() + ["e\u{301}"]).filter { !$0.isEmpty }.last, Int(String(s1.total, radix: 2)))
  print(S21(a: Int(2), b: "naïve")[2], String(describing: Character("7")).utf8.map { Int($0) })
}
struct S23: Equatable, CustomStringConvertible {
  var a: Int = Int(0)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S23(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (a % 1000 - a % 1000); items.append(k); b += String((b.last ?? Character("é"))) }
  subscript(i: Int) -> Int { get { i &+ max((~a), stride(from: 0, through: a % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }, Int(65536)) } set { items.append(newValue); a = i } }
  static func + (l: S23, r: S23) -> S23 { S23(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program23() {
  print("== 23")
  var s1: S23 = S23(a: Int(2), b: "naïve")
  _ = s1
  if let o2 = String(describing: Int(-1)).map { String($0) }.max(), Set([2, 9]).union([4, 4, -1, 9]).isSubset(of: [String]().compactMap { Int($0) }) {
    print(o2)
    switch s1[keyPath: \.a] {
    case 0:
      print("0", (s1.a % 13))
    case 1...5:
      print("1...5", Dictionary(grouping: [String: Int]().keys.sorted()) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    case let n where n % 2 == 0:
      print("0", ((Int(2), o2).0, o2))
    case ..<0:
      print("..<0", S23(b: "z")[keyPath: \S23.b])
    default:
      print("default", (((UInt(1) >> 9) % 11) &- (((-4, "") == (-4, "")) ? (UInt(2) >> 9) : (~UInt(2)))))
    }
  } else {
    print(s1.items.reduce(into: [Int]()) { $0.append($1 % 10) })
  }
  s1.b += s1[keyPath: \S23.b]
  loop4: for i3 in 0..<4 {
    _ = i3
    print(s1.items.sorted(by: >), [s1.a, (~i3).nonzeroBitCount])
    s1[i3] = 4
    if ("e\u{301}".first ?? Character("a")).isASCII { continue loop4 }
    var c6 = s1[2]
    let make5: () -> Int = { c6 &+= [s1].map(\.a)[0]; return c6 }
    print(make5(), c6, make5())
    func inmake5(_ x: inout Int) { x &+= i3; print(x) }
    var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  }
  s1.b += String(repeating: s1[keyPath: \S23.b], count: 0)
  print(Set(s1.items).subtracting(s1.items).sorted())
  loop8: for i7 in s1.items.prefix(4) {
    _ = i7
    let v9: [Int] = [String: Int]().mapValues { $0 &* 3 }.values.sorted()
    _ = v9
    func f10(_ a: Int?, _ n: Int = 1) -> Int? {
      guard n > 2 else { return Int("a").map(({ (n: Int) -> Int in let m = n &* 2; return m &- i7 })) }
      if Set([1, 2, 3]).filter { $0 % 2 == 0 }.isSubset(of: s1.items) {
        do { var copy = s1; copy.step(1); print(copy == s1, s1) }
        var v11: Int? = a
        _ = v11
      }
      if let o12 = Int(((1...10 ~= i7) ? (true ? "1234" : "naïve") : s1[keyPath: \S23.b])), (1...10 ~= (~n)) {
        print(o12)
        let v13: S23 = s1
        _ = v13
      } else {
        print((s1.items.filter { $0 > n }.count << 3))
      }
      return a
    }
    print(f10(zip(v9, v9).map { $0 &+ $1 }.firstIndex(of: 4)), f10(((Optional(4) ?? Int?(-2)) ?? (true ? i7 : nil)), 7) as Any)
    print((Int?.none.map { "n\($0)" }?.uppercased() ?? String(describing: s1.items)))
  }
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
  var s1: C24 = C24(Int(-1))
  _ = s1
  let v2: Int = (s1.next?.next?.bump().n ?? -3)
  _ = v2
  let v3: Bool = ((v2, "👩‍👩‍👧x") == (v2, ""))
  _ = v3
  s1.n = v2
  print(["a": 1, "b": 2].merging([String: Int]()) { $0 &- $1 }.mapValues { $0 &* 3 }[String(repeating: s1.late, count: 2), default: s1.log.count])
  let v4: Bool = s1.late.contains(("1234" + "naïve"))
  _ = v4
  print(((~Int8(103)).byteSwapped &>> 9))
  func f5(_ a: String, _ n: Int = 1) -> String {
    print(Set([String: Int]().mapValues { $0 &* 3 }.values.sorted()).sorted())
    var v6: String = s1.late
    _ = v6
    return a
  }
  print(f5(String((s1.next?.next?.bump().n ?? -3), radix: 2)), f5(((v4 || v4) ? s1.late : String(v2, radix: 16)), 3) as Any)
  switch s1.late.split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") {
  case "":
    print("", Character("a"))
  case "a", "Hello":
    print("Hello", s1.log.map { "\($0)" }.first)
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+).mapValues { $0 &* 3 }.values.sorted())
  default:
    print("default", v2)
  }
}
final class C28 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C28?
  weak var back: C28?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C28 { n &+= k; return self }
}
func program28() {
  print("== 28")
  var s1: C28 = (C28(text: "👩‍👩‍👧x") ?? C28(0))
  _ = s1
  var c3 = s1.log.count
  let make2: () -> Int = { c3 &+= s1.bump(by: 2).n; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= ((true ? Int(65536) : nil) ?? s1.bump(by: 2).n); print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  s1.next?.n &+= 1
  print((s1.late.max() ?? Character("a")), ({ (x: Int) -> Int in x &+ ((s1.log + [s1.log.count])[0]) }((s1.next?.next?.bump().n ?? -3))))
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  s1.n = (~(s1.next?.n ?? 3))
  loop5: for i4 in 0..<4 {
    _ = i4
    print(Character("a"), (Set([2, 9]).union([5]).isSubset(of: Array([Int]().drop { $0 > 2 })) ? (Int8(exactly: Int8(-7).byteSwapped) ?? Int8(127)) : (Int8(exactly: (UInt16(exactly: Int32(-2147483648)) ?? UInt16(0))) ?? Int8(3))))
    switch Dictionary([String]().map { ($0, $0.count) }, uniquingKeysWith: { $1 })["a".map { String($0) }.joined(separator: ".")] {
    case nil:
      print("nil", ((s1.next?.n ?? 3), String(i4, radix: 36)))
    case .some(3):
      print(".some(3)", Array(s1.log.enumerated().map { $0.offset &* $0.element }))
    case let n?:
      print("n?", (~UInt(truncatingIfNeeded: (~Int8(-7)))))
    }
    if ((i4, "👩‍👩‍👧x") < (i4, "")) { break loop5 }
    switch s1.late.split(separator: ",").map(String.init).joined(separator: "|") {
    case "":
      print("", s1.n)
    case "a", "Hello":
      print("Hello", Set(s1.log.map { $0 % 4 }).sorted())
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", (C28(text: "") ?? C28(0)).log)
    default:
      print("default", min(((false ? Int8(-128) : Int8(-128)) % 11), Int8(clamping: (Int64(41) % 11))))
    }
  }
}
struct S29: Equatable, CustomStringConvertible {
  var a: Int = Int(41) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { ({ (x: Int) -> Int in x &+ (~a) }(a)) } set { a = newValue &+ a } }
  var description: String { "S29(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = k; items.append(k); b += (a, b).1 }
  subscript(i: Int) -> Int { get { i &+ Int(clamping: (true ? UInt(41) : UInt(2))) } set { items.append(newValue); a = i } }
  static func + (l: S29, r: S29) -> S29 { S29(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program29() {
  print("== 29")
  var s1: S29 = S29(a: Int(1), b: "a")
  _ = s1
  if s1.items.allSatisfy { $0 > (([Int]() + [Int(7)])[0]) } {
    var v2: String? = (true ? "" : nil).map { $0 + "?" }
    _ = v2
    loop4: for i3 in 0..<4 {
      _ = i3
      loop6: for i5 in (v2 ?? s1.b).prefix(3) {
        _ = i5
        let v7: [String: Int] = Dictionary([String: Int]().keys.sorted().map { ($0, $0.count) }, uniquingKeysWith: &+)
        _ = v7
        s1.total = i3
        if i5.isWhitespace { break loop6 }
        s1.total &+= 1
      }
      print(S29(b: "Hello", items: [5]).items)
      print((({ $0 &+ Int(truncatingIfNeeded: UInt(truncatingIfNeeded: Int64(-17))) }))(s1.items.count))
    }
  }
  print(S29(b: "1234", items: Array(1...5)).total, ("e\u{301}" + "a").map { String($0) }.sorted())
  loop9: for i8 in "<\(Character("a"))>".map { String($0) }.prefix(3) {
    _ = i8
    s1.step([s1].map(\.a)[0])
    switch ((i8 <= i8) ? s1.total : nil) {
    case nil:
      print("nil", S29(a: Int(41), b: i8).total)
    case .some(3):
      print(".some(3)", (({ $0 &+ ((Int(41) < Int(0)) ? s1.items.count : s1.items.count) }))(Int(truncatingIfNeeded: (UInt64(7) &* UInt64(65536)))))
    case let n?:
      print("n?", S29(b: i8, items: [3, 1, 2]).a)
    }
    if (1...10 ~= [s1].map(\.a)[0]) {
      s1.b += s1.b
      func risk10(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if ((Int(7), i8) == (Int(65536), i8)) || n > 3 { throw Failure.code(n) }
        return ((Array(stride(from: 9, to: 10, by: 4)) + [[s1].map(\.a)[0]])[0])
      }
      do { print(try risk10(4)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk10(9)) ?? -1)
    } else {
      s1[keyPath: \.a] &-= 2
    }
  }
  print(Character("7"), Character("é").isNumber)
  if let o11 = (Set([3, 1, 2]).isSubset(of: Array(stride(from: 0, to: 10, by: 4))) ? s1[keyPath: \S29.b] : nil), zip([3, 1, 2], [4, 4, -1, 9]).map { $0 &+ $1 }.contains(s1.total) {
    print(o11)
    if Set([2, 9]).filter { $0 % 2 == 0 }.isSubset(of: s1.items) {
      print(Set([4, 4, -1, 9].map { $0 % 4 }).filter { $0 % 2 == 0 }.union([String: Int]().mapValues { $0 &* 3 }.values.sorted()).sorted(), (min(UInt8(3), UInt8(0)).byteSwapped &- ([3, 1, 2].allSatisfy { $0 > Int(-1) } ? (~UInt8(9)) : UInt8(truncatingIfNeeded: Int32(2147483647)))))
      print((s1[keyPath: \.a] << 3))
    } else {
      func risk12(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if Character("é").isWhitespace || n > 3 { throw Failure.code(n) }
        return (s1.items.count % 100)
      }
      do { print(try risk12(4)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk12(9)) ?? -1)
    }
  } else {
    print(s1)
  }
  var v13: (Int, String) = (s1.items.count, "<\(true)>")
  _ = v13
  var v14: [String] = Array(1...5).map { "\($0)" }.sorted()
  _ = v14
  print((String(Character("a")).min() ?? Character("é")), (Int32(exactly: ({ (x: Int) -> Int in x &+ s1.items.count }(s1.total))) ?? Int32(2147483647)))
  loop16: for i15 in Dictionary(v14.map { ($0, $0.count) }, uniquingKeysWith: { $1 }).keys.sorted().prefix(3) {
    _ = i15
    s1.a = Int((Double(Float(1e16)) / 1e6).rounded())
    func f17(_ a: Int?, _ n: Int = 1) -> Int? {
      print(v13, (min(Int32(-1144950301), Int32(-7)).byteSwapped &+ ((v13 == v13) ? (Int32(-7) % 11) : Int32(2147483647).byteSwapped)))
      loop19: for i18 in v14.sorted().prefix(3) {
        _ = i18
        let v20: Double = max(max(1e-7, (0.1 + 0.2)), Double(n))
        _ = v20
        print(((1...10 ~= Set([2, 9]).count) ? ((UInt(65536) &>> 5) % 11) : (UInt(clamping: UInt(0)) % 11)), S29(b: i18, items: [5]).items)
        print((~(~Int32(-2147483648).byteSwapped)))
      }
      return v14.last?.count
    }
    print(f17((true ? i15 : nil)?.count), f17(Dictionary(grouping: v14) { String($0.prefix(1)) }.mapValues(\.count)[i15], 7) as Any)
    let v21: (Int, String) = v13
    _ = v21
  }
}
struct S30: Equatable, CustomStringConvertible {
  var a: Int = Int(1000) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { ((a >> 1) / (-2)) } set { a = newValue &+ Int(truncatingIfNeeded: (UInt64(0) | UInt64(1000))) } }
  var description: String { "S30(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (a % 1000 - a % 1000); items.append(k); b += String(Character("é")) }
  subscript(i: Int) -> Int { get { i &+ (a, b).0 } set { items.append(newValue); a = i } }
  static func + (l: S30, r: S30) -> S30 { S30(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program30() {
  print("== 30")
  var s1: S30 = S30(b: "z")
  _ = s1
  var v2: Int = s1.a
  _ = v2
  s1[s1.total] = 4
  func f3(_ a: String, _ n: Int = 1) -> String {
    guard n > 0 else { return "\(s1)" }
    print(((s1[keyPath: \.a] % 1000 * v2 % 1000), String((a.first ?? Character("7")))))
    var c5 = min(Int((2.75 / 1e6).rounded()), s1.a)
    let make4: () -> Int = { c5 &+= s1.items.count; return c5 }
    print(make4(), c5, make4())
    func inmake4(_ x: inout Int) { x &+= s1.total; print(x) }
    var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
    return a.split(separator: ",").map(String.init).joined(separator: "|")
  }
  print(f3(s1[keyPath: \S30.b]), f3(s1[keyPath: \S30.b], 7) as Any)
  v2 %= 97
  v2 ^= (s1.a << 3)
  let v6: [String: Int] = [String: Int]().mapValues { $0 &* 3 }.mapValues { $0 &* 3 }
  _ = v6
  print("👩‍👩‍👧x".map { String($0) }.reversed().map { $0 + "!" }.filter { !$0.isEmpty }, S30(a: v2, b: s1[keyPath: \S30.b]))
  if let o7 = Optional(4).map { "n\($0)" }.map { $0 + "?" }?.uppercased(), (((1, "one") < (1, "one")) || (Character("7") < Character("a"))) {
    print(o7)
    print(S30(b: "z").items, Dictionary(s1.items.map { "\($0)" }.map { ($0, $0.count) }, uniquingKeysWith: max).sorted { $0.key < $1.key })
  } else {
    print(s1)
  }
}
final class C33 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C33?
  weak var back: C33?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C33 { n &+= k; return self }
}
indirect enum E33: Equatable {
  case leaf(Int), pair(left: E33, right: E33), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-17): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(2))) }
}
func program33() {
  print("== 33")
  var s1: C33 = C33(Int(1))
  _ = s1
  var s2: E33 = E33.leaf(Int(0))
  _ = s2
  var v3: Int = Int(((-(1.5)) / 1e6).rounded(.up))
  _ = v3
  if case .pair(let l, _) = s2 { s2 = l }
  s1.next = nil
  loop5: for i4 in s1.late.map { String($0) }.prefix(3) {
    _ = i4
    var c7 = s1.bump(by: 2).n
    let make6: () -> Int = { c7 &+= s2.depth; return c7 }
    print(make6(), c7, make6())
    func inmake6(_ x: inout Int) { x &+= (s1.bump(by: 2).n ^ v3); print(x) }
    var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
    let v8: [Int] = s1.log
    _ = v8
    print((Double(Float((-(123456789.125))))).rounded())
  }
  let v9: (Int) -> Int = ({ n in n > (s1.next?.n ?? 3) ? n : (false ? v3 : v3) })
  _ = v9
  func f10(_ a: String, _ n: Int = 1) -> String {
    guard n > 2 else { return (v3, "1234").1 }
    if n < 5 { return f10(a, n + 2) }
    v3 %= 97
    if (s2 == .none) {
      let v11: String? = (Character("é").isUppercase ? (String?.none ?? a) : nil)
      _ = v11
      s2 = E33.none
    } else {
      print(v3)
    }
    return C33(n).bump().late
  }
  print(f10(String(describing: Array(stride(from: 9, to: -3, by: -5)))), f10(s1.late, 7) as Any)
  var c13 = stride(from: 0, to: v3 % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 }
  let make12: () -> Int = { c13 &+= (min(v3, v3) % 13); return c13 }
  print(make12(), c13, make12())
  func inmake12(_ x: inout Int) { x &+= v3; print(x) }
  var tmake12 = c13; inmake12(&tmake12); print(tmake12, c13)
  if let o14 = ((s2 != .leaf(2)) ? "e\u{301}".uppercased() : nil).map { $0 + "?" }, (s2 != .leaf(2)) {
    print(o14)
    if let o15 = (false ? o14 : nil).map { $0 + "?" }?.uppercased(), (["a": 1, "b": 2].keys.sorted() == [Int]().map { "\($0)" }) {
      print(o15)
      if let o16 = [String: Int]()[o14].map { "n\($0)" }.map { $0 + "?" }, (s2 == .none) {
        print(o16)
        var v17: Int32 = (Int32(-2147483648) &<< 9).byteSwapped
        _ = v17
      } else {
        print((((Int32(1169788587) ^ Int32(-2147483648)) << 5) &+ (Int32(-2147483648) &>> 9).byteSwapped))
      }
    } else {
      print(Dictionary(grouping: [3, 1, 2].map(v9).map { "\($0)" }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key })
    }
  } else {
    print((v3, String(repeating: "a,b,,c", count: 2).lowercased()))
  }
  var c19 = v3
  let make18: () -> Int = { c19 &+= v3; return c19 }
  print(make18(), c19, make18())
  func inmake18(_ x: inout Int) { x &+= Set(Array(1...5)).count; print(x) }
  var tmake18 = c19; inmake18(&tmake18); print(tmake18, c19)
}
struct S35: Equatable, CustomStringConvertible {
  var a: Int = Int(1000) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ (-4, "").0.multipliedReportingOverflow(by: (Int?.none ?? a)).partialValue } }
  var description: String { "S35(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = b.uppercased().utf8.count; items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S35, r: S35) -> S35 { S35(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
struct G35<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G35<U> { var g = G35<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G35 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G35: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program35() {
  print("== 35")
  var s1: S35 = S35(a: Int(0), b: "  pad ")
  _ = s1
  var s2: G35<Int> = G35<Int>()
  _ = s2
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((Int(2), "Hello") == (Int(-17), "e\u{301}")) || n > 3 { throw Failure.code(n) }
    return s1[2]
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  let v4: [Int] = ([Int(-17), Int(-1)] + s1.items)
  _ = v4
  func f5(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f5", n) }
    if n < 5 { return f5(a, n + 2) }
    func f6(_ a: Int, _ n: Int = 1) -> Int {
      guard n > 2 else { return s2.map { $0 }.items.count }
      func f7(_ a: Int, _ n: Int = 1) -> Int {
        guard n > 1 else { return s1.total }
        s1.a = a
        s1.items.append(n)
        return s2.reduce(0, &+)
      }
      print(f7((s2.best ?? 0)), f7((s2.best ?? 0), 0) as Any)
      var v8: Int = [String: Int]().merging([String: Int]()) { $0 &- $1 }[String(describing: n), default: s1[2]]
      _ = v8
      return n
    }
    print(f6(n), f6(s2.reduce(0, &+), 7) as Any)
    s1.items.append(Int((max(1e10, 1.5) / 1e6).rounded(.up)))
    return Int(["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "Hello"))
  }
  print(f5(v4.firstIndex(of: 4)), f5(v4.firstIndex(of: 4), 7) as Any)
  print("\(s1)".hasSuffix("\(s1)".map { String($0) }.joined(separator: ".")))
  print(s2.contains(2), s2.first { $0 > 1 } as Any)
  var v9: UInt = (UInt(exactly: s2.sum) ?? UInt(2))
  _ = v9
  switch ((s1.items + [Set([1, 2, 3]).count])[0]) {
  case 0:
    print("0", Set(s2.filter { $0 > 0 }.map { $0 % 4 }).sorted())
  case 1...5:
    print("1...5", (s1.items.min() ?? (s2.best ?? 0)))
  case let n where n % 2 == 0:
    print("0", (Int?(-2).flatMap { $0 > 0 ? $0 : nil } ?? [String: Int]()["a"]).map { "n\($0)" })
  case ..<0:
    print("..<0", (UInt(exactly: s2.sum) ?? UInt(0)))
  default:
    print("default", zip(["b", "a"].reversed().map { $0 + "!" }.map(\.count), s2.filter { $0 > 0 }).map { $0 &+ $1 })
  }
  var v10: Int = (s2.best ?? 0)
  _ = v10
}
protocol P36 { var name: String { get }; func score(_ k: Int) -> Int }
extension P36 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(-17) }; func twice() -> Int { score(score(2) % 100) } }
class BP36: P36 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP36: BP36 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP36: P36 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP36: P36 { var name = "e\u{301}" }
func bestP36<T: P36>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program36() {
  print("== 36")
  var s1: any P36 = DP36(v: Int(2))
  _ = s1
  let v2: UInt8 = ((~UInt8(3)) & (UInt8(255) &- UInt8(255)))
  _ = v2
  loop4: for i3 in String(describing: type(of: s1 as any P36)).prefix(3) {
    _ = i3
    if ((s1 as any P36) is DP36) {
      print(["a": (s1 as any P36).twice(), "Hello": stride(from: 0, to: Int(2) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }].keys.sorted())
      if ((s1 as any P36) is VP36) {
        print(String((s1 as any P36).name.lazy.reversed()), String((s1 as any P36).name.dropFirst()))
        let v5: Set<Int> = Set((Array(1...5) + [5]))
        _ = v5
      } else {
        print((VP36(k: Int(-1)) as any P36).score(3))
      }
    } else {
      var v6: (Int) -> Int = ({ n in n > Int(0).quotientAndRemainder(dividingBy: 7).remainder ? n : ({ (x: Int) -> Int in x &+ Int(-17) }(Int(2))) })
      _ = v6
    }
    if ((s1 as any P36) is VP36) {
      print(((s1 as any P36) is DP36), ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" }.last)
      let v7: Bool = ((s1 as any P36) is DP36)
      _ = v7
    } else {
      print(["a": bestP36([BP36(v: 2), DP36(v: 1)]), "Hello": (((s1 as any P36) as? BP36)?.v ?? 8)].values.sorted())
    }
    if ((s1 as any P36) is DP36) { continue loop4 }
    let v8: Character = Character("a")
    _ = v8
  }
  var c10 = ((Array([5].reversed()) + [(((s1 as any P36) as? BP36)?.v ?? 8)])[0])
  let make9: () -> Int = { c10 &+= (bestP36([BP36(v: 2), DP36(v: 1)]) / (-2)); return c10 }
  print(make9(), c10, make9())
  func inmake9(_ x: inout Int) { x &+= (Array([5].enumerated().map { $0.offset &* $0.element }).underestimatedCount); print(x) }
  var tmake9 = c10; inmake9(&tmake9); print(tmake9, c10)
  let v11: Int = ((((s1 as any P36) as? BP36)?.v ?? 8) % 100)
  _ = v11
  print((({ n in n > (s1 as any P36).twice() ? n : v11.subtractingReportingOverflow((s1 as any P36).twice()).partialValue }))(bestP36([BP36(v: 2), DP36(v: 1)])), v2)
  if let o12 = [Int]().map({ x in x &* x }).first { $0 > 2 }.map { "n\($0)" }, ((s1 as any P36) is DP36) {
    print(o12)
    func risk13(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((s1 as any P36) is VP36) || n > 3 { throw Failure.code(n) }
      return (~(s1 as any P36).twice())
    }
    do { print(try risk13(4)) ; print(try risk13(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk13(9)) ?? -1)
  } else {
    print(v2)
  }
  print(Array(1...5).reduce(into: [Int]()) { $0.append($1 % 10) }.first.map(({ n in n > v11 ? n : (~v11) })))
}
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
let programs: [() -> Void] = [program1, program2, program3, program4, program5, program7, program10, program12, program13, program14, program17, program18, program19, program21, program23, program24, program28, program29, program30, program33, program35, program36, program39]
for program in programs { program() }
