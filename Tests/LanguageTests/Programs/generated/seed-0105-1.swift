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
let programs: [() -> Void] = [program1, program2, program3, program4, program5, program7]
for program in programs { program() }
